import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import type { OrderFailure } from '../../orders/service.ts';
import type { DemoRole } from '../cast.ts';

/** The promo code that gave the demonstration's members points, and how many. */
export const WELCOME = { code: 'WELCOME-25', points: 2_500, daysAgo: 50 } as const;

/** Who used it. */
export const WELCOMED: readonly DemoRole[] = ['demo', 'diamond', 'gold', 'solar', 'half-hourly'];

/** An order of the demonstration. A brand that doesn't offer the item goes without it. */
interface DemoOrder {
  readonly role: DemoRole;
  readonly item: string;
  /** 0: a promo code gave it for nothing. */
  readonly points: number;
}

/** An order that has run its course. */
export interface PastOrder extends DemoOrder {
  readonly daysAgo: number;
  /** Its steps, with the hours after it was placed. */
  readonly steps: readonly (readonly [step: OrderStep, hours: number])[];
  readonly failure?: OrderFailure;
  /** Days ago that a coupon was used. */
  readonly usedDaysAgo?: number;
  /** Its parcel has no address yet. */
  readonly noAddress?: true;
  /** We say that it was sent to its service, whose list doesn't have it: a difference for staff. */
  readonly isUnknownThere?: true;
}

/** Latest at the end, so that each is paid for from what its member had by then. */
export const PAST_ORDERS: readonly PastOrder[] = [
  { role: 'demo', item: 'GROCER', points: 1_000, daysAgo: 25, steps: [['fulfilled', 0]] },
  {
    role: 'diamond',
    item: 'TOTE',
    points: 900,
    daysAgo: 21,
    steps: [
      ['accepted', 0],
      ['shipped', 20],
      ['fulfilled', 70],
    ],
  },
  {
    role: 'demo',
    item: 'COFFEE-2FOR1',
    points: 250,
    daysAgo: 16,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  {
    role: 'diamond',
    item: 'CINEMA-SNACK',
    points: 350,
    daysAgo: 14,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  {
    role: 'demo',
    item: 'GARDEN-20',
    points: 400,
    daysAgo: 12,
    steps: [['fulfilled', 0]],
    usedDaysAgo: 9,
  },
  {
    role: 'diamond',
    item: 'HARDWARE-10',
    points: 300,
    daysAgo: 10,
    steps: [['fulfilled', 0]],
    isUnknownThere: true,
  },
  {
    role: 'gold',
    item: 'COFFEE',
    points: 500,
    daysAgo: 9,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  {
    role: 'demo',
    item: 'COFFEE',
    points: 500,
    daysAgo: 8,
    steps: [
      ['accepted', 0],
      ['failed', 3],
    ],
    failure: 'out_of_stock',
  },
  {
    role: 'diamond',
    item: 'BOOKS',
    points: 1_500,
    daysAgo: 6,
    steps: [
      ['accepted', 0],
      ['fulfilled', 0.1],
    ],
  },
  { role: 'solar', item: 'WARM-HOMES', points: 800, daysAgo: 6, steps: [['fulfilled', 0]] },
  {
    role: 'half-hourly',
    item: 'CINEMA',
    points: 1_500,
    daysAgo: 5,
    steps: [
      ['accepted', 0],
      ['refunded', 5],
    ],
  },
  { role: 'demo', item: 'TREES', points: 200, daysAgo: 4, steps: [['fulfilled', 0]] },
  {
    role: 'gold',
    item: 'TOTE',
    points: 0,
    daysAgo: 4,
    steps: [
      ['accepted', 0],
      ['shipped', 22],
      ['failed', 60],
    ],
    failure: 'returned',
  },
  { role: 'hourly', item: 'TEE', points: 0, daysAgo: 2, steps: [], noAddress: true },
];

/** Orders placed with the sandbox's services at the first start; they take a day or two. */
export const OPEN_ORDERS: readonly DemoOrder[] = [
  { role: 'demo', item: 'CINEMA', points: 1_500 },
  { role: 'diamond', item: 'LED-6', points: 1_200 },
];
