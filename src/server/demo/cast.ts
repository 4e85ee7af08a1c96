import type { Tier } from '../../domain/settlement/standingRules.ts';
import type { RawStatus, SubStatus } from '../../domain/utility/rawStatus.ts';

/** What a demonstration member shows. */
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
  | 'support'
  | 'approval'
  | 'conflict'
  | 'duplicate'
  | 'moved'
  | 'attestation'
  | 'lost';

/** A demonstration member before it has a name. */
export interface DemoPart {
  readonly role: DemoRole;
  /** Which of the brand's utilities; null: none chosen yet. */
  readonly utility: 0 | 1 | 2 | null;
  /** `begun`: the connection is in progress. */
  readonly connection: 'connected' | 'begun' | 'none';
  /** The meter's interval in minutes; null: no readings. */
  readonly meterMinutes: 15 | 30 | 60 | null;
  /** Share of the usual consumption during a joined event, besides what a battery feeds in; 1: no saving. */
  readonly eventUse: number;
  /** How many past events the member joined, counted back from the latest. */
  readonly joins: number;
  /** The tier that the results lead to; null: uncertain. */
  readonly tier: Tier | null;
  /** The market's status of a connection with a problem; absent: no problem. */
  readonly marketStatus?: { readonly state: RawStatus; readonly substate: SubStatus };
}

/** A connected member who waits for something, or has something to do, before there are readings. */
const withStatus = (role: DemoRole, state: RawStatus, substate: SubStatus): DemoPart => ({
  role,
  utility: 0,
  connection: 'connected',
  meterMinutes: null,
  eventUse: 1,
  joins: 0,
  tier: 'Silver',
  marketStatus: { state, substate },
});

const connected = { connection: 'connected', meterMinutes: 15, joins: 8, utility: 0 } as const;

/**
 * Every brand's cast: a member in every tier, one for each connection status, and those that the screens
 * need.
 */
export const DEMO_CAST: readonly DemoPart[] = [
  { ...connected, role: 'demo', eventUse: 0.77, tier: 'Platinum' },
  { ...connected, role: 'diamond', eventUse: 0.06, tier: 'Diamond' },
  { ...connected, role: 'gold', eventUse: 0.68, tier: 'Gold' },
  { ...connected, role: 'silver', eventUse: 1, joins: 6, tier: 'Silver' },
  { ...connected, role: 'pending', eventUse: 0.6, joins: 2, tier: null },
  { ...connected, role: 'solar', eventUse: 0.95, tier: null },
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
  withStatus('approval', 'MarketReady', 'ISOReady'),
  withStatus('conflict', 'AuthDone', 'ConflictingDRP'),
  withStatus('duplicate', 'AuthDone', 'Duplicate'),
  withStatus('moved', 'pending', 'PossibleMove'),
  withStatus('attestation', 'AuthDone', 'AttestationNeeded'),
  withStatus('lost', 'AuthStart', 'Revoked'),
  {
    role: 'support',
    utility: null,
    connection: 'none',
    meterMinutes: null,
    eventUse: 1,
    joins: 0,
    tier: null,
  },
];

/** Only for brands with their own enrolment terms for a Texas retailer. */
export const RETAIL_PART: DemoPart = { ...connected, role: 'retail', eventUse: 0.75, joins: 5, tier: null };

/**
 * This member's readings stop this many days ago, so that results wait: before the second to last evening, which is 14 days
 * ago at most.
 */
export const PENDING_SINCE_DAYS = 15;
