import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

const HERE = 'http://localhost:1/backend/openadr3/3.1.0';
const KEY = `ebb_${'k'.repeat(43)}`;
const CLIENT = KEY.slice(0, 9);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const lead = async (wishes: object) => {
  const answer = await fetch(`${sandbox.url}/control/ven`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-key': sandbox.secret('sandbox') },
    body: JSON.stringify(wishes),
  });
  return [answer.status, (await answer.json()) as unknown] as const;
};

it('follows a VTN of this machine by a key that it was given, and no other', async () => {
  const known = { known: true };
  expect(await lead({ url: HERE, client_id: CLIENT })).toEqual([200, { known: false }]);
  expect(await lead({ url: HERE, client_id: CLIENT, key: KEY })).toEqual([200, known]);
  expect(await lead({ url: HERE, client_id: CLIENT })).toEqual([200, known]);
  expect(await lead({ url: HERE, client_id: 'ebb_other' })).toEqual([200, { known: false }]);
  expect(await lead({ url: HERE, client_id: 'ebb_other', key: KEY })).toMatchObject([422, {}]);
  const elsewhere = 'https://vtn.example/openadr3/3.1.0';
  expect(await lead({ url: elsewhere, client_id: CLIENT, key: KEY })).toMatchObject([422, {}]);
  expect(sandbox.world.state.ven.account).toEqual({ url: HERE, clientId: CLIENT, key: KEY });
});
