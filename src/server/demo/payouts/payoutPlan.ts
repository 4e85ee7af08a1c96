import type { MemberCause } from '../../../domain/cashout/memberCauses.ts';
import type { ReviewReason } from '../../../domain/cashout/review.ts';
import type { W9Status } from '../../../domain/cashout/w9.ts';
import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import type { OrderFailure } from '../../orders/service.ts';
import type { DemoRole } from '../cast.ts';

/** The promo code that gave the members who cash out their points. */
export const THANKS = { code: 'THANKS-30', points: 3_000, daysAgo: 49 } as const;

/** The destination and the browser that several members share, so that staff have something to review. */
const SHARED = { to: 'family', browser: 'a browser of several' } as const;

/** A payout of the demonstration. */
export interface DemoPayout {
  readonly role: DemoRole;
  readonly points: number;
  /** The name of the payment account's address; absent: the member's own. */
  readonly to?: string;
  readonly browser?: string;
  readonly hoursAgo: number;
  readonly reasons?: readonly ReviewReason[];
  /** Hours until the destination is old enough. */
  readonly waitsHours?: number;
}

/** A payout that has run its course, or that staff refused. */
export interface PastPayout extends DemoPayout {
  /** Its steps, with the hours after it was placed; empty: it wasn't sent. */
  readonly steps: readonly (readonly [step: OrderStep, hours: number])[];
  readonly failure?: OrderFailure;
  /** The reason the member saw when staff refused it. */
  readonly refusedFor?: MemberCause;
}

const DAY = 24;

/** Latest at the end. What was paid five days ago is not in the provider's list: a difference for staff. */
export const PAST_PAYOUTS: readonly PastPayout[] = [
  {
    role: 'hourly',
    points: 1_500,
    to: SHARED.to,
    hoursAgo: 44 * DAY,
    steps: [
      ['accepted', 0],
      ['failed', 30 * DAY],
    ],
    failure: 'unclaimed',
  },
  {
    role: 'away',
    points: 2_000,
    to: SHARED.to,
    hoursAgo: 40 * DAY,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  {
    role: 'attestation',
    points: 1_200,
    hoursAgo: 5 * DAY,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  {
    role: 'duplicate',
    points: 1_000,
    browser: SHARED.browser,
    hoursAgo: 3 * DAY,
    reasons: ['shared_device'],
    steps: [],
    refusedFor: 'several_accounts',
  },
  {
    role: 'moved',
    points: 1_800,
    browser: SHARED.browser,
    hoursAgo: 26,
    reasons: ['shared_device'],
    steps: [],
  },
  {
    role: 'approval',
    points: 2_500,
    to: SHARED.to,
    hoursAgo: 5,
    reasons: ['shared_destination'],
    steps: [],
  },
  { role: 'lost', points: 1_600, hoursAgo: 4, waitsHours: 20, steps: [] },
];

/** What the sandbox's provider pays at the first start; the first waits there for its recipient. */
export const OPEN_PAYOUTS: readonly DemoPayout[] = [
  { role: 'conflict', points: 1_400, to: 'unclaimed', hoursAgo: 0 },
  { role: 'away', points: 1_000, hoursAgo: 0 },
];

/** Forms W-9 of the brands in the US: one in every status. */
export const DEMO_W9S: readonly {
  readonly role: DemoRole;
  readonly status: W9Status;
  readonly tin: string;
}[] = [
  { role: 'away', status: 'VALID', tin: '219099991' },
  { role: 'moved', status: 'PROCESSING', tin: '219099992' },
  { role: 'conflict', status: 'INVALID', tin: '219099993' },
  { role: 'duplicate', status: 'DUPLICATE', tin: '219099991' },
];
