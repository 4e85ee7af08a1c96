import { describe, expect, it } from 'vitest';
import { afterMove, OFFER_STATUSES, statusAt, type OfferMove } from './offerStatus.ts';

const MOVES: readonly OfferMove[] = ['reserve', 'lapse', 'purchase', 'connect'];

describe('OFR-02, OFR-03: the status of a device offer', () => {
  it('goes unclaimed, reserved, purchased, connected; back only by a lapsed reservation', () => {
    const table = OFFER_STATUSES.flatMap((from) =>
      MOVES.flatMap((move) => {
        const to = afterMove(from, move);
        return to === null ? [] : [`${from} ${move} ${to}`];
      }),
    );
    expect(table).toEqual([
      'unclaimed reserve reserved',
      'reserved lapse unclaimed',
      'reserved purchase purchased',
      'purchased connect connected',
    ]);
  });

  it('counts a reservation as lapsed from its end on', () => {
    const reservedUntil = new Date('2026-03-03T12:00:00Z');
    const reserved = { status: 'reserved', reservedUntil } as const;
    expect(statusAt(reserved, new Date('2026-03-03T11:59:59Z'))).toBe('reserved');
    expect(statusAt(reserved, reservedUntil)).toBe('unclaimed');
    expect(statusAt({ status: 'purchased', reservedUntil }, new Date('2027-01-01T00:00:00Z'))).toBe(
      'purchased',
    );
  });
});
