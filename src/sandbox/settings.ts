import type { Country } from '../domain/brands/countries.ts';
import type { FaultRule } from './faults/faults.ts';

/** A synthetic utility. */
export interface UtilitySetting {
  /** In URLs, and the product's client id with it. */
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly country: Country;
  readonly timeZone: string;
}

/**
 * Secrets shared with the product, by name: `utility:<client>`, `webhook:<client>`, `oidc:<brand>`,
 * `captcha:<brand>`, `support:<brand>`, `device:<partner>`, `vtn:<client>`, `grid-webhook:<client>`,
 * `device-webhook:<partner>`, `shop`, `shop-webhook`, `cards`, `cards-webhook`, `fulfilment:<service>`,
 * `fulfilment-webhook:<service>`, `payouts:<brand>`, `w9`, `w9-webhook`, `sms`, and `sandbox` for control. null:
 * unknown name.
 */
export type SandboxSecrets = (name: string) => string | null;

export interface SandboxSettings {
  /** 0 picks a free one. */
  readonly port: number;
  readonly smtpPort: number;
  /** Where state and mail survive a restart; null: in memory only. */
  readonly folder: string | null;
  readonly utilities: readonly UtilitySetting[];
  /** Brands with single sign-on: client `ebbwatt-<brand>`. */
  readonly brands: readonly string[];
  /** What customers know each brand by, for its pages on `<brand>.localhost`; absent: they see the host. */
  readonly companies?: Readonly<Record<string, string>>;
  readonly secret: SandboxSecrets;
  /** Milliseconds between an enrolment's steps. 0: only control takes steps. */
  readonly stepMs: number;
  /** Milliseconds an aggregator's action takes. */
  readonly actionMs: number;
  /** How long a hanging partner hangs, milliseconds. */
  readonly hangMs: number;
  /** Told of each fault that keeps a call waiting. */
  readonly onKept?: (fault: FaultRule) => void;
  /** The wall clock; tests pass their own. */
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
