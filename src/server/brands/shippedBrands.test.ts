import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { weakPairs } from '../../domain/brands/contrast.ts';
import { COUNTRIES } from '../../domain/brands/countries.ts';
import { ENVIRONMENTS } from '../../domain/brands/environments.ts';
import { SUBSCRIPTION_ENTRY_NAMES } from '../../domain/brands/subscriptions.ts';
import { loadBrands } from './service.ts';

/** The product's own brands, as the decisions page lists them. Folders added later don't affect this list. */
const SHIPPED = [
  ['default', 'Ebbwatt', 'US', ['en-US'], 'ebbwatt', 'password', 'OhmHour', 'AutoOhm', 100],
  ['org', 'Ebbwatt for Good', 'US', ['en-US'], 'ebbwatt', 'password', 'OhmHour', 'AutoOhm', 100],
  [
    'au-retailer',
    'Wattlebird Energy',
    'AU',
    ['en-AU'],
    'wattlebird',
    'password',
    'SpikeHour',
    'AutoSpike',
    250,
  ],
  ['ca-telecom', 'Tamarack Telecom', 'CA', ['en-CA', 'fr-CA'], 'tamarack', 'sso', 'OhmHour', 'AutoOhm', 100],
  ['us-energy', 'Lone Mesa Energy', 'US', ['en-US'], 'lone-mesa', 'password', 'OhmHour', 'AutoOhm', 100],
  ['home-security', 'Hearthguard', 'US', ['en-US'], 'hearthguard', 'password', 'OhmHour', 'AutoOhm', 100],
  ['us-mobile', 'Kestrel Wireless', 'US', ['en-US'], 'kestrel', 'password', 'OhmHour', 'AutoOhm', 100],
] as const;
const IDS = SHIPPED.map(([id]) => id);

const dir = fileURLToPath(new URL('../../../brands', import.meta.url));
const load = (environment: (typeof ENVIRONMENTS)[number]) =>
  loadBrands(dir, environment, {
    secrets: { CAPTCHA_SECRET_DEFAULT: 'secret', CAPTCHA_SECRET_US_MOBILE: 'secret' },
  });
const brands = load('production');
const brand = (id: string) => {
  const found = brands.byId(id);
  if (found === null) throw new Error(`no brand ${id}`);
  return found;
};

describe('the seven brands', () => {
  it.each(SHIPPED)(
    'BRD-03, BRD-06, BRD-11, BRD-12, BRD-16, BRD-25, BRD-28, CON-07: %s is %s',
    (id, name, country, locales, themeId, loginMethod, reduction, realTime, rate) => {
      const { config } = brand(id);
      const page = brand(id).publicIn(locales[0]);
      expect(config).toMatchObject({
        id,
        country,
        locales,
        themeId,
        loginMethod,
        loginUrl: '/login',
        wattConversionRate: rate,
        pointsPerUnit: 100,
        targetingCookieCategory: 'C0004',
      });
      expect(page.words).toMatchObject({
        productName: name,
        reductionEvent: { one: reduction, many: `${reduction}s` },
        realTimeEvent: { one: realTime, many: `${realTime}s` },
      });
    },
  );

  it('BRD-01, BRD-15: live in AU, US and CA', () => {
    expect(new Set(IDS.map((id) => brand(id).config.country))).toEqual(new Set(COUNTRIES));
  });

  it.each(ENVIRONMENTS)('BRD-07, BRD-08: each resolves in %s', (environment) => {
    const loaded = load(environment);
    for (const id of IDS)
      expect(loaded.byId(id)?.config).toMatchObject({ id, environment, backendBaseUrl: expect.any(String) });
  });

  it.each([
    ['BRD-14: document title', (id: string) => brand(id).config.documentTitle],
    ['BRD-18: help address', (id: string) => brand(id).config.helpUrls.center],
    ['BRD-19: help email', (id: string) => brand(id).config.helpEmail],
    ['BRD-20: terms', (id: string) => brand(id).config.termsUrl],
    ['BRD-21: privacy', (id: string) => brand(id).config.privacyUrl],
    ['BRD-22: prize rules', (id: string) => brand(id).config.prizeRulesUrl],
    ['BRD-23: social pages', (id: string) => brand(id).config.socialPages],
    ['BRD-27: analytics collector', (id: string) => brand(id).config.analyticsCollector],
    ['BRD-29: enrollment addresses', (id: string) => brand(id).config.enrollmentUrls],
    ['logo', (id: string) => brand(id).art.logo],
    ['icon', (id: string) => brand(id).art.icon],
  ])('each has its own %s', (_field, read) => {
    expect(new Set(IDS.map((id) => JSON.stringify(read(id)))).size).toBe(IDS.length);
  });

  it('BRD-30: each has three bundle variants, none shared', () => {
    const variants = IDS.flatMap((id) => brand(id).config.shopifyBundleVariantIds);
    expect(variants).toHaveLength(21);
    expect(new Set(variants).size).toBe(21);
  });

  it('BRD-26, SET-32: the telecom and the main brand leave out these subscriptions, the others none', () => {
    const leftOut = (id: string) =>
      SUBSCRIPTION_ENTRY_NAMES.filter((name) => !brand(id).config.subscriptions.includes(name));
    expect(
      Object.fromEntries(IDS.map((id) => [id, leftOut(id)]).filter(([, names]) => names?.length)),
    ).toEqual({
      default: ['account_inactivity_warnings'],
      'ca-telecom': [
        'account_inactivity_warnings',
        'promos_offers',
        'promos_surveys',
        'social_nearby_team_help',
        'social_team_updates',
      ],
    });
  });

  it('BRD-24: cookies are bound to the host', () => {
    for (const id of IDS) expect(brand(id).cookieDomain).toBeNull();
  });

  it('BRD-32: only the US energy company has Texas terms', () => {
    expect(IDS.filter((id) => brand(id).config.texasTermsUrl !== null)).toEqual(['us-energy']);
  });

  it('BRD-31: only the single-sign-on brand hides parts of Settings', () => {
    expect(IDS.filter((id) => brand(id).config.ssoLoginHides.length > 0)).toEqual(['ca-telecom']);
  });

  it('use reserved host names only', () => {
    for (const id of IDS) {
      const hosts = [...JSON.stringify(brand(id).config).matchAll(/https?:\/\/([^/"]+)|@([a-z.-]+)/g)].map(
        (match) => match[1] ?? match[2],
      );
      expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([]);
    }
  });
});

describe('the themes', () => {
  const used = [...new Set(IDS.map((id) => brand(id).theme))];

  it("FLT-08, CON-06: are six, one for each partner, and the product's own for default and org", () => {
    expect(used.map(({ themeId }) => themeId).sort()).toEqual([
      'ebbwatt',
      'hearthguard',
      'kestrel',
      'lone-mesa',
      'tamarack',
      'wattlebird',
    ]);
    expect(brand('org').theme).toBe(brand('default').theme);
  });

  it.each(used.map((theme) => [theme.themeId, theme] as const))(
    'FLT-09: %s has an id, a name and colours for light and dark',
    (_id, theme) => {
      for (const language of ['en', 'fr']) expect(theme.names[language]).toMatch(/\S/);
      expect(Object.keys(theme.light).length).toBeGreaterThan(20);
      expect(Object.keys(theme.dark)).toEqual(Object.keys(theme.light));
    },
  );

  it("FLT-06: the first theme is the product's own", () => {
    expect(brands.themes[0]?.themeId).toBe('ebbwatt');
  });

  it.each(used.map((theme) => [theme.themeId, theme] as const))(
    '%s is readable, light and dark: text 4.5:1, lines 3:1',
    (_id, theme) => {
      expect(weakPairs(theme)).toEqual([]);
    },
  );

  it('differ in brand colour, ground and text in both modes', () => {
    for (const mode of ['light', 'dark'] as const) {
      for (const role of ['brand', 'ground', 'text'] as const)
        expect(new Set(used.map((theme) => theme[mode][role])).size).toBe(6);
    }
  });

  it('have names that belong to no brand, so that a theme can be chosen anywhere', () => {
    const names = brand('ca-telecom')
      .publicIn('fr-CA')
      .themes.map(({ name }) => name.toLowerCase());
    for (const [, productName] of SHIPPED)
      expect(names).not.toContain(productName.toLowerCase().split(' ')[0]);
  });
});

describe('what a page receives', () => {
  it("BRD-17: the captcha's site key if the server has the secret, and never the secret's variable", () => {
    expect(brand('us-mobile').publicIn('en-US').captchaSiteKey).toBe('us-mobile-site-key');
    expect(brand('us-energy').publicIn('en-US').captchaSiteKey).toBeNull();
    for (const id of IDS)
      expect(JSON.stringify(brand(id).publicIn(brand(id).config.locales[0] ?? 'en-US'))).not.toMatch(
        /secret/i,
      );
  });

  it('is in the requested language', () => {
    const french = brand('ca-telecom').publicIn('fr-CA');
    expect(french).toMatchObject({
      locale: 'fr-CA',
      documentTitle: 'Tamarack Télécom : récompenses énergie',
      termsUrl: 'https://www.tamarack-telecom.example/fr/conditions',
    });
    expect(french.words.reductionEvent.withArticle).toBe('une Heure Ohm');
    expect(() => brand('ca-telecom').publicIn('en-US')).toThrow('does not speak en-US');
  });

  it.each(IDS)('promises nothing that %s does not offer: no cash, gift cards, goods or donations', (id) => {
    for (const locale of brand(id).config.locales) {
      expect(JSON.stringify(brand(id).publicIn(locale).words)).not.toMatch(
        /\bcash\b|gift|spend|\bcause\b|organi[sz]ation|join by text|argent comptant|cadeau/i,
      );
    }
  });

  it('names no other brand', () => {
    const page = JSON.stringify({ ...brand('default').publicIn('en-US'), themes: [] });
    for (const [id, name] of SHIPPED.slice(1)) {
      expect(page).not.toContain(name);
      expect(page).not.toContain(`"${id}"`);
    }
  });
});

describe('by host', () => {
  it.each(IDS)('BRD-04: %s.localhost serves that brand', (id) => {
    expect(brands.forHost(`${id}.localhost:3000`).id).toBe(id);
  });

  it('plain localhost is the default brand', () => {
    expect(brands.forHost('localhost:3000').id).toBe('default');
  });

  it('BRD-04: an unknown host gets the brand of the build setting', () => {
    const built = loadBrands(dir, 'review', { buildSetting: 'us-energy' });
    expect(built.forHost('pr-17.review.example').id).toBe('us-energy');
    expect(built.buildDefault.id).toBe('us-energy');
    expect(built.forHost('us-mobile.localhost').id).toBe('us-mobile');
    expect(brands.forHost('pr-17.review.example').id).toBe('default');
  });

  it('BRD-02: each partner has its own theme, and calls the backend of its own host', () => {
    const themed = IDS.filter((id) => !['default', 'org'].includes(id)).map((id) => brand(id).theme.themeId);
    expect(new Set(themed).size).toBe(themed.length);
    for (const id of IDS) expect(brand(id).config.backendBaseUrl).toBe('/backend');
    const hosts = IDS.flatMap((id) => brand(id).config.hosts);
    expect(hosts.length).toBeGreaterThanOrEqual(IDS.length);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('BRD-05, FLT-11: two hosts give two brands, languages and default themes', () => {
    const [au, ca] = [
      brands.forHost('rewards.wattlebird-energy.example'),
      brands.forHost('energie.tamarack-telecom.example'),
    ];
    expect([au.config.locales, au.theme.themeId, ca.config.locales, ca.theme.themeId]).toEqual([
      ['en-AU'],
      'wattlebird',
      ['en-CA', 'fr-CA'],
      'tamarack',
    ]);
  });

  it('hosts of one environment are unknown in another', () => {
    expect(load('staging').forHost('rewards.wattlebird-energy.example').id).toBe('default');
    expect(load('staging').forHost('rewards.staging.wattlebird-energy.example').id).toBe('au-retailer');
  });
});
