import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentAccount, memberAccount, organisationAccount, rewardsAccount } from './accounts.ts';
import {
  adjustmentPosting,
  correctionPosting,
  creditAccount,
  monthPosting,
  movementMonth,
  participationPosting,
  reductionPosting,
} from './eventPostings.ts';
import { forfeitPosting } from './forfeitPosting.ts';
import { capturePosting, holdPosting, releasePosting } from './orderPostings.ts';
import { posting } from './posting.ts';
import { balanceToPoints, movementPoints, pointsToWatts } from './watts.ts';

const OWNER = { eventId: 'e1', memberId: 'm1', programId: 'p1', credit: memberAccount('m1') };

describe('a posting', () => {
  it('balances to zero, or names the imbalance', () => {
    const lines = [
      { account: memberAccount('m1'), amountWatts: 500 },
      { account: rewardsAccount('p1'), amountWatts: -400 },
    ];
    expect(() => posting('settle:e1:m1:v1', 'event-reduction', lines)).toThrow(
      'Posting settle:e1:m1:v1 is out of balance by 100 watts.',
    );
  });

  it('accepts whole watts only', () => {
    const lines = [
      { account: memberAccount('m1'), amountWatts: 0.5 },
      { account: rewardsAccount('p1'), amountWatts: -0.5 },
    ];
    expect(() => posting('k', 'event-reduction', lines)).toThrow(
      '0.5 watts on member:m1 is not a whole number',
    );
  });

  it('needs a cause key', () => {
    expect(() => posting('', 'event-reduction', [])).toThrow(RangeError);
  });

  it('sums the lines of an account, and is null when nothing moves', () => {
    const line = (amountWatts: number) => ({ account: memberAccount('m1'), amountWatts });
    expect(
      posting('k', 'staff-adjustment', [
        line(5),
        line(-2),
        { account: adjustmentAccount('org'), amountWatts: -3 },
      ])?.lines,
    ).toEqual([line(3), { account: 'brand:org:adjustment', amountWatts: -3 }]);
    expect(posting('k', 'staff-adjustment', [line(5), line(-5)])).toBeNull();
  });
});

describe('postings of events', () => {
  it("pays a reduction from the program's rewards", () => {
    expect(reductionPosting(OWNER, 6000, 1)).toEqual({
      causeKey: 'settle:e1:m1:v1',
      cause: 'event-reduction',
      lines: [
        { account: 'member:m1', amountWatts: 6000 },
        { account: 'program:p1:rewards', amountWatts: -6000 },
      ],
    });
  });

  it('pays participation under its own key', () => {
    expect(participationPosting(OWNER, 500, 1)).toMatchObject({
      causeKey: 'participate:e1:m1:v1',
      cause: 'event-participation',
    });
  });

  it('books nothing for a result that pays nothing, and refuses a negative one', () => {
    expect(reductionPosting(OWNER, 0, 1)).toBeNull();
    expect(() => reductionPosting(OWNER, -1, 1)).toThrow(RangeError);
  });

  it('splits a downward correction between the balance and the program', () => {
    expect(correctionPosting(OWNER, { memberWatts: -2000, lossWatts: -1000 }, 2)).toEqual({
      causeKey: 'settle:e1:m1:v2',
      cause: 'event-correction',
      lines: [
        { account: 'member:m1', amountWatts: -2000 },
        { account: 'program:p1:restatement-loss', amountWatts: -1000 },
        { account: 'program:p1:rewards', amountWatts: 3000 },
      ],
    });
    expect(correctionPosting(OWNER, { memberWatts: 0, lossWatts: 0 }, 2)).toBeNull();
  });

  it('credits the organisation where the algorithm says so and the member has one', () => {
    expect(creditAccount('participation_reduction_org', 'm1', 'o1')).toBe(organisationAccount('o1'));
    expect(creditAccount('participation_reduction_org', 'm1', null)).toBe('member:m1');
    expect(creditAccount('participation_reduction', 'm1', 'o1')).toBe('member:m1');
  });

  it('books manual adjustments', () => {
    expect(adjustmentPosting('au-retailer', 'm1', -250, 'a1')?.lines).toEqual([
      { account: 'member:m1', amountWatts: -250 },
      { account: 'brand:au-retailer:adjustment', amountWatts: 250 },
    ]);
  });

  it('books a balance that is lost with a deleted account, once', () => {
    const deletion = { deletionId: 'd1', brandId: 'org' };
    expect(forfeitPosting(deletion, 'm1', 700)).toEqual({
      causeKey: 'forfeit:d1',
      cause: 'account-deleted',
      lines: [
        { account: 'member:m1', amountWatts: -700 },
        { account: 'brand:org:forfeited', amountWatts: 700 },
      ],
    });
    expect(forfeitPosting(deletion, 'm1', 0)).toBeNull();
  });

  it('holds an order’s cost, and either pays it out or gives it back', () => {
    const order = { orderId: 'o1', memberId: 'm1', brandId: 'org', kind: 'gift_card', watts: 2_500 };
    expect(holdPosting(order)?.lines).toEqual([
      { account: 'member:m1', amountWatts: -2_500 },
      { account: 'held:m1', amountWatts: 2_500 },
    ]);
    expect(capturePosting(order)?.lines).toEqual([
      { account: 'held:m1', amountWatts: -2_500 },
      { account: 'brand:org:paid:gift_card', amountWatts: 2_500 },
    ]);
    expect(releasePosting(order)?.lines).toEqual([
      { account: 'held:m1', amountWatts: -2_500 },
      { account: 'member:m1', amountWatts: 2_500 },
    ]);
    expect(releasePosting(order)?.causeKey).toBe(capturePosting(order)?.causeKey);
    expect(holdPosting({ ...order, watts: 0 })).toBeNull();
    expect(() => holdPosting({ ...order, watts: -1 })).toThrow(RangeError);
  });

  it('finds the month of a monthly posting in its key, and none in other keys', () => {
    expect(movementMonth(monthPosting(OWNER, '2026-03', 500, 1)?.causeKey ?? '')).toBe('2026-03');
    expect(movementMonth(reductionPosting(OWNER, 500, 1)?.causeKey ?? '')).toBeNull();
  });

  it('always balances, with a key unique to its cause', () => {
    const watts = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const id = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    fc.assert(
      fc.property(
        id,
        id,
        id,
        watts,
        watts,
        fc.integer({ min: 1, max: 9 }),
        (eventId, memberId, programId, a, b, revision) => {
          const owner = { eventId, memberId, programId, credit: memberAccount(memberId) };
          const made = [
            reductionPosting(owner, Math.abs(a), revision),
            participationPosting(owner, Math.abs(b), revision),
            correctionPosting(owner, { memberWatts: a, lossWatts: b }, revision + 1),
            monthPosting(owner, '2026-03', Math.abs(a), revision),
            adjustmentPosting('org', memberId, a, eventId),
          ].filter((one) => one !== null);
          for (const { lines } of made)
            expect(lines.reduce((sum, line) => sum + line.amountWatts, 0)).toBe(0);
          expect(new Set(made.map(({ causeKey }) => causeKey)).size).toBe(made.length);
        },
      ),
    );
  });
});

describe('accounts', () => {
  it.each(['', 'a:b'])('refuse the id "%s"', (id) => {
    expect(() => memberAccount(id)).toThrow(RangeError);
  });
});

describe('watts and points', () => {
  it.each([
    [65, 100, 6500],
    [65, 250, 16_250],
    [0, 100, 0],
    [-3, 100, -300],
  ])('%i points at %i watts are %i watts', (points, rate, watts) => {
    expect(pointsToWatts(points, rate)).toBe(watts);
  });

  it.each([
    [0.5, 100],
    [1, 0],
    [1, 2.5],
    [Number.NaN, 100],
  ])('refuses %d points at %d', (points, rate) => {
    expect(() => pointsToWatts(points, rate)).toThrow(RangeError);
  });

  it.each([
    [250, 100, 2],
    [199, 100, 1],
    [99, 100, 0],
    [749, 250, 2],
  ])('a balance of %i watts at %i is %i points', (watts, rate, points) => {
    expect(balanceToPoints(watts, rate)).toBe(points);
  });

  it('whole points of movements add up to the balance, also when watts do not', () => {
    const points = [
      { watts: 250, balanceAfterWatts: 250 },
      { watts: 50, balanceAfterWatts: 300 },
      { watts: -120, balanceAfterWatts: 180 },
    ].map((movement) => movementPoints(movement, 100));
    expect(points).toEqual([2, 1, -2]);
  });
});
