import type { Tier } from '../../domain/settlement/standingRules.ts';
import type { RawStatus, SubStatus } from '../../domain/utility/rawStatus.ts';

/** What a made-up member is there to show. */
export type DemoRole =
  | 'demo'
  | 'diamond'
  | 'gold'
  | 'silver'
  | 'bronze'
  | 'carbon'
  | 'pending'
  | 'solar'
  | 'away'
  | 'half-hourly'
  | 'hourly'
  | 'retail'
  | 'staff'
  | 'colleague'
  | 'approval'
  | 'conflict'
  | 'duplicate'
  | 'moved'
  | 'attestation'
  | 'lost';

/** A made-up member before it has a name. */
export interface DemoPart {
  readonly role: DemoRole;
  /** Which of the brand's utilities; null: none chosen yet. */
  readonly utility: 0 | 1 | 2 | null;
  /** `begun`: the connection is under way. */
  readonly connection: 'connected' | 'begun' | 'none';
  /** Length of the meter's readings in minutes; null: no readings. */
  readonly meterMinutes: 15 | 30 | 60 | null;
  /** Share of the usual consumption that is left during an event the member joined; 1: joins, but changes nothing. */
  readonly eventUse: number;
  /** Joins so many of the past events, counted back from the latest. */
  readonly joins: number;
  /** The tier that the results come to; null: not certain. */
  readonly tier: Tier | null;
  /** What the market said last of a connection that is not well; left out: all is well. */
  readonly standing?: { readonly state: RawStatus; readonly substate: SubStatus };
}

/** Somebody whose utility was connected and who has something to wait for, or to do, before there are readings. */
const standing = (role: DemoRole, state: RawStatus, substate: SubStatus): DemoPart => ({
  role,
  utility: 0,
  connection: 'connected',
  meterMinutes: null,
  eventUse: 1,
  joins: 0,
  tier: 'Silver',
  standing: { state, substate },
});

const connected = { connection: 'connected', meterMinutes: 15, joins: 8, utility: 0 } as const;

/** The cast of every brand: somebody in every tier, somebody for each way in which a connection stands, and everybody a screen needs. */
export const DEMO_CAST: readonly DemoPart[] = [
  { ...connected, role: 'demo', eventUse: 0.42, tier: 'Platinum' },
  { ...connected, role: 'diamond', eventUse: 0.06, tier: 'Diamond' },
  { ...connected, role: 'gold', eventUse: 0.68, tier: 'Gold' },
  { ...connected, role: 'silver', eventUse: 1, joins: 6, tier: 'Silver' },
  { ...connected, role: 'pending', eventUse: 0.6, joins: 2, tier: null },
  { ...connected, role: 'solar', eventUse: 0.6, tier: null },
  { ...connected, role: 'away', eventUse: 0.6, joins: 5, tier: null },
  { ...connected, role: 'half-hourly', utility: 1, meterMinutes: 30, joins: 4, eventUse: 0.7, tier: null },
  { ...connected, role: 'hourly', utility: 2, meterMinutes: 60, joins: 4, eventUse: 0.8, tier: null },
  {
    role: 'bronze',
    utility: 0,
    connection: 'begun',
    meterMinutes: null,
    eventUse: 1,
    joins: 0,
    tier: 'Bronze',
  },
  {
    role: 'carbon',
    utility: null,
    connection: 'none',
    meterMinutes: null,
    eventUse: 1,
    joins: 0,
    tier: 'Carbon',
  },
  { role: 'staff', utility: null, connection: 'none', meterMinutes: null, eventUse: 1, joins: 0, tier: null },
  {
    role: 'colleague',
    utility: null,
    connection: 'none',
    meterMinutes: null,
    eventUse: 1,
    joins: 0,
    tier: null,
  },
  standing('approval', 'MarketReady', 'ISOReady'),
  standing('conflict', 'AuthDone', 'ConflictingDRP'),
  standing('duplicate', 'AuthDone', 'Duplicate'),
  standing('moved', 'pending', 'PossibleMove'),
  standing('attestation', 'AuthDone', 'AttestationNeeded'),
  standing('lost', 'AuthStart', 'Revoked'),
];

/** Only where the brand has terms of its own for enrolment with a Texas retailer. */
export const RETAIL_PART: DemoPart = { ...connected, role: 'retail', eventUse: 0.75, joins: 5, tier: null };

/** The readings of this member stop so many days ago, so that results wait. */
export const PENDING_SINCE_DAYS = 9;
