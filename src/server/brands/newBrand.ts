import { DEFAULT_CASHOUT_RULES } from '../../domain/cashout/rules.ts';
import { DEFAULT_ORDER_PROMISES } from '../../domain/orders/promise.ts';
import { BRAND_ID } from '../../domain/brands/schema/parts.ts';
import { COUNTRY_RULES, type Country, type Locale } from '../../domain/brands/countries.ts';
import { ENVIRONMENTS, type Environment } from '../../domain/brands/environments.ts';
import {
  HELP_TOPICS,
  type BrandFile,
  type BrandSettings,
  type BrandWords,
} from '../../domain/brands/types.ts';
import { REFERRAL_POINTS } from '../../domain/referrals/referralRules.ts';

/** Names with another meaning as a host or a path. */
const RESERVED = ['www', 'api', 'app', 'admin', 'internal', 'backend', 'localhost', 'themes', 'schema'];

/** Null for a usable id. */
export function idFault(id: string, taken: readonly string[]): string | null {
  if (!new RegExp(BRAND_ID.pattern).test(id) || id.length > BRAND_ID.maxLength) {
    return (
      `"${id}" is no brand id: it must be lowercase letters, digits and single hyphens, begin with ` +
      `a letter, and have at most ${BRAND_ID.maxLength} characters, such as "north-shore".`
    );
  }
  if (RESERVED.includes(id)) return `"${id}" is reserved.`;
  return taken.includes(id) ? `There is already a brand "${id}".` : null;
}

export interface NewBrand {
  readonly id: string;
  /** The name shown to members. */
  readonly name: string;
  readonly country: Country;
  /** An existing theme. For its own theme, add a `theme.json` later. */
  readonly themeId: string;
}

/** The files of a new, valid brand folder, by name. Its addresses use reserved example names. */
export function newBrandFiles(brand: NewBrand): Readonly<Record<string, string>> {
  const { locales } = COUNTRY_RULES[brand.country];
  const words = Object.fromEntries(locales.map((locale) => [locale, wordsFor(brand.name, locale)]));
  return {
    'brand.json': `${JSON.stringify(brandFile(brand), null, 2)}\n`,
    'words.json': `${JSON.stringify(words, null, 2)}\n`,
    'logo.svg': svg(
      '0 0 96 32',
      `${MARK}<path d="M42 11H90M42 21H74" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
    ),
    'icon.svg': svg('0 0 32 32', MARK),
  };
}

/** A plain ring, until the brand supplies its own drawing. */
const MARK =
  '<circle cx="16" cy="16" r="16" fill="var(--c-brand)"/>' +
  '<circle cx="16" cy="16" r="7" fill="none" stroke="var(--c-on-brand)" stroke-width="4"/>';

function svg(viewBox: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`;
}

function brandFile({ id, name, country, themeId }: NewBrand): BrandFile {
  const { currency, locales } = COUNTRY_RULES[country];
  const domain = `${id}.example`;
  return {
    id,
    country,
    currency,
    locales,
    themeId,
    wattConversionRate: country === 'AU' ? 250 : 100,
    pointsPerUnit: 100,
    localHosts: [`${id}.localhost`],
    common: settings(name, domain),
    environments: Object.fromEntries(
      ENVIRONMENTS.map((environment) => [environment, changes(environment, domain)]),
    ) as BrandFile['environments'],
  };
}

function settings(name: string, domain: string): BrandSettings {
  const site = `https://www.${domain}`;
  const help = HELP_TOPICS.map((topic) => [topic, `https://go.${domain}/help/${topic.toLowerCase()}`]);
  return {
    hosts: [],
    allowedRedirectHosts: [`www.${domain}`, `go.${domain}`],
    backendBaseUrl: '/backend',
    loginMethod: 'password',
    loginUrl: '/login',
    documentTitle: name,
    captcha: null,
    cashOut: DEFAULT_CASHOUT_RULES,
    orderPromiseDays: DEFAULT_ORDER_PROMISES,
    helpUrls: Object.fromEntries(help) as BrandSettings['helpUrls'],
    helpEmail: `help@${domain}`,
    supportPhone: null,
    supportWidgetId: null,
    termsUrl: `${site}/terms`,
    texasTermsUrl: null,
    privacyUrl: `${site}/privacy`,
    prizeRulesUrl: `${site}/prize-rules`,
    socialPages: [],
    cookieDomain: null,
    targetingCookieCategory: 'C0004',
    subscriptions: ['event', 'rewards', 'account', 'device', 'onboarding', 'promos', 'social'],
    analyticsCollector: `https://collect.${domain}`,
    enrollmentUrls: { utility: `${site}/join` },
    shopifyBundleVariantIds: ['41000900001', '41000900002', '41000900003'],
    referral: REFERRAL_POINTS,
    gridGramsPerKwh: null,
    readingsKeptYears: null,
    featureDefaults: {},
    ssoLoginHides: [],
    wheelRules: { minimumAge: 18, closedRegions: [], noCashRegions: [] },
  };
}

function changes(environment: Environment, domain: string): Partial<BrandSettings> {
  switch (environment) {
    case 'production':
      return { hosts: [`app.${domain}`] };
    case 'test':
    case 'dev':
    case 'review':
      return { allowedRedirectHosts: [`www.${domain}`, `go.${domain}`, 'localhost', '127.0.0.1'] };
    default:
      return { hosts: [`app.${environment}.${domain}`] };
  }
}

function wordsFor(name: string, locale: Locale): BrandWords {
  const names = { productName: name, shortName: name.slice(0, 16).trim() };
  if (locale === 'fr-CA') {
    return {
      ...names,
      reductionEvent: {
        one: 'Heure Ohm',
        many: 'Heures Ohm',
        withArticle: 'une Heure Ohm',
        this: 'cette Heure Ohm',
        next: 'Prochaine Heure Ohm',
      },
      realTimeEvent: {
        one: 'AutoOhm',
        many: 'AutoOhms',
        withArticle: 'un AutoOhm',
        this: 'cet AutoOhm',
        next: 'Prochain AutoOhm',
      },
      tone: {
        greeting: 'Bonjour',
        cheer: 'Bien joué.',
        encouragement: 'Ce n’est que partie remise.',
        thanks: 'Merci',
      },
      landing: {
        headline: `Gagnez des points avec ${name}`.slice(0, 80),
        pitch:
          'Consommez un peu moins quand le réseau est très sollicité, et soyez payé pour ce que montre votre compteur.',
        points: [
          { title: 'Participez en un geste', text: 'Nous vous prévenons la veille. À vous de choisir.' },
          { title: 'Prouvé par votre compteur', text: 'Chaque résultat a son reçu.' },
          { title: 'Des points qui valent de l’argent', text: 'Un point vaut un cent.' },
        ],
      },
    };
  }
  const spike = locale === 'en-AU';
  return {
    ...names,
    reductionEvent: spike
      ? { one: 'SpikeHour', many: 'SpikeHours', withArticle: 'a SpikeHour' }
      : { one: 'OhmHour', many: 'OhmHours', withArticle: 'an OhmHour' },
    realTimeEvent: spike
      ? { one: 'AutoSpike', many: 'AutoSpikes', withArticle: 'an AutoSpike' }
      : { one: 'AutoOhm', many: 'AutoOhms', withArticle: 'an AutoOhm' },
    tone: {
      greeting: 'Hello',
      cheer: 'Well saved.',
      encouragement: 'There will be another one.',
      thanks: 'Thank you',
    },
    landing: {
      headline: `Earn points with ${name}`.slice(0, 80),
      pitch: 'Use a little less when the grid is stretched, and get paid for what your meter shows.',
      points: [
        { title: 'One tap to join', text: 'We tell you the day before. Join if it suits you.' },
        { title: 'Proved by your meter', text: 'Every result comes with a receipt.' },
        { title: 'Points that are money', text: 'One point is one cent.' },
      ],
    },
  };
}
