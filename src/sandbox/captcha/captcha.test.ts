import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

let sandbox: TestSandbox;
let now = Date.parse('2026-07-01T00:00:00Z');
beforeAll(async () => (sandbox = await startSandbox({ now: () => new Date(now) })));
afterAll(() => sandbox.stop());

const token = async (): Promise<string> => {
  const answer = await fetch(`${sandbox.url}/captcha/token`, {
    method: 'POST',
    headers: { origin: 'http://ca-telecom.localhost:3000', 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: 'key' }),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://ca-telecom.localhost:3000');
  return ((await answer.json()) as { token: string }).token;
};
const verify = async (response: string, secret = sandbox.secret('captcha:ca-telecom')): Promise<unknown> =>
  (
    await fetch(`${sandbox.url}/captcha/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
    })
  ).json();

describe('the captcha', () => {
  it('gives a single-use token for ticking the box', async () => {
    const value = await token();
    expect(await verify(value)).toMatchObject({ success: true, hostname: 'ca-telecom.localhost' });
    expect(await verify(value)).toMatchObject({ success: false, 'error-codes': ['invalid-input-response'] });
  });

  it("needs a brand's secret", async () =>
    expect(await verify(await token(), 'wrong')).toMatchObject({
      success: false,
      'error-codes': ['invalid-input-secret'],
    }));

  it('refuses a token after two minutes', async () => {
    const value = await token();
    now += 121_000;
    expect(await verify(value)).toMatchObject({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  });

  it('is a script that draws the box', async () => {
    const answer = await fetch(`${sandbox.url}/captcha/api.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const text = await answer.text();
    expect(() => new Script(text)).not.toThrow();
  });
});
