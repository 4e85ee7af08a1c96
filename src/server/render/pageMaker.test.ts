import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '../../../codegen/rest/types.ts';
import type { PageData } from '../../client/platform/page/pageData.ts';
import { loadBrands, type Brands } from '../brands/service.ts';
import type { Assets } from './assets.ts';
import type { PageApi } from './pageCalls.ts';
import { PageMaker, type MadePage, type PageWish } from './pageMaker.ts';
import { toVisitor, type SessionFacts } from './visitor.ts';

const assets: Assets = {
  build: 'main-test.js',
  serviceWorker: '/service-worker.js',
  forPage: () => ({
    scripts: ['/assets/main-test.js'],
    languageWorker: '/assets/language-test.js',
    styles: [{ href: '/assets/app.css', css: 'p{margin:0}' }],
  }),
};
const now = new Date('2026-07-01T17:55:30Z');
let brands: Brands;
const failures: unknown[] = [];

beforeAll(() => {
  brands = loadBrands(fileURLToPath(new URL('../../../brands', import.meta.url)), 'test');
});

function maker(options: { renderLimit?: number; cacheBytes?: number } = {}): PageMaker {
  return new PageMaker({
    assets,
    renderLimit: options.renderLimit ?? 8,
    cacheBytes: options.cacheBytes ?? 1_000_000,
    apiPrefix: '/backend',
    errorReports: null,
    onFailure: (error) => failures.push(error),
  });
}

function user(firstName: string, id: string, more: Partial<SessionUser> = {}): SessionUser {
  return {
    id,
    firstName,
    lastName: 'Example',
    email: `${firstName}@example.org`,
    isAdmin: false,
    roleKeys: [],
    locale: null,
    theme: null,
    colorMode: 'auto',
    timeZone: 'America/Chicago',
    pictureUrl: null,
    brandBarImageUrl: null,
    programEnrollment: { texas_retail: false },
    shippingAddress: null,
    ssoLogin: false,
    ...more,
  };
}

const facts = (member: SessionUser, features: string[] = []): SessionFacts => ({
  status: { user: member, attributes: {}, via_access_token: false },
  features,
});

function wish(
  path: string,
  session: SessionFacts | null,
  more: Partial<PageWish> & { host?: string; languages?: string; cookies?: string } = {},
): PageWish {
  const { host = 'localhost', languages, ...rest } = more;
  return {
    visitor: toVisitor(brands, { host, acceptLanguage: languages, cookies: {} }, session),
    path,
    now,
    origin: `http://${host}`,
    cookies: '',
    api: () => Promise.reject(new Error('No call is expected here.')),
    unknownVisitor: false,
    ...rest,
  };
}

const stamp = { nonce: 'abc', serverTime: now.getTime() };

async function page(of: PageMaker, wanted: PageWish): Promise<MadePage & { html: string; data: PageData }> {
  const made = await of.make(wanted);
  if (made.kind !== 'page') throw new Error(`Sent to ${made.to}.`);
  const html = made.packed.plain(stamp).toString();
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return { ...made, html, data: JSON.parse(json) as PageData };
}

/** Answers every call alike, and 404 to those for one thing that isn't there. */
const answering =
  ({ missing = false, status = 200 }: { readonly missing?: boolean; readonly status?: number }): PageApi =>
  (call) =>
    Promise.resolve(
      missing && call.path.endsWith('/none')
        ? {
            status: 404,
            text: JSON.stringify({ status: 404, error: 'There is nothing here.', code: 'NOT_FOUND' }),
          }
        : {
            status,
            text: JSON.stringify(
              call.path.endsWith('/graphql/internal')
                ? { data: { viewer: missing ? { order: null } : null } }
                : {},
            ),
          },
    );

describe('a page on a phone', () => {
  const themeColors = (html: string) => html.match(/<meta name="theme-color"[^>]*>/g);
  const ground = (mode: 'light' | 'dark') => brands.byId('us-mobile')?.theme[mode].ground;

  it("names the brand's manifest in its language, its icon, and the page's color for light and dark", async () => {
    const { html } = await page(maker(), wish('/', null, { host: 'us-mobile.localhost' }));
    expect(html).toContain('<link rel="manifest" href="/brand/app.webmanifest?locale=en-US">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">');
    expect(themeColors(html)).toEqual([
      `<meta name="theme-color" content="${ground('light')}" media="(prefers-color-scheme:light)">`,
      `<meta name="theme-color" content="${ground('dark')}" media="(prefers-color-scheme:dark)">`,
    ]);
  });

  it("has the member's chosen mode only, and no picture for links that nobody else can open", async () => {
    const dana = facts(user('Dana', 'd', { colorMode: 'dark' }));
    const { html } = await page(
      maker(),
      wish('/settings', dana, { host: 'us-mobile.localhost', api: answering({}) }),
    );
    expect(themeColors(html)).toEqual([`<meta name="theme-color" content="${ground('dark')}">`]);
    expect(html).not.toContain('og:');
  });

  it('registers the worker that keeps what a member has seen, and none for a visitor or staff', async () => {
    const keeperOf = async (wanted: PageWish) =>
      /keeper=([^,]*),/.exec((await page(maker(), wanted)).html)?.[1];
    const as = (member: SessionUser) => wish('/settings', facts(member), { api: answering({}) });
    expect(await keeperOf(as(user('Dana', 'd')))).toBe('"/service-worker.js?api=%2Fbackend"');
    expect(await keeperOf(as(user('Sam', 's', { isAdmin: true, roleKeys: ['internal_events'] })))).toBe(
      'null',
    );
    expect(await keeperOf(wish('/', null))).toBe('null');
  });

  it("has the brand's picture, title and pitch where its link is shared", async () => {
    const { html, data } = await page(maker(), wish('/', null, { host: 'au-retailer.localhost' }));
    const pitch = data.brand.words.landing.pitch;
    for (const tag of [
      `<meta property="og:image" content="http://au-retailer.localhost/brand/share.png">`,
      `<meta property="og:title" content="${data.brand.documentTitle}">`,
      `<meta property="og:description" content="${pitch}">`,
    ])
      expect(html).toContain(tag);
  });
});

describe("a stranger's landing page", () => {
  it("is rendered in the words, language and colours of the host's brand", async () => {
    const { html, data, status, from } = await page(
      maker(),
      wish('/', null, { host: 'au-retailer.localhost' }),
    );
    expect({ status, from }).toEqual({ status: 200, from: 'render' });
    expect(html).toContain('<html lang="en-AU" data-theme="wattlebird" data-mode="auto">');
    expect(html).toContain(
      brands.byId('au-retailer')?.publicIn('en-AU').words.landing.headline.replace(/'/g, '&#x27;'),
    );
    expect(html).not.toContain('OhmHour');
    expect(data).toMatchObject({
      visitor: 'stranger',
      status: null,
      features: null,
      rendered: true,
      zone: 'Australia/Sydney',
    });
  });

  it('comes from the cache the second time, with its own nonce and time', async () => {
    const of = maker();
    await page(of, wish('/', null));
    const made = await of.make(wish('/', null));
    if (made.kind !== 'page') throw new Error('not a page');
    expect(made.from).toBe('cache');
    const html = made.packed.plain({ nonce: 'other', serverTime: 1 }).toString();
    expect(html.match(/nonce="other"/g)).toHaveLength(3);
    expect(html).toContain('<meta id="server-time" content="1">');
    expect(html).not.toContain('abc"');
  });

  it('is not shared between brands, languages or minutes', async () => {
    const of = maker();
    await page(of, wish('/', null));
    for (const other of [
      wish('/', null, { host: 'us-mobile.localhost' }),
      wish('/', null, { now: new Date(now.getTime() + 60_000) }),
      wish('/login', null),
    ]) {
      expect((await page(of, other)).from).toBe('render');
    }
  });
});

describe('a page that is not rendered on the server', () => {
  it('is the skeleton in its shell, with the session', async () => {
    const { data, html, from } = await page(maker(), wish('/maintenance', facts(user('Dana', 'd'))));
    expect(from).toBe('skeleton');
    expect(data).toMatchObject({ rendered: false, visitor: 'member', records: null });
    expect(html).toContain('class="skeleton');
  });

  it('has status 404 for an unknown page, and still contains the app (NET-28)', async () => {
    const { status, html } = await page(maker(), wish('/no/such/page', null));
    expect(status).toBe(404);
    expect(html).toContain('/assets/main-test.js');
  });

  it.each([
    '/events/none',
    '/devices/none',
    '/orders/none',
    '/rewards/none',
    '/device_offer/none',
    '/help/none',
    '/settings/none',
    // Its feature is off for this member.
    '/settings/meter-data',
  ])('has status 404 for %s, which names nothing of this member’s (NET-28)', async (path) => {
    const { status, data } = await page(
      maker(),
      wish(path, facts(user('Dana', 'd')), { api: answering({ missing: true }) }),
    );
    expect([status, data.status?.user?.firstName]).toEqual([404, 'Dana']);
  });

  it('has status 200 for what is there, or whose answer fails', async () => {
    for (const path of ['/orders/none', '/settings/vacation'])
      expect(
        (await page(maker(), wish(path, facts(user('Dana', 'd')), { api: answering({ status: 500 }) })))
          .status,
      ).toBe(200);
    for (const status of [200, 500]) {
      const made = await page(
        maker(),
        wish('/devices/mine', facts(user('Dana', 'd')), { api: answering({ status }) }),
      );
      expect([made.status, made.from]).toEqual([200, 'skeleton']);
    }
  });

  it('is the skeleton without a session for a visitor with an access token', async () => {
    const { data, from } = await page(maker(), wish('/?access_token=secret', null, { unknownVisitor: true }));
    expect(from).toBe('skeleton');
    expect(data).toMatchObject({ visitor: 'unknown', status: null, rendered: false });
  });
});

describe('under overload', () => {
  it('sends the skeleton above the limit of renders', async () => {
    const { from, data } = await page(maker({ renderLimit: 0 }), wish('/', null));
    expect(from).toBe('skeleton');
    expect(data.rendered).toBe(false);
  });
});

describe('pages of several members rendered concurrently', () => {
  it("never contain another member's data", async () => {
    const of = maker();
    const names = ['Ada', 'Grace', 'Edith', 'Mary'];
    const pages = await Promise.all(
      names.flatMap((name) =>
        ['/maintenance', '/no/such/page'].map((path) => page(of, wish(path, facts(user(name, name))))),
      ),
    );
    pages.forEach(({ html, data }, index) => {
      const own = names[Math.floor(index / 2)] ?? '';
      expect(data.status?.user?.firstName).toBe(own);
      for (const other of names.filter((name) => name !== own)) expect(html).not.toContain(other);
    });
  });
});

describe('a member', () => {
  it('gets the language they chose, if the brand speaks it, and the zone of their home', async () => {
    const member = facts(user('Léa', 'l', { locale: 'fr-CA', timeZone: 'America/Toronto' }));
    const { html, data } = await page(
      maker(),
      wish('/maintenance', member, { host: 'ca-telecom.localhost', languages: 'de-DE' }),
    );
    expect(html).toContain('<html lang="fr-CA"');
    expect(data).toMatchObject({ locale: 'fr-CA', zone: 'America/Toronto' });
    const elsewhere = await page(maker(), wish('/maintenance', facts(user('Léa', 'l', { locale: 'fr-CA' }))));
    expect(elsewhere.data.locale).toBe('en-US');
  });

  it("gets the theme they chose, else the brand's (FLT-06, FLT-07)", async () => {
    const themed = (theme: string | null) =>
      page(maker(), wish('/maintenance', facts(user('Dana', 'd', { theme, colorMode: 'dark' }))));
    expect((await themed('kestrel')).html).toContain('data-theme="kestrel" data-mode="dark"');
    expect((await themed('no-such-theme')).html).toContain('data-theme="ebbwatt" data-mode="dark"');
  });

  it('cannot inject HTML through their name', async () => {
    const { html } = await page(
      maker(),
      wish('/maintenance', facts(user('</script><script>alert(1)</script>', 'x'))),
    );
    expect(html).not.toContain('<script>alert');
  });
});
