import type { CashoutRules } from '../../cashout/rules.ts';
import { ORDER_KINDS } from '../../orders/orderKinds.ts';
import { COUNTRIES, CURRENCIES, LOCALES } from '../countries.ts';
import { ENVIRONMENTS } from '../environments.ts';
import { SSO_HIDDEN_SETTINGS } from '../ssoHides.ts';
import { SUBSCRIPTION_ENTRY_NAMES, SUBSCRIPTION_GROUPS } from '../subscriptions.ts';
import { HELP_TOPICS, LOGIN_METHODS, type BrandFile, type BrandSettings } from '../types.ts';
import {
  ADDRESS,
  BRAND_ID,
  EMAIL,
  HOST_AND_PORT,
  HOST_NAME,
  LOCALISED_ADDRESS,
  LOCALISED_TEXT,
  closed,
  list,
  orNull,
} from './parts.ts';

const CAPTCHA = {
  siteKey: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{8,128}$',
    description: '8 to 128 letters, digits, hyphens or underscores',
  },
  secretVariable: {
    type: 'string',
    pattern: '^[A-Z][A-Z0-9_]{2,63}$',
    description: 'the name of an environment variable',
  },
};
const REGION = {
  type: 'string',
  pattern: '^[A-Z]{2,3}$',
  description: 'a state or province, by abbreviation',
};
const WHEEL_RULES = {
  minimumAge: { type: 'integer', minimum: 0, maximum: 120 },
  closedRegions: list(REGION),
  noCashRegions: list(REGION),
};
const POINTS = { type: 'integer', minimum: 0, maximum: 1_000_000 };
const REFERRAL = { referrerPoints: POINTS, friendPoints: POINTS };
const HELP_URLS = Object.fromEntries(HELP_TOPICS.map((topic) => [topic, LOCALISED_ADDRESS]));

const count = (maximum: number) => ({ type: 'integer', minimum: 0, maximum });
const CASH_OUT: Record<keyof CashoutRules, object> = {
  minimumPoints: { ...count(10_000_000), minimum: 1 },
  weeklyLimit: count(100_000_000),
  monthlyLimit: count(100_000_000),
  reviewAbove: count(100_000_000),
  newAccountDays: count(365),
  sharedDestinationMembers: { ...count(100), minimum: 1 },
  destinationHoldHours: count(24 * 14),
  codeAboveDaily: count(100_000_000),
};
const ORDER_PROMISES = Object.fromEntries(ORDER_KINDS.map((kind) => [kind, { ...count(365), minimum: 1 }]));

const SETTINGS: Record<keyof BrandSettings, object> = {
  hosts: list(HOST_NAME),
  allowedRedirectHosts: list(HOST_AND_PORT),
  backendBaseUrl: ADDRESS,
  loginMethod: { enum: LOGIN_METHODS },
  loginUrl: { const: '/login' },
  documentTitle: LOCALISED_TEXT,
  captcha: orNull(closed(CAPTCHA)),
  helpUrls: closed(HELP_URLS),
  helpEmail: EMAIL,
  supportPhone: orNull({
    type: 'string',
    pattern: '^\\+[1-9][0-9 ]{6,20}$',
    description: 'a telephone number that begins with + and the country',
  }),
  supportWidgetId: orNull({
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{4,128}$',
    description: '4 to 128 letters, digits, hyphens or underscores',
  }),
  termsUrl: LOCALISED_ADDRESS,
  texasTermsUrl: orNull(LOCALISED_ADDRESS),
  privacyUrl: LOCALISED_ADDRESS,
  prizeRulesUrl: LOCALISED_ADDRESS,
  socialPages: list(closed({ name: LOCALISED_TEXT, url: ADDRESS })),
  cookieDomain: orNull(HOST_NAME),
  gridGramsPerKwh: orNull(count(2_000)),
  readingsKeptYears: orNull({ type: 'integer', minimum: 2, maximum: 100 }),
  targetingCookieCategory: { const: 'C0004' },
  subscriptions: list({ enum: [...SUBSCRIPTION_GROUPS, ...SUBSCRIPTION_ENTRY_NAMES] }),
  analyticsCollector: orNull(ADDRESS),
  enrollmentUrls: {
    type: 'object',
    propertyNames: {
      pattern: '^[a-z][a-z_]*$',
      description: 'a purpose in lowercase letters and underscores',
    },
    additionalProperties: LOCALISED_ADDRESS,
  },
  shopifyBundleVariantIds: {
    ...list({ type: 'string', pattern: '^[0-9]{6,20}$', description: '6 to 20 digits' }, 3),
    maxItems: 3,
  },
  referral: closed(REFERRAL),
  featureDefaults: {
    type: 'object',
    propertyNames: { pattern: '^[a-z][a-z0-9_]*$', description: 'a feature key' },
    additionalProperties: { type: 'boolean' },
  },
  cashOut: closed(CASH_OUT),
  orderPromiseDays: closed(ORDER_PROMISES),
  ssoLoginHides: list({ enum: SSO_HIDDEN_SETTINGS }),
  wheelRules: closed(WHEEL_RULES),
};

const IDENTITY: Record<Exclude<keyof BrandFile, 'common' | 'environments'>, object> = {
  id: BRAND_ID,
  country: { enum: COUNTRIES },
  currency: { enum: CURRENCIES },
  locales: list({ enum: LOCALES }, 1),
  wattConversionRate: { type: 'integer', minimum: 1, maximum: 100_000 },
  pointsPerUnit: orNull({ type: 'integer', minimum: 1, maximum: 100_000 }),
  themeId: BRAND_ID,
  localHosts: list({
    ...HOST_NAME,
    pattern: '^([a-z0-9-]+\\.)*localhost$',
    description: 'localhost or a name below it',
  }),
};

/** Settings as written in a file: any of them, and any part of those that merge key by key. */
const WRITTEN = closed(
  {
    ...SETTINGS,
    captcha: orNull(closed(CAPTCHA, [])),
    helpUrls: closed(HELP_URLS, []),
    cashOut: closed(CASH_OUT, []),
    orderPromiseDays: closed(ORDER_PROMISES, []),
    wheelRules: closed(WHEEL_RULES, []),
    referral: closed(REFERRAL, []),
  },
  [],
);

/** `brand.json` as written: identity, the common part, and one (possibly empty) change per environment. */
export const BRAND_FILE_SCHEMA = {
  ...closed({
    ...IDENTITY,
    common: { $ref: '#/$defs/written' },
    environments: closed(
      Object.fromEntries(ENVIRONMENTS.map((environment) => [environment, { $ref: '#/$defs/written' }])),
    ),
  }),
  $defs: { written: WRITTEN },
};

/** One environment's settings after merging: all are required. */
export const SETTINGS_SCHEMA = closed(SETTINGS);
