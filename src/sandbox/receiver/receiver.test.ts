import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { form } from '../../../tests/support/sandboxOauthFlow.ts';
import { RECEIVER_PATH } from './receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"type":"event.scheduled","timestamp":"2026-07-01T10:00:00Z","data":{"event_id":"<b>1</b>"}}';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ hangMs: 20 });
});
afterAll(() => sandbox.stop());
const play = (fields: Readonly<Record<string, string>>) => form(`${sandbox.url}/play/partner`, fields);
beforeEach(async () => {
  await play({ answer: 'fine' });
  await play({ action: 'forget' });
});

const post = (secret: string, seconds = Math.floor(sandbox.world.now().getTime() / 1_000)) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${BODY}`).digest('base64');
  return fetch(`${sandbox.url}${RECEIVER_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    body: BODY,
  });
};
const page = async (): Promise<string> => (await fetch(`${sandbox.url}/partner`)).text();

describe('the partner that takes webhooks', () => {
  it('shows calls, and checks them once it has the secret', async () => {
    expect(await page()).toContain('Nothing yet');
    expect((await post(SECRET)).status).toBe(204);
    expect(await page()).toContain('the partner has no secret');
    expect((await play({ secret: 'guessed' })).status).toBe(422);
    await play({ secret: SECRET });
    expect((await post(SECRET)).status).toBe(204);
    expect((await post(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)).status).toBe(401);
    expect((await post(SECRET, 1_000)).status).toBe(401);
    expect(sandbox.world.state.receiver.calls.map(({ signature }) => signature)).toEqual([
      'wrong',
      'wrong',
      'right',
      'unknown',
    ]);
    expect(await page()).toContain('&lt;b&gt;1&lt;/b&gt;');
    expect(await page()).not.toContain(SECRET);
  });

  it('fails as a person wants it to, and shows what it was sent', async () => {
    await play({ secret: SECRET, answer: 'error' });
    expect((await post(SECRET)).status).toBe(500);
    await play({ answer: 'slow' });
    expect((await post(SECRET)).status).toBe(204);
    await play({ answer: 'garbage' });
    await expect(post(SECRET)).rejects.toThrow();
    expect(sandbox.world.state.receiver.calls.map(({ answer }) => answer)).toEqual([
      'garbage',
      'slow',
      'error',
    ]);
  });
});
