import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BrandFile } from '../../domain/brands/types.ts';
import { loadBrands } from './service.ts';

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));
let dir: string;

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'ebbwatt-brands-')), 'brands');
  cpSync(shipped, dir, { recursive: true });
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

type Json = Record<string, unknown>;

/** Changes one file, loads the brands and returns the error's message. */
function refusal(path: string, change: (data: never) => unknown): string {
  const file = join(dir, path);
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(data as never) ?? data));
  return message();
}

function message(): string {
  try {
    loadBrands(dir, 'production');
    return 'loaded';
  } catch (error) {
    return String(error);
  }
}

const inBrand =
  (change: (brand: BrandFile & Json) => void) =>
  (data: never): void =>
    change(data);
const set = (brand: Json, path: string, value: unknown): void => {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Json>((object, key) => object[key] as Json, brand);
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else owner[last] = value;
};

describe('a faulty brand folder stops the start with file, field and reason:', () => {
  it.each([
    ['/country', 'GB', 'field /country: must be one of AU, US, CA, but is "GB"'],
    ['/country', undefined, 'field /country: is missing'],
    ['/colour', 'red', 'field /colour: is not a known field'],
    [
      '/common/survey',
      { name: 'SPRING', url: 'https://survey.example', appears: 'at-once' },
      'field /common/survey: is no longer a setting: take it out, and ask for feedback under Placements in the staff area.',
    ],
    ['/id', 'us-mobil', 'field /id: must be the name of its folder, "us-mobile", but is "us-mobil"'],
    [
      '/id',
      'US Mobile',
      'field /id: must be lowercase letters, digits and single hyphens, such as "north-shore", but is "US Mobile"',
    ],
    ['/currency', 'AUD', 'field /currency: must be USD, the currency of US, but is AUD'],
    ['/locales', ['en-US', 'fr-CA'], 'field /locales/1: fr-CA is no language of US'],
    ['/locales', [], 'field /locales: must have at least 1 entry, but is []'],
    ['/themeId', 'sunset', 'field /themeId: names the theme "sunset", but the known themes are ebbwatt'],
    ['/wattConversionRate', 0, 'field /wattConversionRate: must be at least 1, but is 0'],
    ['/pointsPerUnit', 0, 'field /pointsPerUnit: must be at least 1, but is 0'],
    ['/wattConversionRate', '100', 'field /wattConversionRate: must be an integer, but is "100"'],
    ['/localHosts', [], 'field /localHosts: must name us-mobile.localhost'],
    [
      '/localHosts',
      ['us-mobile.localhost', 'app.example'],
      'field /localHosts/1: must be localhost or a name below it, but is "app.example"',
    ],
    [
      '/localHosts',
      ['us-mobile.localhost', 'org.localhost'],
      'the host org.localhost already belongs to org in production',
    ],
    [
      '/environments/production/hosts',
      ['app.ebbwatt.example'],
      'the host app.ebbwatt.example already belongs to default in production',
    ],
    [
      '/environments/production/hosts',
      ['App.Kestrel.example'],
      'field /environments/production/hosts/0: must be a host name in lowercase letters, without port, but is',
    ],
    ['/environments/staging', undefined, 'field /environments/staging: is missing'],
    ['/environments/live', {}, 'field /environments/live: is not a known field'],
    ['/environments/staging/country', 'CA', 'field /environments/staging/country: is not a known field'],
    [
      '/common/helpEmail',
      undefined,
      'field /environments/staging/helpEmail: is missing, also in the common part',
    ],
    ['/common/helpEmail', 'help', 'field /common/helpEmail: must be a mail address, but is "help"'],
    [
      '/common/helpUrls/events',
      undefined,
      'field /environments/beta/helpUrls/events: is missing, also in the common part',
    ],
    [
      '/common/helpUrls/evnts',
      'https://go.kestrel-wireless.example',
      'field /common/helpUrls/evnts: is not a known field',
    ],
    [
      '/common/termsUrl',
      'http://www.kestrel-wireless.example/terms',
      'field /common/termsUrl: must begin with https://',
    ],
    [
      '/common/termsUrl',
      'javascript:alert(1)',
      'field /common/termsUrl: must be an address that begins with https://, or a path',
    ],
    [
      '/common/termsUrl',
      '//evil.example',
      'field /common/termsUrl: must be an address that begins with https://, or a path',
    ],
    [
      '/common/termsUrl',
      { 'fr-CA': 'https://www.kestrel-wireless.example' },
      'field /common/termsUrl: has no value for en-US',
    ],
    [
      '/common/termsUrl',
      { 'en-US': 'https://a.example', 'en-AU': 'https://b.example' },
      'field /common/termsUrl/en-AU: is for a locale the brand does not list',
    ],
    [
      '/environments/staging/analyticsCollector',
      'http://collect.example',
      'field /environments/staging/analyticsCollector: must begin with https://, but is "http://collect.example" (in staging)',
    ],
    [
      '/common/backendBaseUrl',
      'http://api.example',
      'field /common/backendBaseUrl: must be a path or begin with https://',
    ],
    ['/common/loginUrl', '/sign-in', 'field /common/loginUrl: must be "/login", but is "/sign-in"'],
    [
      '/common/loginMethod',
      'magic',
      'field /common/loginMethod: must be one of password, sso, but is "magic"',
    ],
    ['/common/targetingCookieCategory', 'C0003', 'field /common/targetingCookieCategory: must be "C0004"'],
    [
      '/common/subscriptions',
      ['events'],
      'field /common/subscriptions/0: must be one of event, rewards, account',
    ],
    [
      '/common/shopifyBundleVariantIds',
      ['41000700001'],
      'field /common/shopifyBundleVariantIds: must have at least 3 entries',
    ],
    [
      '/common/featureDefaults',
      { some_feature: 'yes' },
      'field /common/featureDefaults/some_feature: must be a boolean, but is "yes"',
    ],
    [
      '/common/cookieDomain',
      'ebbwatt.example',
      'field /common/cookieDomain: ebbwatt.example does not cover the host energy.kestrel-wireless.example',
    ],
    [
      '/environments/production/allowedRedirectHosts',
      ['localhost'],
      'localhost is allowed in dev, test and review only (in production)',
    ],
    [
      '/common/featureDefaults',
      { nav_hide: true, some_feature: true },
      'field /common/featureDefaults/some_feature: is no feature key a brand can set',
    ],
    [
      '/environments/beta/featureDefaults',
      { internal_staff: true },
      'field /environments/beta/featureDefaults/internal_staff: is no feature key a brand can set',
    ],
    [
      '/common/featureDefaults',
      { 'Some Feature': true },
      'field /common/featureDefaults/Some Feature: must be a feature key',
    ],
    [
      '/common/captcha',
      { siteKey: 'us-mobile-site-key', secret: 'x' },
      'field /common/captcha/secret: is not a known field',
    ],
  ])('brand.json %s = %j', (path, value, sentence) => {
    const refused = refusal(
      'us-mobile/brand.json',
      inBrand((brand) => set(brand, path, value)),
    );
    expect(refused).toContain('brands/us-mobile/brand.json, ');
    expect(refused).toContain(sentence);
  });

  it.each([
    ['/en-US/productName', undefined, 'words.json, field /en-US/productName: is missing'],
    ['/en-US/productName', '  ', 'words.json, field /en-US/productName: must be a text that is not empty'],
    ['/en-US/reductionEvent/many', undefined, 'words.json, field /en-US/reductionEvent/many: is missing'],
    ['/en-US', undefined, 'words.json, field /en-US: is missing, but brand.json lists this locale'],
    ['/de-DE', {}, 'words.json, field /de-DE: is not a known field'],
  ])('words.json %s = %j', (path, value, sentence) => {
    expect(
      refusal(
        'us-mobile/words.json',
        inBrand((words) => set(words, path, value)),
      ),
    ).toContain(`brands/us-mobile/${sentence}`);
  });

  it.each([
    [
      '/light/textMuted',
      '#c0c0c0',
      /theme\.json, field \/light\/textMuted: has a contrast of 1\.\d\d on ground, but needs 4\.5/,
    ],
    [
      '/dark/focus',
      '#303030',
      /theme\.json, field \/dark\/focus: has a contrast of \d\.\d\d on ground, but needs 3/,
    ],
    [
      '/light/brand',
      'blue',
      /theme\.json, field \/light\/brand: must be a colour such as #0b6e6e, but is "blue"/,
    ],
    ['/dark/warn', undefined, /theme\.json, field \/dark\/warn: is missing/],
    [
      '/font/body',
      'x;}</style><script>',
      /theme\.json, field \/font\/body: must be font families, separated by commas/,
    ],
    ['/themeId', 'tamarack', /theme\.json, field \/themeId: "tamarack" is already the theme of ca-telecom/],
  ])('theme.json %s = %j', (path, value, sentence) => {
    expect(
      refusal(
        'us-mobile/theme.json',
        inBrand((theme) => set(theme, path, value)),
      ),
    ).toMatch(sentence);
  });

  it('a file that is not JSON', () => {
    writeFileSync(join(dir, 'org/brand.json'), '{ "id": ');
    expect(message()).toMatch(/brands\/org\/brand\.json: is not valid JSON: /);
  });

  it('a missing file, or an unknown one', () => {
    rmSync(join(dir, 'org/logo.svg'));
    writeFileSync(join(dir, 'org/word.json'), '{}');
    expect(message()).toContain('brands/org/logo.svg: is missing.');
    expect(message()).toContain('brands/org/word.json: is not a file of a brand');
  });

  it('a drawing with a script', () => {
    writeFileSync(
      join(dir, 'org/icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>alert(1)</script></svg>',
    );
    expect(message()).toContain('brands/org/icon.svg: must not contain <script>.');
  });

  it('no default brand', () => {
    rmSync(join(dir, 'default'), { recursive: true });
    expect(message()).toContain('brands/default: the default brand is missing');
  });

  it('a build setting that names no brand', () => {
    expect(() => loadBrands(dir, 'review', { buildSetting: 'us-mobil' })).toThrow(
      /brands\/us-mobil: is set as the brand of unknown hosts, but there is no such folder/,
    );
  });

  it('a captcha that can’t be shown or checked, in production', () => {
    const addresses = {
      CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
      CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    };
    const load =
      (secrets: Record<string, string>, captchaAddresses: Record<string, string | null> = addresses) =>
      () =>
        loadBrands(dir, 'production', { secrets, captchaAddresses });
    expect(load({ CAPTCHA_SECRET_CA_TELECOM: 'hush' })).toThrow(
      /brands\/au-retailer\/brand\.json, field \/common\/captcha: needs its secret in the variable CAPTCHA_SECRET_AU_RETAILER/,
    );
    const { all } = loadBrands(dir, 'production');
    const named = all.flatMap(({ id }) => `CAPTCHA_SECRET_${id.toUpperCase().replaceAll('-', '_')}`);
    const secrets = Object.fromEntries(named.map((name) => [name, 'hush']));
    expect(load(secrets)).not.toThrow();
    for (const [variable, address] of [
      ['CAPTCHA_SCRIPT_URL', null],
      ['CAPTCHA_VERIFY_URL', null],
      ['CAPTCHA_SCRIPT_URL', 'http://captcha.example/api.js'],
    ] as const)
      expect(load(secrets, { ...addresses, [variable]: address })).toThrow(
        `brands/au-retailer/brand.json, field /common/captcha: needs an https address in the variable ${variable};`,
      );
  });

  it('lists every fault of every folder', () => {
    writeFileSync(join(dir, 'org/words.json'), '[]');
    expect(
      refusal(
        'us-mobile/brand.json',
        inBrand((brand) => {
          set(brand, '/country', 'GB');
          set(brand, '/id', undefined);
        }),
      ),
    ).toMatch(/have 3 faults/);
  });
});

it("plain http and paths are allowed on a developer's machine", () => {
  expect(
    refusal(
      'us-mobile/brand.json',
      inBrand((brand) => set(brand, '/environments/dev/analyticsCollector', 'http://localhost:7000/collect')),
    ),
  ).toBe('loaded');
});
