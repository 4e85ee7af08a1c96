import type { Country } from '../domain/brands/countries.ts';

/** A made-up utility that the sandbox plays. */
export interface UtilitySetting {
  /** Its part of the address, and the client id under which the product is known to it. */
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly country: Country;
  readonly timeZone: string;
}

/**
 * What the sandbox shares with the product, by the names that both know: `utility:<client>`, `webhook:<client>`,
 * `oidc:<brand>`, `captcha:<brand>`, `device:<partner>`, `vtn:<client>`, `grid-webhook:<client>`,
 * `device-webhook:<partner>`, `shop`, `shop-webhook`, `sms`, and `sandbox` for its control. null: there is none of that name.
 */
export type SandboxSecrets = (name: string) => string | null;

export interface SandboxSettings {
  /** 0 takes a free one. */
  readonly port: number;
  readonly smtpPort: number;
  /** Where state and mail are kept over a restart; null: in memory only. */
  readonly folder: string | null;
  readonly utilities: readonly UtilitySetting[];
  /** Brands whose single sign-on it plays the provider of: client `ebbwatt-<brand>`. */
  readonly brands: readonly string[];
  readonly secret: SandboxSecrets;
  /** Milliseconds between two steps of an enrolment. 0: steps are taken by control alone. */
  readonly stepMs: number;
  /** Milliseconds that a device cloud takes for what it does after its answer. */
  readonly actionMs: number;
  /** How long a partner that is told to hang does so. */
  readonly hangMs: number;
  /** The wall clock; tests give their own. */
  readonly now: () => Date;
}

export const SANDBOX_PORT = 6_700;
export const DEFAULT_STEP_MS = 4_000;
export const DEFAULT_ACTION_MS = 1_200;
export const DEFAULT_HANG_MS = 60_000;

export const SAMPLE_UTILITIES: readonly UtilitySetting[] = [
  {
    slug: 'cedar',
    name: 'Cedar Power & Light',
    shortName: 'Cedar Power',
    country: 'US',
    timeZone: 'America/Los_Angeles',
  },
  {
    slug: 'laurent',
    name: 'Laurentide Énergie',
    shortName: 'Laurentide',
    country: 'CA',
    timeZone: 'America/Toronto',
  },
  {
    slug: 'banksia',
    name: 'Banksia Networks',
    shortName: 'Banksia',
    country: 'AU',
    timeZone: 'Australia/Sydney',
  },
];

export const SAMPLE_BRANDS: readonly string[] = [
  'default',
  'org',
  'au-retailer',
  'ca-telecom',
  'us-energy',
  'home-security',
  'us-mobile',
];
