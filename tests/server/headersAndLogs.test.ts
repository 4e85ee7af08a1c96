import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformServer, type PlatformServer, type TestOperation } from '../support/platformServer.ts';

let server: PlatformServer;

const operations: readonly TestOperation[] = [
  {
    id: 'read',
    rule: 'anyone',
    path: '/read/{id}',
    contract: {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'access_token', in: 'query', schema: { type: 'string' } },
      ],
    },
    handler: async () => ({ status: 200, body: { ok: true } }),
  },
  {
    id: 'large',
    rule: 'anyone',
    path: '/large',
    handler: async () => ({ status: 200, body: { text: 'energy '.repeat(1_000) } }),
  },
  {
    id: 'save',
    rule: 'anyone',
    method: 'POST',
    path: '/save',
    bodyType: 'application/json',
    handler: async ({ log }, { body }) => {
      log.info(
        { email: 'careless@example.org', member: { email: 'nested@example.org', token: 'tok-123' }, body },
        'a careless line',
      );
      throw new Error('cannot mail to dana@example.org');
    },
  },
  {
    id: 'long',
    rule: 'anyone',
    path: '/long',
    handler: async () => {
      throw new Error(`answered ${'x'.repeat(900_000)}`);
    },
  },
  {
    id: 'database',
    rule: 'anyone',
    path: '/database',
    handler: async ({ db }) => {
      await db.execute(
        "insert into members (id, brand, email, email_key, time_zone, country, created_at) values ('not-a-uuid-dana@example.org', '', '', '', '', '', now())",
      );
      return { status: 200 };
    },
  },
];

beforeAll(async () => {
  server = await platformServer(operations, { LOG_LEVEL: 'trace', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

describe('security headers', () => {
  it('are on every response, even on failures', async () => {
    for (const path of ['/read/1', '/nothing', '/save']) {
      const { headers } = await server.client().call(path);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  });

  it('HSTS goes out over TLS only', async () => {
    expect((await server.client().call('/read/1')).headers['strict-transport-security']).toBeUndefined();
    expect(
      (await server.client().call('/read/1', { headers: https })).headers['strict-transport-security'],
    ).toContain('max-age=63072000');
  });

  it('no referrer leaves an address with an access token', async () => {
    expect((await server.client().call('/read/1?access_token=abc')).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });

  it('cookies are secure over TLS', async () => {
    const { cookies } = await server.client().call('/read/1', { headers: https });
    expect(cookies[0]).toMatchObject({ name: 'ebbwatt_csrf', secure: true, sameSite: 'Lax' });
  });

  it('BRD-10: only pages on ports 3000 and 5000 of the same host may call with cookies', async () => {
    const from = (origin: string) => server.client().call('/read/1', { headers: { origin } });
    for (const origin of ['http://localhost:3000', 'http://localhost:5000']) {
      expect((await from(origin)).headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      });
    }
    for (const origin of [
      'http://localhost:4000',
      'http://evil.example:3000',
      'http://org.localhost:3000',
      'null',
    ]) {
      expect((await from(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('a large response is compressed for clients that accept it', async () => {
    const answer = await server.client().call('/large', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(500);
  });
});

describe('whose an answer is, by which a browser keeps it', () => {
  const ofMember = async (isAdmin: boolean, path = '/read/1') => {
    const client = await server.loggedIn(await server.addMember({ isAdmin }));
    return (await client.call(path)).headers['x-member'];
  };

  it("is the member's own, also of a failure", async () => {
    const memberId = await server.addMember();
    const client = await server.loggedIn(memberId);
    expect((await client.call('/read/1')).headers['x-member']).toBe(memberId);
    expect((await client.call('/save', { body: {} })).headers['x-member']).toBe(memberId);
  });

  it("is nobody's for a visitor, and for staff, who see what is other people's", async () => {
    expect((await server.client().call('/read/1')).headers['x-member']).toBe('nobody');
    expect(await ofMember(true)).toBe('nobody');
  });

  it('is open where a secret in the address may change whose session it is', async () => {
    expect(await ofMember(false, '/read/1?access_token=abc')).toBeUndefined();
  });
});

describe('the brand of a request', () => {
  it.each([
    ['localhost', 'default'],
    ['localhost:3000', 'default'],
    ['AU-Retailer.localhost:3000', 'au-retailer'],
    ['org.localhost.', 'org'],
    ['203.0.113.1', 'default'],
    ['nobody.example', 'default'],
    ['[::1]:3000', 'default'],
  ])('BRD-04: host %s is answered as %s', async (host, brand) => {
    server.logLines.length = 0;
    expect((await server.client(host).call('/read/1')).statusCode).toBe(200);
    expect(JSON.parse(server.logLines.at(-1) ?? '{}')).toMatchObject({ brand });
  });
});

describe('an invalid Host', () => {
  it.each(["<script>'", 'a b', 'evil.example/path', 'user@evil.example', 'localhost:port'])(
    '"%s" is refused with 400',
    async (host) => {
      const answer = await server.app.inject({ url: '/backend/read/1', headers: { host } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_HOST' });
      expect((await server.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
    },
  );
});

describe('logs', () => {
  it('have one line per request: method, route pattern, status, milliseconds, brand, id', async () => {
    server.logLines.length = 0;
    await server.client().call('/read/0190a1b2?access_token=tok-secret');
    const line = JSON.parse(server.logLines[0] ?? '{}') as Record<string, unknown>;
    expect(line).toMatchObject({
      method: 'GET',
      route: '/backend/read/:id',
      status: 200,
      brand: 'default',
      msg: 'request',
    });
    expect(line['ms']).toBeTypeOf('number');
    expect(line['request']).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.logLines).toHaveLength(1);
  });

  it('never name a person, a token, a cookie or an address, whatever happens', async () => {
    server.logLines.length = 0;
    const memberId = await server.addMember({ email: 'dana@example.org' });
    const client = await server.loggedIn(memberId);
    await client.call('/read/1?access_token=tok-secret', { headers: https });
    await client.call('/save', {
      body: { email: 'careless@example.org', password: 'correct horse' },
      headers: https,
    });
    await client.call('/database', { headers: https });
    await client.call('/nothing/dana@example.org?email=dana@example.org');
    await client.call('/%E0%A4%A?access_token=tok-secret');
    const log = server.logLines.join('');
    expect(log).toContain('request failed');
    for (const secret of [
      'example.org',
      'tok-secret',
      'tok-123',
      'correct horse',
      '203.0.113.7',
      client.cookies.get('ebbwatt_session') ?? '-',
      client.token ?? '-',
      'ebbwatt_session',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('say what failed: the type, the place, and the code of a database error', async () => {
    server.logLines.length = 0;
    expect((await server.client().call('/database')).statusCode).toBe(400);
    const line = server.logLines
      .map((text) => JSON.parse(text) as { msg: string; err?: { stack: string; cause?: { code: string } } })
      .find(({ msg }) => msg === 'request failed');
    expect(line?.err?.stack).toContain('at ');
    expect(JSON.stringify(line?.err)).toContain('22P02');
  });
});

describe('X-Forwarded-For', () => {
  const warnings = ({ logLines }: PlatformServer) => logLines.filter((line) => line.includes('TRUST_PROXY'));
  const twice = async (asked: PlatformServer) => {
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await asked.client().call('/read/1', { headers: { 'x-forwarded-for': address } });
  };

  it('causes one warning while TRUST_PROXY is unset', async () => {
    const untrusting = await platformServer(operations, { LOG_LEVEL: 'warn' });
    await untrusting.client().call('/read/1');
    expect(warnings(untrusting)).toEqual([]);
    await twice(untrusting);
    expect(warnings(untrusting)).toHaveLength(1);
    await untrusting.close();
  });

  it('causes no warning when TRUST_PROXY is set', async () => {
    await twice(server);
    expect(warnings(server)).toEqual([]);
  });
});
