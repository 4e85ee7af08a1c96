import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../../src/client/platform/page/pageData.ts';
import { loadBrands } from '../../src/server/brands/service.ts';
import type { CookieChange } from '../../src/server/platform/context.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { registerPages } from '../../src/server/render/registerPages.ts';
import type { ReadSessionFacts } from '../../src/server/render/sessionFacts.ts';
import { readUserStatus } from '../../src/server/session/profile/userStatus.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';

let folder: string;
let server: PlatformServer;
/** What the account's choice of privacy changes in the browser. */
let consent: readonly CookieChange[] = [];
/** Delay of the user status, so that several pages render at the same time. */
let statusTakes = (): Promise<void> => Promise.resolve();

const readSession: ReadSessionFacts = async (ctx) => {
  await statusTakes();
  return { status: await readUserStatus(ctx), features: [] };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  buildOfOneChunk(folder);
  server = await withPages({});
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function withPages(settings: { readonly EBBWATT_ENV?: 'dev' }): Promise<PlatformServer> {
  const brands = loadBrands(join(projectRoot(), 'brands'), settings.EBBWATT_ENV ?? 'test');
  return platformServer(
    [
      {
        id: 'getSettings',
        rule: 'anyone',
        path: '/settings',
        handler: async () => ({ status: 200, body: { api: true } }),
      },
    ],
    { PAGES: 'on', ...settings },
    (app, kit) =>
      registerPages(app, kit, {
        brands,
        clientFolder: folder,
        runGraphql: () => Promise.reject(new Error('no GraphQL here')),
        readSession,
        consentCookies: () => Promise.resolve([...consent]),
      }),
  );
}

function buildOfOneChunk(into: string): void {
  mkdirSync(into, { recursive: true });
  const manifest = {
    'src/client/app/browser.tsx': { file: 'main-1a2b.js', isEntry: true, css: ['app-3c4d.css'] },
    'src/client/app/languageData.ts': { file: 'language-5e6f.js', isEntry: true },
  };
  writeFileSync(join(into, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(into, 'version.json'), JSON.stringify({ main: 'main-1a2b.js' }));
  writeFileSync(join(into, 'main-1a2b.js'), 'export {};');
  writeFileSync(join(into, 'main-1a2b.js.map'), '{}');
  writeFileSync(join(into, 'app-3c4d.css'), '.bar{color:red}');
}

async function open(client: HttpClient, path: string, headers: Record<string, string> = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.app.inject({
    url: path,
    headers: { host: client.host, ...(cookie === '' ? {} : { cookie }), ...headers },
  });
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(answer.body)?.[1];
  return { answer, data: json === undefined ? null : (JSON.parse(json) as PageData) };
}

describe('a page', () => {
  it('carries a policy with a new nonce each time, which every script and style has', async () => {
    const [one, other] = [await open(server.client(), '/'), await open(server.client(), '/')];
    const findNonce = (policy: unknown): string =>
      /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';
    const nonce = findNonce(one.answer.headers['content-security-policy']);
    expect(nonce).toHaveLength(24);
    expect(findNonce(other.answer.headers['content-security-policy'])).not.toBe(nonce);
    const tags = one.answer.body.match(/<(?:script|style)[^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => !tag.includes('application/json') && !tag.includes(`nonce="${nonce}"`)),
    ).toEqual([]);
    expect(one.answer.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types workers",
    );
  });

  it('inlines its styles and names them to the loader without loading them', async () => {
    const { answer } = await open(server.client(), '/');
    expect(answer.body).toContain('.bar{color:red}</style>');
    expect(answer.body).toContain('<link rel="stylesheet" href="/assets/app-3c4d.css" type="text/inlined">');
  });

  it('sets an anti-forgery cookie, so that the first write needs no retry', async () => {
    const { answer } = await open(server.client(), '/login');
    expect(answer.cookies.map(({ name }) => name)).toContain('ebbwatt_csrf');
  });

  it('ANL-07: brings the account’s choice of privacy before the first visit is counted', async () => {
    const client = await server.loggedIn(await server.addMember());
    consent = [{ name: 'ebbwatt_consent', value: '1.C0001', httpOnly: false, maxAgeSeconds: 86_400 }];
    const { answer } = await open(client, '/');
    consent = [];
    expect(answer.cookies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'ebbwatt_consent', value: '1.C0001', maxAge: 86_400 }),
      ]),
    );
  });

  it('is compressed for browsers that accept it, plain for the others, and has no body for HEAD', async () => {
    const { answer } = await open(server.client(), '/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain('<div id="root">');
    expect(
      (await open(server.client(), '/', { 'accept-encoding': 'gzip;q=0' })).answer.headers[
        'content-encoding'
      ],
    ).toBeUndefined();
    const head = await server.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('NAV-49: is the app where a call of the API has the same path', async () => {
    const client = await server.loggedIn(await server.addMember());
    const { answer } = await open(client, '/settings');
    expect(answer.headers['content-type']).toContain('text/html');
    expect((await client.call('/settings')).json()).toEqual({ api: true });
  });

  it('answers 404 with the app where there is no such page (NET-28)', async () => {
    const { answer, data } = await open(server.client(), '/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(data?.build).toBe('main-1a2b.js');
  });

  it('NET-36: answers unknown API paths in JSON', async () => {
    for (const path of ['/backend/nothing', '/backend/no/such?call=1', '/backend/']) {
      const { answer } = await open(server.client(), path, { accept: 'text/html' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
      expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await open(server.client(), '/backendX')).answer.headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
  });

  it('NAV-16: shows INTERNAL to staff even outside the tools', async () => {
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    const { answer } = await open(staff, '/internal/zzz');
    expect([answer.statusCode, answer.body.includes('>INTERNAL<')]).toEqual([404, true]);
    expect(
      (await open(await server.loggedIn(await server.addMember()), '/internal/zzz')).answer.body,
    ).not.toContain('>INTERNAL<');
  });

  it('NAV-49: an undecodable address is a not-found page, and an error in the API', async () => {
    for (const path of ['/%E0%A4%A', '/no/%zz?a=%zz']) {
      const { answer } = await open(server.client(), path);
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
    }
    const { answer } = await open(await server.loggedIn(await server.addMember()), '/events/%E0%A4%A');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await server.client().call('/%zz')).statusCode).toBe(400);
  });

  it.each([
    ['//', 'localhost'],
    ['//[', 'localhost'],
    ['//evil.example/login', 'localhost'],
    ['/', 'localhost:99999'],
    ['/login', 'a b'],
    ['/login?next=//[', "<script>'"],
  ])('answers the malformed address %s of the host "%s" with the not-found page', async (path, host) => {
    const { port } = server.app.server.address() as AddressInfo;
    const answer = await new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { host } }, (incoming) => {
        let body = '';
        incoming
          .setEncoding('utf8')
          .on('data', (piece: string) => (body += piece))
          .on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, type: incoming.headers['content-type'] ?? '', body }),
          );
      })
        .once('error', reject)
        .end();
    });
    expect([answer.status, answer.type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('id="page-data"');
    expect(answer.body).not.toContain('evil.example');
  });

  it('BRD-10: in development it may call its backend, which is on another port', async () => {
    const develop = await withPages({ EBBWATT_ENV: 'dev' });
    const readPolicy = async (host: string) =>
      String(
        (await develop.app.inject({ url: '/login', headers: { host } })).headers['content-security-policy'],
      );
    expect(await readPolicy('localhost:3000')).toContain("connect-src 'self' http://localhost:6543");
    expect(await readPolicy('localhost:8080')).not.toContain('localhost:6543');
    await develop.close();
  });
});

describe('the session of a page', () => {
  it('is the member’s own, even when many pages render at once', async () => {
    const emails = ['ada@example.org', 'grace@example.org', 'mary@example.org'];
    const clients = await Promise.all(
      emails.map(async (email) => server.loggedIn(await server.addMember({ email }))),
    );
    let waiting = 0;
    let letGo = (): void => undefined;
    const all = new Promise<void>((resolve) => (letGo = resolve));
    statusTakes = () => {
      waiting += 1;
      if (waiting === emails.length) letGo();
      return all;
    };
    const pages = await Promise.all(clients.map((client) => open(client, '/no/such/page')));
    statusTakes = () => Promise.resolve();
    pages.forEach(({ answer, data }, index) => {
      expect(data?.status?.user?.email).toBe(emails[index]);
      for (const email of emails.filter((_email, other) => other !== index))
        expect(answer.body).not.toContain(email);
    });
  });

  it('is absent for a stranger, for a session of another brand, and with an access token', async () => {
    const client = await server.loggedIn(await server.addMember());
    const elsewhere = server.client('us-mobile.localhost');
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    const cases = [
      [await open(server.client(), '/no/such/page'), 'stranger'],
      [await open(elsewhere, '/no/such/page'), 'stranger'],
      [await open(client, '/no/such/page?access_token=abc'), 'unknown'],
    ] as const;
    for (const [{ data }, visitor] of cases)
      expect(data).toMatchObject({ visitor, status: null, features: null });
  });

  it.each([
    ['/?access_token=abc', 'no-referrer'],
    ['/reset-password?token=abc', 'no-referrer'],
    ['/signup?zip=94110', 'strict-origin-when-cross-origin'],
    ['/login?next=%2Ftoken', 'strict-origin-when-cross-origin'],
  ])('SES-05: %s, which may hold a secret, has the referrer policy %s', async (path, policy) => {
    const { answer } = await open(server.client(), path);
    expect(answer.headers['referrer-policy']).toBe(policy);
  });

  it('is unknown under maintenance: the page still loads, and the browser finds out', async () => {
    const client = await server.loggedIn(await server.addMember());
    await server.maintenance.set(server.deps.db, 'default', {
      on: true,
      byMemberId: null,
      now: server.clock.now(),
    });
    const { answer, data } = await open(client, '/maintenance');
    expect(answer.statusCode).toBe(200);
    expect(data).toMatchObject({ visitor: 'unknown', rendered: false });
  });
});

describe('each brand', () => {
  const folders = join(projectRoot(), 'brands');
  const ids = readdirSync(folders).filter((id) => existsSync(join(folders, id, 'brand.json')));

  it.each(ids)('BRD-04: %s answers on its own address in its own name and language', async (id) => {
    const { answer, data } = await open(server.client(`${id}.localhost`), '/login');
    expect(answer.statusCode).toBe(200);
    expect(data?.brand.id).toBe(id);
    expect(/<title>(.*?)<\/title>/.exec(answer.body)?.[1]).toMatch(
      new RegExp(`^(?:Log in|Se connecter|Connexion) · ${data?.brand.documentTitle}$`),
    );
    expect(answer.body).toContain(`<html lang="${data?.brand.locales[0]}"`);
    const others = ids.filter((other) => other !== id);
    const words = await Promise.all(
      others.map(
        async (other) => (await open(server.client(`${other}.localhost`), '/login')).data?.brand.words,
      ),
    );
    expect(words).not.toContainEqual(data?.brand.words);
  });
});

describe('files', () => {
  it('are cached forever under their hashed names', async () => {
    const { answer } = await open(server.client(), '/assets/main-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('NET-31: the version file is never cached', async () => {
    const { answer } = await open(server.client(), '/version.json');
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{ main: 'main-1a2b.js' }, 'no-cache']);
  });

  it.each([
    '/assets/main-1a2b.js.map',
    '/assets/manifest.json',
    '/assets/version.json',
    '/assets/../manifest.json',
    '/brand/other.svg',
    '/themes/none.css',
  ])('does not hand out %s', async (path) =>
    expect((await open(server.client(), path)).answer.statusCode).toBe(404),
  );

  it('paints the drawings of the host’s brand, and no other’s', async () => {
    const [ours, theirs] = await Promise.all(
      ['localhost', 'us-mobile.localhost'].map((host) =>
        open(server.client(host), '/brand/logo.svg?theme=kestrel&mode=dark'),
      ),
    );
    expect(ours?.answer.headers['content-type']).toContain('image/svg+xml');
    expect(ours?.answer.body).not.toBe(theirs?.answer.body);
  });

  it.each(['/brand/logo.svg', '/brand/icon.svg', '/favicon.ico'])(
    '%s depends on the host, so browsers alone may keep it',
    async (path) => {
      expect((await open(server.client(), path)).answer.headers['cache-control']).toBe(
        'private, max-age=3600',
      );
    },
  );

  it('a theme is the same on every host, and any cache may keep it', async () => {
    expect((await open(server.client(), '/themes/kestrel.css')).answer.headers['cache-control']).toBe(
      'public, max-age=3600',
    );
  });

  it('/favicon.ico is the icon of the host’s brand', async () => {
    const icon = await server.app.inject({ url: '/favicon.ico', headers: { host: 'au-retailer.localhost' } });
    expect([icon.headers['content-type'], icon.body]).toEqual([
      'image/svg+xml',
      (await server.app.inject({ url: '/brand/icon.svg', headers: { host: 'au-retailer.localhost' } })).body,
    ]);
  });

  it('/robots.txt closes the staff’s pages and the API, and nothing else', async () => {
    const { body } = await server.app.inject({ url: '/robots.txt' });
    expect(body).toBe('User-agent: *\nDisallow: /internal\nDisallow: /backend/\n');
  });

  it('has a style sheet for each theme', async () => {
    const { answer } = await open(server.client(), '/themes/tamarack.css');
    expect(answer.body).toContain('--c-ground:');
    const part = (await open(server.client(), '/themes/tamarack.part.css')).answer;
    expect(part.body).toContain('[data-theme-part][data-mode="dark"]{color-scheme:dark;');
    expect(part.body).not.toContain(':root');
  });
});

describe('a request in absolute form', () => {
  /** The head of the answer to a request as a proxy would write it. */
  async function requestHead(request: string): Promise<string> {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(request);
    let text = '';
    for await (const piece of socket) text += String(piece);
    return text.split('\r\n\r\n', 1)[0] ?? '';
  }

  it('is answered by its path, and its host is echoed nowhere', async () => {
    const head = await requestHead(
      'POST http://evil.example/login?next=%2Fevents HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    expect(head).toContain('303');
    expect(head).toMatch(/^location: \/login\?next=%2Fevents$/im);
    expect(head).not.toContain('evil.example');
  });
});
