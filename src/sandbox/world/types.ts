import { emptyCards, type CardsState } from '../cards/types.ts';
import { emptyDesk, type DeskState } from '../desk/types.ts';
import { emptyDevices, type DevicesState } from '../devices/types.ts';
import { emptyGifts, type GiftsState } from '../fulfilment/types.ts';
import type { ShopOrder } from '../shop/types.ts';
import { emptyPayouts, type PayoutsState } from '../payouts/types.ts';
import { emptyReceiver, type ReceiverState } from '../receiver/types.ts';
import { emptyVen, type VenState } from '../ven/types.ts';
import { emptyVtn, type VtnState } from '../vtn/types.ts';

/** Why the market answers an account differently. */
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

/** A window in which a household should use less. */
export interface Savings {
  readonly from: string;
  readonly to: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** A synthetic customer of a utility. */
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
  /** The accounts of the devices in this home; absent: none is known. */
  deviceAccounts?: readonly string[];
  /** Until when data were published by hand; null: the daily schedule. */
  deliveredThrough: string | null;
  /** Whether data published by hand are final. */
  deliveredFinal: boolean;
  /** The address of its usage point; absent: one of the utility's resources. */
  readonly meter?: string;
  /** Size of the home; absent: one that belongs to the id. */
  readonly size?: number;
  /** The first instant of which the utility has readings; absent: there is none. */
  readonly publishedFrom?: string;
}

/** Green Button's status of an authorization: revoked 0, active 1, denied 2. */
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
  /** The refresh token this one replaced, which ends when this one is first used. */
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
  /** Stays until a person or a test moves it. */
  held: boolean;
  /** Ended by the product. */
  ended: boolean;
  /** The last day reported by `data.available`. */
  reportedThrough: string | null;
}

export interface Outage {
  /** null: unknown. */
  readonly until: string | null;
}

/** A retailer's published file. */
export interface Drop {
  readonly id: number;
  readonly utility: string;
  readonly name: string;
  readonly madeAt: string;
  readonly customerIds: readonly string[];
  /** NEM days since 1970: first and last. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The sandbox's stored state. */
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
  gifts: GiftsState;
  cards: CardsState;
  payouts: PayoutsState;
  receiver: ReceiverState;
  ven: VenState;
  desk: DeskState;
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
  gifts: emptyGifts(),
  cards: emptyCards(),
  payouts: emptyPayouts(),
  receiver: emptyReceiver(),
  ven: emptyVen(),
  desk: emptyDesk(),
});
