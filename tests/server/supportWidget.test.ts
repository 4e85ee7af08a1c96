import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUPPORT_FRAME } from '../../src/domain/settings/supportFrame.ts';
import { loadBrands } from '../../src/server/brands/service.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { registerSupportFrame } from '../../src/server/render/supportFrame.ts';
import { supportScript } from '../../src/server/render/supportScript.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const SCRIPT = 'https://chat.example/widget.js';

describe('the widget’s page', () => {
  const brands = loadBrands(join(projectRoot(), 'brands'), 'beta', { supportWidget: true });
  let server: PlatformServer;
  beforeAll(
    async () =>
      void (server = await platformServer([], { PAGES: 'on' }, async (app) =>
        registerSupportFrame(app, brands, SCRIPT),
      )),
  );
  afterAll(() => server.close());
  const get = (host = 'localhost') => server.app.inject({ url: SUPPORT_FRAME, headers: { host } });

  it('may load only the widget, has an origin of its own, and may be framed only by our pages', async () => {
    const { headers, body, cookies } = await get();
    const nonce = /<script nonce="([^"]{24})">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}' https://chat.example; style-src 'unsafe-inline'; img-src https://chat.example data:; connect-src https://chat.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms`,
    );
    expect(body).toContain(`data-app="ebbwatt-support" data-script="${SCRIPT}"`);
    expect(cookies).toEqual([]);
  });

  it('is missing for a brand without an account there', async () => {
    expect((await get('us-energy.localhost')).statusCode).toBe(404);
  });
});

describe('the widget’s functions', () => {
  /** Runs the frame's script with this widget; returns how to send it a message and what it told its parent. */
  function inFrame(supportWidget: object | undefined) {
    const heard: Record<string, (event: object) => void> = {};
    const told: unknown[] = [];
    const script: { onload?: () => void; onerror?: () => void; src?: string } = {};
    const parent = { postMessage: (message: unknown) => void told.push(message) };
    const element = { dataset: { script: SCRIPT, app: 'an-app' }, hidden: false };
    runInNewContext(supportScript, {
      window: { supportWidget },
      document: {
        getElementById: () => element,
        createElement: () => script,
        head: { append: () => undefined },
        documentElement: { lang: 'en-US' },
      },
      parent,
      addEventListener: (name: string, listener: (event: object) => void) => void (heard[name] = listener),
    });
    script.onload?.();
    const send = (support: object, source: object = parent) =>
      heard['message']?.({ source, data: { support } });
    return { send, leave: () => heard['pagehide']?.({}), told };
  }

  function stub() {
    const calls: string[] = [];
    return {
      calls,
      widget: {
        mount: () => void calls.push('mount'),
        login: (token: string) => void calls.push(`login ${token}`),
        logout: () => void calls.push('logout'),
      },
    };
  }

  it('ANL-12, ANL-13: logs in with the token, and out once when the member leaves', () => {
    const { calls, widget } = stub();
    const { send, leave, told } = inFrame(widget);
    expect(told).toEqual([{ support: { ready: true } }]);
    send({ login: 'a.b.c' });
    send({ logout: true });
    leave();
    expect(calls).toEqual(['mount', 'login a.b.c', 'logout']);
  });

  it('ANL-13: logs out when the frame goes away', () => {
    const { calls, widget } = stub();
    const { send, leave } = inFrame(widget);
    send({ login: 'a.b.c' });
    leave();
    expect(calls).toEqual(['mount', 'login a.b.c', 'logout']);
  });

  it('obeys its parent page alone', () => {
    const { calls, widget } = stub();
    inFrame(widget).send({ login: 'forged' }, {});
    expect(calls).toEqual(['mount']);
  });

  it.each([undefined, {}, { login: 'no function' }])(
    'ANL-12, ANL-13: without the functions: %j',
    (widget) => {
      const { send, leave } = inFrame(widget);
      send({ login: 'a.b.c' });
      send({ logout: true });
      expect(leave).not.toThrow();
    },
  );
});

describe('the member’s token', () => {
  let sandbox: TestSandbox;
  let server: TestServer;
  let now = new Date('2026-06-15T20:00:00Z');
  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => now });
    const partners = createPartners({
      oidcIssuers: {},
      smsUrl: null,
      captchaScriptUrl: null,
      captchaVerifyUrl: null,
      supportWidgetUrl: SCRIPT,
      given: { 'support:default': sandbox.secret('support:default') },
      sandbox: null,
    });
    server = await testServer({ SUPPORT_WIDGET_URL: SCRIPT }, { partners });
  });
  afterAll(() => Promise.all([sandbox.stop(), server.close()]));

  const call = async (path: string, body: object) => {
    const answer = await fetch(`${sandbox.url}/chat/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: 'null', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { session: string; messages: object[] } };
  };
  const takeToken = async (email: string): Promise<string> => {
    const member = await server.loggedIn(await server.addMember({ email }));
    return (await member.call('/support_token', {})).json<{ token: string }>().token;
  };

  it('ANL-12, ANL-13: opens the member’s conversation until the log-out', async () => {
    const { status, body } = await call('login', { token: await takeToken('dana@example.org') });
    expect(status).toBe(200);
    const { session } = body;
    expect((await call('messages', { session, text: 'Hello' })).body.messages).toMatchObject([
      { from: 'member', text: 'Hello' },
    ]);
    const shown = await (await fetch(`${sandbox.url}/chat.json`)).json();
    expect(shown).toMatchObject({
      chats: [{ brand: 'default', email: 'dana@example.org', loggedOutAt: null }],
    });
    await call('logout', { session });
    expect((await call('messages', { session })).status).toBe(401);
  });

  it('is refused when it is forged, unsigned, or five minutes old', async () => {
    const token = await takeToken('robin@example.org');
    const [head = '', claims = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}`;
    const forged = `${head}.${claims}.${createHmac('sha256', 'a guess').update(`${head}.${claims}`).digest('base64url')}`;
    for (const each of [`${none}.`, forged, 'no token', ''])
      expect((await call('login', { token: each })).status).toBe(401);
    now = new Date(now.getTime() + 300_000);
    expect((await call('login', { token })).status).toBe(401);
  });

  it('is missing on a brand without the chat, and away where the brand’s secret is missing', async () => {
    const ask = async (brand: string) => {
      const member = await server.loggedIn(await server.addMember({ brand }), `${brand}.localhost`);
      return (await member.call('/support_token', {})).statusCode;
    };
    expect([await ask('us-energy'), await ask('au-retailer')]).toEqual([404, 502]);
  });
});
