import { emptyDevices, type DevicesState } from '../devices/types.ts';
import type { ShopOrder } from '../shop/types.ts';
import { emptyVtn, type VtnState } from '../vtn/types.ts';

/** What of a customer's account makes the market answer other than usual. */
export const TRAITS = [
  'plain',
  'duplicate',
  'moved',
  'conflict',
  'attestation',
  'rejected',
  'missing-mapping',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A stretch in which a household is told to use less. */
export interface Savings {
  readonly from: string;
  readonly to: string;
  /** By how much, 0 to 100. */
  readonly percent: number;
}

/** A made-up customer of a utility. */
export interface Customer {
  readonly id: string;
  readonly utility: string;
  name: string;
  email: string;
  accountNumber: string;
  /** Ten characters, without the check digit; null outside Australia. */
  nmi: string | null;
  intervalSeconds: number;
  solar: boolean;
  trait: Trait;
  savings: Savings[];
  /** Data were given out by hand up to here; null: as every day. */
  deliveredThrough: string | null;
  /** Whether what was given out by hand counts as final. */
  deliveredFinal: boolean;
}

/** Status of an authorization as Green Button writes it: revoked 0, active 1, denied 2. */
export type AuthorizationStatus = 0 | 1 | 2;

export interface Authorization {
  readonly id: string;
  readonly utility: string;
  readonly clientId: string;
  readonly customerId: string;
  status: AuthorizationStatus;
  scope: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface Token {
  readonly kind: 'access' | 'refresh' | 'client';
  readonly utility: string;
  readonly clientId: string;
  readonly authorizationId: string | null;
  readonly expiresAt: string;
  /** The refresh token that this one took the place of: it ends when this one is first used. */
  readonly replaces: string | null;
}

export interface Enrollment {
  readonly id: string;
  readonly utility: string;
  readonly clientId: string;
  readonly customerId: string;
  readonly authorizationId: string | null;
  readonly name: string;
  readonly zip: string;
  readonly webhookUrl: string;
  readonly signatureKeyId: string;
  state: string;
  substate: string;
  changedAt: string;
  sequence: number;
  /** Stays as it is until a person or a test moves it. */
  held: boolean;
  /** The product ended it. */
  ended: boolean;
  /** Until which day `data.available` was told. */
  toldThrough: string | null;
}

export interface Outage {
  /** null: nobody knows. */
  readonly until: string | null;
}

/** A file that a retailer laid down. */
export interface Drop {
  readonly id: number;
  readonly utility: string;
  readonly name: string;
  readonly madeAt: string;
  readonly customerIds: readonly string[];
  /** NEM days since 1970: the first and the last. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Everything that the sandbox remembers over a restart. */
export interface WorldState {
  customers: Record<string, Customer>;
  authorizations: Record<string, Authorization>;
  tokens: Record<string, Token>;
  enrollments: Record<string, Enrollment>;
  outages: Record<string, Outage>;
  drops: Drop[];
  devices: DevicesState;
  vtn: VtnState;
  /** By the buyer's key. */
  shop: Record<string, ShopOrder>;
}

export const emptyWorld = (): WorldState => ({
  customers: {},
  authorizations: {},
  tokens: {},
  enrollments: {},
  outages: {},
  drops: [],
  devices: emptyDevices(),
  vtn: emptyVtn(),
  shop: {},
});
