import type { Country, Currency, Locale } from './countries.ts';
import type { Environment } from './environments.ts';
import type { Localised } from './localised.ts';
import type { SubscriptionEntryName, SubscriptionGroup } from './subscriptions.ts';
import type { SsoHiddenSetting } from './ssoHides.ts';

/** BRD-11. On the wire and in the files `sso` is the specification's "single sign-on". */
export const LOGIN_METHODS = ['password', 'sso'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** The places of the app that link to help, each with a short link of the brand (BRD-18). */
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

/** BRD-17. The secret itself never stands in a file: `secretVariable` names the server's variable that holds it. */
export interface CaptchaKeys {
  readonly siteKey: string;
  readonly secretVariable: string;
}

/** BRD-23. */
export interface SocialPage {
  readonly name: Localised;
  readonly url: string;
}

/** BAN-23: an outside survey that members are asked to, while the feature `banner_survey` is on. */
export interface BrandSurvey {
  /** Letters, digits and underscores: what a member did with it is kept under this name. */
  readonly name: string;
  readonly url: Localised;
  /** BAN-30, BAN-31: as soon as a page stands, or on the next page that is gone to. */
  readonly appears: 'at-once' | 'next-page';
}

/** What a brand is in every environment. */
export interface BrandIdentity {
  /** BRD-06: the name of the brand's folder. */
  readonly id: string;
  /** BRD-15. */
  readonly country: Country;
  readonly currency: Currency;
  /** The first one is the brand's main language. */
  readonly locales: readonly Locale[];
  /** Watts of the ledger to one point (BRD-28). */
  readonly wattConversionRate: number;
  /** Theme shown when neither the member nor the browser names another one. */
  readonly themeId: string;
  /** Host names of the own machine (`<id>.localhost`), answered in every environment: nobody reaches them from outside. */
  readonly localHosts: readonly string[];
}

/** What may differ from one environment to the next (BRD-09 to BRD-30). */
export interface BrandSettings {
  /** Host names that are this brand (BRD-04), without port. */
  readonly hosts: readonly string[];
  /** Other hosts the app may be sent to, `host` or `host:port`. */
  readonly allowedRedirectHosts: readonly string[];
  /** A path on the page's own origin, or an address (BRD-09). */
  readonly backendBaseUrl: string;
  readonly loginMethod: LoginMethod;
  readonly loginUrl: string;
  readonly documentTitle: Localised;
  readonly captcha: CaptchaKeys | null;
  readonly helpUrls: Readonly<Record<HelpTopic, Localised>>;
  readonly helpEmail: string;
  readonly supportPhone: string | null;
  readonly termsUrl: Localised;
  /** Terms of members with Texas retail enrolment (BRD-32); null where there is no such enrolment. */
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
  /** Null: none. */
  readonly survey: BrandSurvey | null;
  /** Defaults of feature keys that differ on this brand. */
  readonly featureDefaults: Readonly<Record<string, boolean>>;
  /** Parts of Settings that a member who logs in by single sign-on does not see (BRD-31). */
  readonly ssoLoginHides: readonly SsoHiddenSetting[];
}

/** `brands/<id>/brand.json`: the common part, and what each environment changes of it. */
export interface BrandFile extends BrandIdentity {
  readonly common: Partial<BrandSettings>;
  readonly environments: Readonly<Record<Environment, Partial<BrandSettings>>>;
}

/** One brand in one environment. */
export interface BrandConfig extends BrandIdentity, Omit<BrandSettings, 'subscriptions'> {
  readonly environment: Environment;
  /** The catalogue entries this brand shows, in the catalogue's order. */
  readonly subscriptions: readonly SubscriptionEntryName[];
}

/** A product noun in the forms sentences need: "OhmHour", "OhmHours", "an OhmHour". */
export interface BrandNoun {
  readonly one: string;
  readonly many: string;
  readonly withArticle: string;
}

export interface LandingPoint {
  readonly title: string;
  readonly text: string;
}

/** The brand's own words in one locale (`brands/<id>/words.json`). */
export interface BrandWords {
  /** The product's name in sentences: what quoted texts of the specification call "the product" (AMB-12). */
  readonly productName: string;
  /** The name where space is short: a home screen, a narrow bar. */
  readonly shortName: string;
  /** BRD-16: the name of a scheduled reduction event. */
  readonly reductionEvent: BrandNoun;
  /** BRD-16: the name of an automatic real-time event. */
  readonly realTimeEvent: BrandNoun;
  readonly tone: {
    /** Before the member's name: "Hi". */
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
