import { DEFAULT_CASHOUT_RULES } from '../cashout/rules.ts';
import { DEFAULT_ORDER_PROMISES } from '../orders/promise.ts';
import { REFERRAL_POINTS } from '../referrals/referralRules.ts';
import type { Environment } from './environments.ts';
import { expandSubscriptions } from './subscriptions.ts';
import type { BrandConfig, BrandFile, BrandSettings } from './types.ts';

/** Optional settings with their defaults. */
const OPTIONAL: Partial<BrandSettings> = {
  captcha: null,
  cashOut: DEFAULT_CASHOUT_RULES,
  cookieDomain: null,
  featureDefaults: {},
  gridGramsPerKwh: null,
  orderPromiseDays: DEFAULT_ORDER_PROMISES,
  readingsKeptYears: null,
  referral: REFERRAL_POINTS,
  ssoLoginHides: [],
  supportPhone: null,
  supportWidgetId: null,
  texasTermsUrl: null,
  wheelRules: { minimumAge: 18, closedRegions: [], noCashRegions: [] },
};

/**
 * A brand's settings in one environment: the common part, overridden by the environment's. Objects merge key
 * by key; lists, texts and null replace. Validation is `checkBrands`'.
 */
export function mergedSettings(file: BrandFile, environment: Environment): Partial<BrandSettings> {
  return merge(merge(OPTIONAL, file.common), file.environments[environment]);
}

/** One brand in one environment (BRD-06 to BRD-30). Expects a validated file. */
export function brandConfig(file: BrandFile, environment: Environment): BrandConfig {
  const { id, country, currency, locales, wattConversionRate, pointsPerUnit, themeId, localHosts } = file;
  const settings = mergedSettings(file, environment) as BrandSettings;
  return {
    id,
    environment,
    country,
    currency,
    locales,
    wattConversionRate,
    pointsPerUnit,
    themeId,
    localHosts,
    ...settings,
    subscriptions: expandSubscriptions(settings.subscriptions),
  };
}

function merge<T extends object>(base: T, change: Partial<T>): T {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(change).map(([key, value]): [string, unknown] => {
    const old = before.get(key);
    return [key, isPlain(old) && isPlain(value) ? merge(old, value) : value];
  });
  return { ...base, ...(Object.fromEntries(changed) as Partial<T>) };
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
