import type { CashoutRules } from '../cashout/rules.ts';
import type { WheelRules } from '../wheel/eligibility.ts';
import type { Country, Currency, Locale } from './countries.ts';
import type { Environment } from './environments.ts';
import type { Localised } from './localised.ts';
import type { SubscriptionEntryName, SubscriptionGroup } from './subscriptions.ts';
import type { SsoHiddenSetting } from './ssoHides.ts';
import type { OrderPromises } from '../orders/promise.ts';
import type { ReferralPoints } from '../referrals/referralRules.ts';

/** BRD-11. On the wire and in the files `sso` is the specification's "single sign-on". */
export const LOGIN_METHODS = ['password', 'sso'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Places that link to help; each has a short link per brand (BRD-18). */
export const HELP_TOPICS = [
  'center',
  'contact',
  'events',
  'results',
  'utility',
  'devices',
  'rewards',
  'cashOut',
  'tax',
  'privacy',
  'disenroll',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** BRD-17. `secretVariable` names the environment variable with the secret, which is never in a file. */
export interface CaptchaKeys {
  readonly siteKey: string;
  readonly secretVariable: string;
}

/** BRD-23. */
export interface SocialPage {
  readonly name: Localised;
  readonly url: string;
}

/** A brand's properties that are the same in every environment. */
export interface BrandIdentity {
  /** BRD-06: equals the folder's name. */
  readonly id: string;
  /** BRD-15. */
  readonly country: Country;
  readonly currency: Currency;
  /** Main language first. */
  readonly locales: readonly Locale[];
  /** Watts of the ledger per point (BRD-28). */
  readonly wattConversionRate: number;
  /** Points that make one unit of the currency; null: points have no money value, and amounts are shown in points. */
  readonly pointsPerUnit: number | null;
  /** Used when neither the member nor the browser names a theme. */
  readonly themeId: string;
  /** `<id>.localhost`, answered in every environment: unreachable from outside. */
  readonly localHosts: readonly string[];
}

/** What may differ between environments (BRD-09 to BRD-30). */
export interface BrandSettings {
  /** Host names of this brand (BRD-04), without port. */
  readonly hosts: readonly string[];
  /** Other allowed redirect targets, `host` or `host:port`. */
  readonly allowedRedirectHosts: readonly string[];
  /** A path on the page's own origin, or a URL (BRD-09). */
  readonly backendBaseUrl: string;
  readonly loginMethod: LoginMethod;
  readonly loginUrl: string;
  readonly documentTitle: Localised;
  readonly captcha: CaptchaKeys | null;
  readonly helpUrls: Readonly<Record<HelpTopic, Localised>>;
  readonly helpEmail: string;
  readonly supportPhone: string | null;
  /** The brand's account at the support widget (ANL-12); null: no widget. */
  readonly supportWidgetId: string | null;
  readonly termsUrl: Localised;
  /** Terms for Texas retail enrolment (BRD-32); null: no such enrolment. */
  readonly texasTermsUrl: Localised | null;
  readonly privacyUrl: Localised;
  readonly prizeRulesUrl: Localised;
  readonly socialPages: readonly SocialPage[];
  /** BRD-24; null: cookies are bound to the host. */
  readonly cookieDomain: string | null;
  /** BRD-25. */
  readonly targetingCookieCategory: string;
  /** BRD-26: whole groups or single entries of the catalogue. */
  readonly subscriptions: readonly (SubscriptionGroup | SubscriptionEntryName)[];
  /** BRD-27; null: nothing is collected. */
  readonly analyticsCollector: string | null;
  /** BRD-29: where the brand's own pages enrol a home, by purpose. */
  readonly enrollmentUrls: Readonly<Record<string, Localised>>;
  /** BRD-30: the three variants of the device bundle in the brand's shop. */
  readonly shopifyBundleVariantIds: readonly string[];
  /** What a friend's first event pays both sides, in points. */
  readonly referral: ReferralPoints;
  /** Carbon dioxide of a kilowatt-hour from the grid, grams; null: none is shown. */
  readonly gridGramsPerKwh: number | null;
  /** Years after which archived readings are deleted; null: they are kept. */
  readonly readingsKeptYears: number | null;
  /** Feature defaults that differ on this brand. */
  readonly featureDefaults: Readonly<Record<string, boolean>>;
  /** Limits of cash-outs, and when one needs review. */
  readonly cashOut: CashoutRules;
  /** Within how many days orders are delivered, by kind. */
  readonly orderPromiseDays: OrderPromises;
  /** Settings hidden from members who log in by single sign-on (BRD-31). */
  readonly ssoLoginHides: readonly SsoHiddenSetting[];
  /** Who may spin the wheel, and win cash. */
  readonly wheelRules: WheelRules;
}

/** `brands/<id>/brand.json`: the common part, and what each environment changes of it. */
export interface BrandFile extends BrandIdentity {
  readonly common: Partial<BrandSettings>;
  readonly environments: Readonly<Record<Environment, Partial<BrandSettings>>>;
}

/** One brand in one environment. */
export interface BrandConfig extends BrandIdentity, Omit<BrandSettings, 'subscriptions'> {
  readonly environment: Environment;
  /** In catalogue order. */
  readonly subscriptions: readonly SubscriptionEntryName[];
}

/** A product noun in the forms sentences need: "OhmHour", "OhmHours", "an OhmHour". */
export interface BrandNoun {
  readonly one: string;
  readonly many: string;
  readonly withArticle: string;
  /** "this OhmHour"; absent where it follows from the name, as in English. */
  readonly this?: string;
  /** "Next OhmHour", at the beginning of a line; absent likewise. */
  readonly next?: string;
}

export interface LandingPoint {
  readonly title: string;
  readonly text: string;
}

/** The brand's own words in one locale (`brands/<id>/words.json`). */
export interface BrandWords {
  /** What quoted texts of the specification call "the product" (AMB-12). */
  readonly productName: string;
  /** For narrow places: a home screen, the bar. */
  readonly shortName: string;
  /** BRD-16: the name of a scheduled reduction event. */
  readonly reductionEvent: BrandNoun;
  /** BRD-16: the name of an automatic real-time event. */
  readonly realTimeEvent: BrandNoun;
  readonly tone: {
    /** Comes before the member's name: "Hi". */
    readonly greeting: string;
    /** After a good result. */
    readonly cheer: string;
    /** After a result of zero. */
    readonly encouragement: string;
    readonly thanks: string;
  };
  readonly landing: {
    readonly headline: string;
    readonly pitch: string;
    readonly points: readonly LandingPoint[];
  };
}

export type BrandWordsFile = Readonly<Partial<Record<Locale, BrandWords>>>;
