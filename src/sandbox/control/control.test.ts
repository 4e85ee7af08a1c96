import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { consent, tokensFor, clientToken } from '../../../tests/support/sandboxOauthFlow.ts';

let sandbox: TestSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterAll(() => sandbox.stop());

const control = (
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
  key = sandbox.secret('sandbox'),
): Promise<Response> =>
  fetch(`${sandbox.url}/control/${path}`, {
    method,
    headers: { 'x-sandbox-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function enroll(
  person: Parameters<typeof consent>[1] = { customer: 'cedar-1' },
): Promise<{ id: string; authorizationId: string }> {
  const base = `${sandbox.url}/utility/cedar`;
  const secret = sandbox.secret('utility:cedar');
  const tokens = await tokensFor(base, secret, (await consent(base, person)).searchParams.get('code')!);
  const authorizationId = tokens.authorizationURI.split('/').pop()!;
  const answer = await fetch(`${base}/enrollments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await clientToken(base, secret, 'cedar')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      authorization_id: authorizationId,
      name: 'Dana',
      zip: '94103',
      webhook_url: 'http://127.0.0.1:9/webhooks/utility/cedar',
    }),
  });
  return { id: (await answer.json()).enrollment_id, authorizationId };
}

describe('control', () => {
  it('needs its key', async () => {
    expect((await control('state', undefined, 'GET', 'wrong')).status).toBe(401);
    expect((await fetch(`${sandbox.url}/control/state`)).status).toBe(401);
  });

  it('sets the time', async () => {
    expect((await (await control('clock', { now: '2026-07-01T00:00:00Z' })).json()).now).toContain(
      '2026-07-01T00:00:00',
    );
    expect((await control('clock', {})).status).toBe(422);
    await control('clock', { offset_ms: 0 });
  });

  it('creates and changes customers, and lets them save', async () => {
    const customer = await (
      await control('utilities/cedar/customers', {
        name: 'Zed',
        trait: 'moved',
        interval_seconds: 3600,
        solar: true,
      })
    ).json();
    expect(customer).toMatchObject({ name: 'Zed', trait: 'moved', intervalSeconds: 3600, solar: true });
    expect(await (await control(`customers/${customer.id}`, { trait: 'plain' })).json()).toMatchObject({
      trait: 'plain',
      name: 'Zed',
    });
    const saved = await control(`customers/${customer.id}/savings`, {
      from: '2026-07-01T00:00:00Z',
      to: '2026-07-01T02:00:00Z',
      percent: 30,
    });
    expect((await saved.json()).savings).toHaveLength(1);
    expect(
      (
        await control(`customers/${customer.id}/savings`, {
          from: '2026-07-01T02:00:00Z',
          to: '2026-07-01T00:00:00Z',
          percent: 30,
        })
      ).status,
    ).toBe(422);
    expect((await control('utilities/none/customers', { name: 'Zed' })).status).toBe(404);
  });

  it('moves enrolments and authorizations', async () => {
    const { id, authorizationId } = await enroll();
    expect(
      await (
        await control(`enrollments/${id}/state`, { state: 'pending', substate: 'PossibleMove', wait: false })
      ).json(),
    ).toMatchObject({ state: 'pending', substate: 'PossibleMove', sequence: 2 });
    expect((await control(`enrollments/${id}/state`, {})).status).toBe(422);
    expect((await control(`enrollments/none/state`, { state: 'pending' })).status).toBe(404);
    expect((await control(`authorizations/${authorizationId}/status`, { status: 3 })).status).toBe(422);
    expect((await (await control('state')).json()).enrollments[id]).toMatchObject({ held: true });
    await control(`enrollments/${id}/release`, {});
    expect(sandbox.enrollment().held).toBe(false);
  });

  it('makes partners fail, and clears their faults', async () => {
    expect((await control('faults', { partner: 'utility', kind: 'lost' })).status).toBe(422);
    const { id } = await (
      await control('faults', { partner: 'utility', endpoint: 'status', kind: 'error' })
    ).json();
    expect((await fetch(`${sandbox.url}/utility/cedar/status`)).status).toBe(500);
    expect((await (await control('faults')).json()).faults).toHaveLength(1);
    await control(`faults/${id}`, undefined, 'DELETE');
    expect((await fetch(`${sandbox.url}/utility/cedar/status`)).status).toBe(200);
  });

  it('starts and ends outages', async () => {
    await control('utilities/cedar/outage', { on: true, until: '2099-01-01T00:00:00Z' });
    expect((await (await fetch(`${sandbox.url}/utility/cedar/status`)).json()).outage).toEqual({
      active: true,
      ends_at: '2099-01-01T00:00:00.000Z',
    });
    await control('utilities/cedar/outage', { on: false });
    expect((await (await fetch(`${sandbox.url}/utility/cedar/status`)).json()).outage.active).toBe(false);
  });

  it('tells a home of an event that it joined: some use less then, each as it does, and once for each event', async () => {
    const window = { from: '2026-07-02T01:00:00Z', to: '2026-07-02T02:00:00Z' };
    const saved = async (id: string, customerId: string) => {
      await control(`enrollments/${id}/joined`, window);
      const { customers } = (await (await control('state')).json()) as {
        customers: Record<string, { savings: { from: string; percent: number }[] }>;
      };
      return customers[customerId]?.savings ?? [];
    };
    const told = [];
    for (let nr = 0; nr < 10; nr += 1) {
      const { id } = await enroll({ other: `Household ${nr}` });
      const customerId = (await (await control('state')).json()).enrollments[id].customerId as string;
      const first = await saved(id, customerId);
      expect(await saved(id, customerId)).toEqual(first);
      told.push(first[0]?.percent ?? 0);
    }
    expect(told).toContain(0);
    expect(new Set(told).size).toBeGreaterThan(4);
    const { id } = await enroll({ other: 'Household 0' });
    expect((await control(`enrollments/${id}/joined`, { from: window.to, to: window.from })).status).toBe(
      422,
    );
    expect((await control('enrollments/none/joined', window)).status).toBe(404);
  });

  it('resets everything', async () => {
    await control('reset', {});
    expect(sandbox.world.state.enrollments).toEqual({});
    expect(sandbox.world.state.customers['cedar-1']).toMatchObject({ name: 'Morgan Ellery' });
  });
});
