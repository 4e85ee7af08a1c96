/** How far a member is with a device offer. Source: OFR-02. */
export const OFFER_STATUSES = ['unclaimed', 'reserved', 'purchased', 'connected'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What moves a member's offer on. `lapse`: the reservation ended without a purchase. */
export type OfferMove = 'reserve' | 'lapse' | 'purchase' | 'connect';

/** Source: OFR-03; rewards, Device offers. No step is skipped, and only a lapsed reservation goes back. */
const NEXT: Readonly<Record<OfferStatus, Readonly<Partial<Record<OfferMove, OfferStatus>>>>> = {
  unclaimed: { reserve: 'reserved' },
  reserved: { lapse: 'unclaimed', purchase: 'purchased' },
  purchased: { connect: 'connected' },
  connected: {},
};

/** The status after a move; null where the move is not possible. */
export function afterMove(status: OfferStatus, move: OfferMove): OfferStatus | null {
  return NEXT[status][move] ?? null;
}

export interface Reservation {
  readonly status: OfferStatus;
  readonly reservedUntil: Date | null;
}

/** The status at a moment: a reservation counts as lapsed from its end on, whenever the job notes it. */
export function statusAt({ status, reservedUntil }: Reservation, now: Date): OfferStatus {
  return status === 'reserved' && reservedUntil !== null && reservedUntil <= now
    ? (afterMove(status, 'lapse') ?? status)
    : status;
}

/** Product defaults of an offer. Source: rewards, Device offers. */
export const OFFER_DEFAULTS = {
  holdHours: 48,
  /** After the purchase. */
  connectWithinDays: 60,
} as const;

/** Product: days between the first and the second reminder to connect a device. */
export const SECOND_REMINDER_DAYS = 7;
export const MOST_REMINDERS = 2;

/** Who an offer is for: everyone, or only members without a device (DEV-18). */
export const OFFER_AUDIENCES = ['EVERYONE', 'FIRST_DEVICE'] as const;
export type OfferAudience = (typeof OFFER_AUDIENCES)[number];
