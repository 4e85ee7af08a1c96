import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPTCHA_FRAME } from '../../../src/domain/signup/captchaFrame.ts';
import { loadBrands } from '../../../src/server/brands/service.ts';
import { projectRoot } from '../../../src/server/platform/root.ts';
import { registerCaptchaFrame } from '../../../src/server/render/captchaFrame.ts';
import { platformServer, type PlatformServer } from '../../support/platformServer.ts';

const SCRIPT = 'https://captcha.example/api.js?render=explicit';

/** Of these the brand `default` has keys; the others have no secret. */
const brands = loadBrands(join(projectRoot(), 'brands'), 'beta', {
  secrets: { CAPTCHA_SECRET_DEFAULT: 'hush' },
});
const serverWith = (script: string | null) =>
  platformServer([], { PAGES: 'on' }, async (app) => registerCaptchaFrame(app, brands, script));
let server: PlatformServer;
beforeAll(async () => void (server = await serverWith(SCRIPT)));
afterAll(() => server.close());

const get = (query = '', host = 'localhost', headers: Record<string, string> = {}) =>
  server.app.inject({ url: `${CAPTCHA_FRAME}${query}`, headers: { host, ...headers } });

describe('the captcha’s page', () => {
  it('has no origin, may load only the captcha, and may be framed only by our own pages', async () => {
    const { headers, body } = await get();
    const nonce = /<script nonce="([^"]{24})">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}' https://captcha.example; style-src 'unsafe-inline'; img-src https://captcha.example data:; connect-src https://captcha.example; frame-src https://captcha.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms`,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has a fresh nonce each time, is not cached, and sets no cookie', async () => {
    const [one, other] = [await get(), await get()];
    expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.cookies).toEqual([]);
  });

  it('contains the brand’s key and the captcha’s script', async () => {
    const { body } = await get();
    expect(body).toContain('data-key="default-beta-site-key"');
    expect(body).toContain(`data-script="${SCRIPT}"`);
  });

  it.each([
    ['?theme=tamarack&mode=dark', /<html lang="en-US" data-mode="dark">/],
    ['?mode=%22%3E%3Cscript%3E&theme=../x&locale=xx', /<html lang="en-US" data-mode="auto">/],
  ])('has the page’s colours: %s', async (query, start) => {
    expect((await get(query)).body).toMatch(start);
  });

  it('is missing for a brand without keys', async () => {
    expect((await get('', 'us-energy.localhost')).statusCode).toBe(404);
  });

  it('says that no check is possible without a configured script', async () => {
    const without = await serverWith(null);
    const answer = await without.app.inject({ url: CAPTCHA_FRAME, headers: { host: 'localhost' } });
    await without.close();
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      502,
      'We can’t check that you’re a person right now. Please try again in a moment.',
    ]);
  });
});
