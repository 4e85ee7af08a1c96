import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../src/server/platform/context.ts';
import { verifyCaptcha } from '../../../src/server/signup/captcha.ts';
import { RequestError } from '../../../src/server/platform/errors.ts';
import type { OutboundAnswer, OutboundRequest } from '../../../src/server/platform/http/outbound.ts';
import { createPartners } from '../../../src/server/platform/partners.ts';

/** The parts of a request that the captcha check reads, with a captcha server that gives this answer. */
function asking(
  answer: unknown,
  { keys = true, secret = true } = {},
): { ctx: RequestContext; sent: OutboundRequest[] } {
  const sent: OutboundRequest[] = [];
  const partners = createPartners({
    oidcIssuers: {},
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: 'https://captcha.example/verify',
    given: secret ? { 'captcha:us-energy': 'hush' } : {},
    sandbox: null,
  });
  const call = async (_partner: string, request: OutboundRequest): Promise<OutboundAnswer> => {
    sent.push(request);
    if (answer instanceof Error) throw answer;
    return {
      status: 200,
      headers: {},
      body: Buffer.alloc(0),
      json: () => answer,
      ok: () => {
        throw new Error('not asked');
      },
    };
  };
  const ctx = {
    brand: {
      id: 'us-energy',
      config: { captcha: keys ? { siteKey: 'k', secretVariable: 'CAPTCHA_SECRET_OF_NOBODY' } : null },
    },
    deps: { partners, outbound: { call } },
    client: { address: '203.0.113.7' },
    log: { error: () => undefined },
  };
  return { ctx: ctx as unknown as RequestContext, sent };
}

const outcome = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => 'passed',
    (error: unknown) => (error instanceof RequestError ? `${error.status} ${error.details.code}` : error),
  );

describe('the captcha', () => {
  it.each([
    ['a yes', { success: true }, 'token', 'passed'],
    ['a no', { success: false }, 'token', '400 CAPTCHA'],
    ['garbage', 'yes', 'token', '400 CAPTCHA'],
    ['nothing sent', { success: true }, null, '400 CAPTCHA'],
    ['an empty one', { success: true }, '', '400 CAPTCHA'],
    ['a server that is away', new Error('away'), 'token', '502 PARTNER_AWAY'],
  ])('%s', async (_what, answer, token, result) => {
    expect(await outcome(verifyCaptcha(asking(answer).ctx, token))).toBe(result);
  });

  it('is called with secret, token and address', async () => {
    const { ctx, sent } = asking({ success: true });
    await verifyCaptcha(ctx, 'to ken');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://captcha.example/verify',
      body: 'secret=hush&response=to+ken&remoteip=203.0.113.7',
    });
  });

  it('refuses everyone when it is shown but cannot be checked', async () => {
    expect(await outcome(verifyCaptcha(asking({ success: true }, { secret: false }).ctx, 'token'))).toBe(
      '502 PARTNER_AWAY',
    );
  });

  it('is the sandbox’s own, its script and its check, where there is one and no other is named', () => {
    const sources = {
      oidcIssuers: {},
      smsUrl: null,
      captchaScriptUrl: null,
      captchaVerifyUrl: null,
      given: {},
    };
    const own = createPartners({ ...sources, sandbox: { url: 'http://localhost:4000', root: '00' } });
    expect([own.captchaScriptUrl, own.captchaVerifyUrl]).toEqual([
      'http://localhost:4000/captcha/api.js',
      'http://localhost:4000/captcha',
    ]);
    const none = createPartners({ ...sources, sandbox: null });
    expect([none.captchaScriptUrl, none.captchaVerifyUrl]).toEqual([null, null]);
  });

  it('is skipped for a brand without keys', async () => {
    expect(await outcome(verifyCaptcha(asking({ success: false }, { keys: false }).ctx, null))).toBe(
      'passed',
    );
  });
});
