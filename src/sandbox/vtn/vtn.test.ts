import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { form } from '../../../tests/support/sandboxOauthFlow.ts';
import { readyProgramId } from './vtn.ts';
import { VTN_PATH } from './vtnRoutes.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const requestToken = async (
  clientId: string,
  secret = sandbox.secret(`vtn:${clientId}`),
): Promise<string | undefined> => {
  const answer = await form(`${sandbox.url}${VTN_PATH}/auth/token`, {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
  });
  return ((await answer.json()) as { access_token?: string }).access_token;
};
const call = async (client: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${sandbox.url}${VTN_PATH}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${(await requestToken(client)) ?? ''}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { id?: string }[] & { id: string },
  };
};
const event = (more: object = {}) => ({
  programID: readyProgramId('cedar'),
  eventName: 'Peak',
  intervals: [],
  ...more,
});

describe("the grid operator's OpenADR 3.1 server", () => {
  it('gives a token for the secret, and refuses requests without one', async () => {
    expect(await requestToken('ebbwatt')).toMatch(/^\S{20,}$/);
    expect(await requestToken('ebbwatt', 'guessed')).toBeUndefined();
    expect((await fetch(`${sandbox.url}${VTN_PATH}/events`)).status).toBe(401);
  });

  it('has a program for each utility', async () => {
    const { body } = await call('ebbwatt', 'GET', '/programs');
    expect(body.map((each) => each.id)).toEqual(
      sandbox.world.settings.utilities.map(({ slug }) => readyProgramId(slug)),
    );
  });

  it('lets the operator write events and a VEN read them, page by page', async () => {
    expect((await call('ebbwatt', 'POST', '/events', event())).status).toBe(403);
    for (let count = 0; count < 3; count += 1)
      expect((await call('operator', 'POST', '/events', event())).status).toBe(201);
    expect((await call('operator', 'POST', '/events', event({ programID: 'none' }))).status).toBe(400);
    expect((await call('ebbwatt', 'GET', '/events?skip=2&limit=2')).body).toHaveLength(1);
    expect((await call('ebbwatt', 'GET', '/events?limit=51')).status).toBe(400);
  });

  it('updates the modification time with every change', async () => {
    const { body: made } = await call('operator', 'POST', '/events', event());
    const { body: changed } = await call(
      'operator',
      'PUT',
      `/events/${made.id}`,
      event({ eventName: 'Later' }),
    );
    expect(String(changed['modificationDateTime']) > String(made['modificationDateTime'])).toBe(true);
    expect((await call('operator', 'DELETE', `/events/${made.id}`)).status).toBe(200);
    expect((await call('ebbwatt', 'GET', `/events/${made.id}`)).status).toBe(404);
  });

  it('accepts reports on existing events, and shows them to their creators', async () => {
    const { body: made } = await call('operator', 'POST', '/events', event());
    const report = { eventID: made.id, clientName: 'Ebbwatt', resources: [] };
    expect((await call('ebbwatt', 'POST', '/reports', { ...report, eventID: 'none' })).status).toBe(400);
    expect((await call('ebbwatt', 'POST', '/reports', report)).status).toBe(201);
    expect((await call('ebbwatt', 'GET', '/reports')).body).toHaveLength(1);
    expect((await call('another', 'GET', '/reports')).body).toHaveLength(0);
  });

  it('notifies only this machine', async () => {
    const wish = (callbackUrl: string) => ({
      clientName: 'Ebbwatt',
      objectOperations: [{ objects: ['EVENT'], operations: ['CREATE'], callbackUrl }],
    });
    expect(
      (
        await call(
          'ebbwatt',
          'POST',
          '/subscriptions',
          wish('https://example.org/webhooks/grid/1/notifications'),
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await call(
          'ebbwatt',
          'POST',
          '/subscriptions',
          wish('http://localhost:9/webhooks/grid/1/notifications'),
        )
      ).status,
    ).toBe(201);
  });

  it('is played by a person', async () => {
    const page = async (): Promise<string> => (await fetch(`${sandbox.url}/grid`)).text();
    await form(`${sandbox.url}/play/grid`, {
      program: readyProgramId('cedar'),
      name: '<b>Storm</b>',
      in: '0',
      minutes: '30',
      level: '3',
    });
    expect(await page()).toContain('&lt;b&gt;Storm&lt;/b&gt;');
    const { id } = sandbox.vtn.all('events').at(-1)!;
    await form(`${sandbox.url}/play/grid/${id}`, { action: 'move', in: '60', minutes: '15' });
    expect(sandbox.vtn.one('events', id)).toMatchObject({ intervalPeriod: { duration: 'PT15M' } });
    await form(`${sandbox.url}/play/grid/${id}`, { action: 'cancel' });
    expect(await page()).not.toContain('Storm');
    expect((await form(`${sandbox.url}/play/grid`, { program: 'none' })).status).toBe(422);
  });
});
