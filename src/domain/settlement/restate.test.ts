import { describe, expect, it } from 'vitest';
import type { Receipt, SettledReceipt } from './receipt.ts';
import { restate } from './restate.ts';
import type { MemberInput } from './settle.ts';
import { settleReduction } from './settleReduction.ts';
import { SILVER, TUESDAY, member, createMeter, preparedFor } from '../../../tests/support/testHousehold.ts';
import type { Provenance } from './windowSource.ts';

const FUNDS = { balanceWatts: 1_000_000, forgivenSoFarWatts: 0 };

function settle(
  usedWh: number | null,
  given: Partial<MemberInput> & { provenance?: Provenance; usualWh?: number } = {},
): Receipt {
  const { provenance = 'utility', usualWh = 1000, ...rest } = given;
  const home = { use: (date: string) => (date === '2026-03-03' ? usedWh : usualWh), provenance };
  return settleReduction(preparedFor(TUESDAY), member(createMeter(home, TUESDAY), rest)).receipt;
}

function first(usedWh: number, given: Parameters<typeof settle>[1] = {}): SettledReceipt {
  const receipt = settle(usedWh, given);
  if (receipt.state === 'PENDING') throw new Error('pending');
  return receipt;
}

describe('late and corrected data', () => {
  it('change nothing when the figures stay the same', () => {
    expect(restate(first(400), settle(400), FUNDS)).toBeNull();
  });

  it('upwards: the difference is booked', () => {
    expect(restate(first(400), settle(300), FUNDS)).toMatchObject({
      receipt: { state: 'RESTATED', revision: 2 },
      deltaWatts: 1000,
      memberWatts: 1000,
      lossWatts: 0,
      sentence: {
        code: 'readings-changed',
        reductionWh: { before: 600, after: 700 },
        points: { before: 65, after: 75 },
        memberWatts: 1000,
        forgivenWatts: 0,
      },
    });
  });

  it.each([
    [10_000, -3000, 0],
    [3000, -3000, 0],
    [2000, -2000, 1000],
    [0, 0, 3000],
  ])(
    "downwards with a balance of %i: the member's changes by %i, the program bears %i",
    (balanceWatts, memberWatts, forgivenWatts) => {
      expect(restate(first(400), settle(700), { ...FUNDS, balanceWatts })).toMatchObject({
        deltaWatts: -3000,
        memberWatts,
        lossWatts: -3000 - memberWatts,
        sentence: { memberWatts, forgivenWatts },
      });
    },
  );

  it('upwards after a loss: repays the loss first, because the member still has those watts', () => {
    expect(restate(first(700), settle(400), { balanceWatts: 0, forgivenSoFarWatts: 2000 })).toMatchObject({
      deltaWatts: 3000,
      memberWatts: 1000,
      lossWatts: 2000,
    });
    expect(restate(first(700), settle(400), { balanceWatts: 0, forgivenSoFarWatts: 9000 })).toMatchObject({
      deltaWatts: 3000,
      memberWatts: 0,
      lossWatts: 3000,
    });
  });

  it('remove the result when the readings are withdrawn', () => {
    expect(restate(first(400), settle(null), FUNDS)).toMatchObject({
      receipt: { state: 'PENDING', revision: 2 },
      deltaWatts: -6500,
      sentence: {
        code: 'no-longer-usable',
        reductionWh: { before: 600, after: null },
        points: { before: 65, after: 0 },
        pending: { code: 'NoIntervalData' },
      },
    });
  });

  it('restore the result when there are readings again', () => {
    const takenBack = restate(first(400), settle(null), FUNDS)?.receipt;
    if (takenBack === undefined) throw new Error('nothing was restated');
    expect(restate(takenBack, settle(400), { ...FUNDS, forgivenSoFarWatts: 1500 })).toMatchObject({
      receipt: { state: 'RESTATED', revision: 3 },
      deltaWatts: 6500,
      memberWatts: 5000,
      lossWatts: 1500,
      sentence: {
        code: 'usable-again',
        reductionWh: { before: null, after: 600 },
        points: { before: 0, after: 65 },
        pending: null,
      },
    });
  });

  it.each([
    ['payment-changed', first(400, { provenance: 'upload' }), settle(400), 6500],
    ['participation-changed', first(400), settle(400, { left: true }), -6500],
    ['standing-changed', first(400), settle(400, { standing: { ...SILVER, recent: [2000] } }), 3000],
    [
      'standing-changed',
      first(400),
      settle(400, {
        standing: {
          ...SILVER,
          carried: { wh: -250, eventId: 'earlier', date: '2026-02-24', eventsSince: 0 },
        },
      }),
      -2500,
    ],
    ['usual-changed', first(400), settle(400, { usualWh: 1100 }), 1000],
    ['readings-changed', first(400), settle(300, { usualWh: 1100 }), 2000],
    ['figures-changed', first(400), settle(400, { excluded: new Map([['2026-02-20', 'vacation']]) }), 0],
  ] as const)('say what changed: %s', (code, previous, next, deltaWatts) => {
    expect(restate(previous, next, FUNDS)).toMatchObject({ deltaWatts, sentence: { code } });
  });
});
