import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

const KEY = `ebb_${'k'.repeat(43)}`;

let sandbox: TestSandbox;
let product: Server;
let url: string;
let answer = 503;
const calls: unknown[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  product = createServer(({ url: path, headers }, response) => {
    calls.push([path, headers.authorization]);
    response.writeHead(answer).end('{}');
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(product.address() as AddressInfo).port}/backend/partner/v1`;
});
afterAll(async () => {
  product.close();
  await sandbox.stop();
});

const give = async (wishes: object) =>
  (
    await fetch(`${sandbox.url}/control/desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': sandbox.secret('sandbox') },
      body: JSON.stringify(wishes),
    })
  ).status;
const pass = async (seconds: number) => {
  sandbox.setNow(new Date(sandbox.world.now().getTime() + seconds * 1_000));
  await sandbox.tick();
  await sandbox.desk.settled();
};

it('reads its programs once with the key that it was given, again and again until the product answers', async () => {
  expect(await give({ url: 'https://product.example/partner/v1', key: KEY })).toBe(422);
  expect(await give({ url, key: 'guessed' })).toBe(422);
  await pass(60);
  expect(calls).toEqual([]);
  expect(await give({ url, key: KEY })).toBe(204);
  await pass(1);
  await pass(1);
  expect(calls).toHaveLength(1);
  answer = 200;
  await pass(5);
  await pass(3_600);
  const call = ['/backend/partner/v1/programs', `Bearer ${KEY}`];
  expect(calls).toEqual([call, call]);
});

it('gives a key up that is no longer good', async () => {
  answer = 401;
  await give({ url, key: KEY });
  await pass(1);
  const before = calls.length;
  await pass(3_600);
  expect(calls).toHaveLength(before);
});
