import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { clientToken, form } from '../../../tests/support/sandboxOauthFlow.ts';

let sandbox: TestSandbox;
let id: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  const base = `${sandbox.url}/utility/banksia`;
  const { accountNumber, nmi } = sandbox.world.state.customers['banksia-1']!;
  const answer = await fetch(`${base}/enrollments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await clientToken(base, sandbox.secret('utility:banksia'), 'banksia')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      account_number: accountNumber,
      nmi,
      name: '<b>Matilda</b>',
      zip: '2000',
      webhook_url: 'http://127.0.0.1:9/webhooks/utility/banksia',
    }),
  });
  id = (await answer.json()).enrollment_id;
});
afterAll(() => sandbox.stop());

const page = async (path = '/'): Promise<string> => (await fetch(sandbox.url + path)).text();
const act = (action: string, more: Record<string, string> = {}): Promise<Response> =>
  form(`${sandbox.url}/play/enrollments/${id}`, { action, ...more });

describe("the page for playing the utility's side", () => {
  it('shows every utility and enrolment with its actions, as text and not as HTML', async () => {
    const text = await page();
    for (const { name } of sandbox.world.settings.utilities)
      expect(text).toContain(name.replace('&', '&amp;'));
    expect(text).toContain('&lt;b&gt;Matilda&lt;/b&gt;');
    expect(text).toContain('AuthStart / Started');
  });

  it('sets a state, holds it, releases it, and takes a step', async () => {
    expect((await act('set', { state: 'error', substate: 'PossibleMove' })).headers.get('location')).toBe(
      `/#${id}`,
    );
    expect(sandbox.enrollment()).toMatchObject({ state: 'error', substate: 'PossibleMove', held: true });
    expect(await page()).toContain('held by hand');
    await act('release');
    await act('set', { state: 'pending', substate: 'Connected' });
    await act('step');
    expect(sandbox.enrollment().state).toBe('MarketReady');
  });

  it('starts and ends an outage with an end', async () => {
    await form(`${sandbox.url}/play/utilities/banksia/outage`, { on: 'true', minutes: '30' });
    expect(await page()).toContain('End the outage of Banksia Networks');
    await form(`${sandbox.url}/play/utilities/banksia/outage`, { on: 'false' });
    expect(sandbox.world.state.outages).toEqual({});
  });

  it('lets a home save in a window of its own clock, and publishes data now', async () => {
    await form(`${sandbox.url}/play/customers/banksia-1/savings`, {
      from: '2026-07-01T18:00',
      to: '2026-07-01T20:00',
      percent: '30',
    });
    expect(sandbox.world.state.customers['banksia-1']!.savings).toEqual([
      { from: '2026-07-01T08:00:00.000Z', to: '2026-07-01T10:00:00.000Z', percent: 30 },
    ]);
    await act('deliver');
    expect(sandbox.world.state.drops).toHaveLength(1);
  });

  it("changes a customer's trait", async () => {
    await form(`${sandbox.url}/play/customers/banksia-1/trait`, { trait: 'conflict' });
    expect(sandbox.world.state.customers['banksia-1']!.trait).toBe('conflict');
  });

  it('makes partners fail, and clears their faults', async () => {
    expect((await form(`${sandbox.url}/faults`, { partner: 'utility', kind: 'lost' })).status).toBe(422);
    await form(`${sandbox.url}/faults`, {
      partner: 'utility',
      kind: 'hang',
      of: '',
      endpoint: 'token',
      times: '2',
      ms: '',
    });
    expect(await page('/faults')).toContain('hangs for a minute');
    expect(sandbox.faults.list()[0]).toMatchObject({
      partner: 'utility',
      kind: 'hang',
      endpoint: 'token',
      times: 2,
    });
    await form(`${sandbox.url}/faults/end`, {});
    expect(sandbox.faults.list()).toEqual([]);
  });
});
