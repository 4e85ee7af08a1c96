import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toLocalDate } from '../meter/zone.ts';
import { BASELINE_RULES, WEEKEND_WEIGHTS } from '../programs/rules.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { receiptToCsv } from './receiptCsv.ts';
import { receiptDifferences } from './recompute.ts';
import type { Receipt, ReceiptDay, SettledReceipt } from './receipt.ts';
import { bookedWatts, restate } from './restate.ts';
import type { MemberInput } from './settle.ts';
import { settleReduction } from './settleReduction.ts';
import { wrongFigures } from '../../../tests/receipts/recompute.ts';
import { SATURDAY, TUESDAY, ZONE, preparedFor } from '../../../tests/support/testHousehold.ts';
import type { WindowSource } from './windowSource.ts';

/** `npm run test:deep` tries more cases; a failure prints its seed. */
const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 10_000 : 300 };

const ROWS = 61;
const SLOTS = 4;

/** A synthetic meter: the windows of each day before the event, or a gap. Row 0 is the event. */
interface Meter {
  readonly days: readonly {
    readonly mWh: readonly number[] | null;
    readonly total: number;
    readonly provenance: number;
  }[];
}

function toSource({ days }: Meter, eventStart: number): WindowSource {
  const first = toLocalDate(ZONE, eventStart);
  const rows = new Map(days.map((day, row) => [addDays(first, -row), day]));
  const dayAt = (at: number) => rows.get(toLocalDate(ZONE, at));
  return {
    intervalMinutes: 15,
    readWindow(start, _end, _seconds, out, estimated, at) {
      const day = dayAt(start);
      if (day?.mWh == null) return -1;
      day.mWh.forEach((mWh, slot) => {
        out[at + slot] = mWh;
        estimated[at + slot] = mWh % 2;
      });
      return day.provenance;
    },
    readTotal: (start) => dayAt(start)?.total ?? -1,
  };
}

const energy = fc.oneof(
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.constant(0),
  fc.integer({ min: 0, max: 999 }),
);
const day = fc.record({
  mWh: fc.option(fc.array(energy, { minLength: SLOTS, maxLength: SLOTS }), { freq: 8 }),
  total: fc.integer({ min: -1, max: 50_000_000 }),
  provenance: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 }) },
  ),
});
const meter = fc.record({ days: fc.array(day, { minLength: ROWS, maxLength: ROWS }) });
/** What earlier evenings left to make up, of this year and the last. */
const carried = fc.record({
  wh: fc.integer({ min: -3000, max: -1 }),
  eventId: fc.constant('an earlier event'),
  date: fc.constantFrom('2025-12-30', '2026-02-10'),
  eventsSince: fc.integer({ min: 0, max: 9 }),
});
const standing = fc.record(
  {
    recent: fc.array(fc.integer({ min: -10_000, max: 10_000 }), { maxLength: 5 }),
    streak: fc.integer({ min: 0, max: 40 }),
    setup: fc.constant('utility-connected' as const),
    carried,
  },
  { requiredKeys: ['recent', 'streak', 'setup'] },
);
const rules: fc.Arbitrary<Partial<ProgramRules>> = fc.record({
  settlementIntervalMinutes: fc.constant(15 as const),
  baselineRule: fc.constantFrom(...BASELINE_RULES),
  weekendWeights: fc.constantFrom(...WEEKEND_WEIGHTS),
  sameDayAdjustment: fc.boolean(),
  blendCapPercent: fc.constantFrom(100, 100, 60, 0),
  carryFactor: fc.constantFrom(0, 1, 2),
  postEventAdjustment: fc.boolean(),
  pointsPerKwh: fc.integer({ min: 0, max: 1000 }),
  deadBandPercent: fc.integer({ min: 0, max: 30 }),
  payFromUploads: fc.boolean(),
  netMonthly: fc.boolean(),
});
const excluded = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 45 }), fc.constantFrom('event' as const, 'vacation' as const)),
  { maxLength: 8 },
);
/** Hours from the start of the event, and their number. */
const otherEvents = fc.array(fc.tuple(fc.integer({ min: -200, max: 6 }), fc.integer({ min: 1, max: 4 })), {
  maxLength: 4,
});
const scene = fc.record({
  start: fc.constantFrom(TUESDAY, SATURDAY),
  meter,
  standing,
  rules,
  excluded,
  otherEvents,
  left: fc.boolean(),
  away: fc.boolean(),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function input({
  start,
  meter: own,
  standing: before,
  excluded: out,
  left,
  away,
  ...given
}: Scene): MemberInput {
  const date = toLocalDate(ZONE, start);
  return {
    source: toSource(own, start),
    standing: before,
    left,
    away: left && away,
    excluded: new Map(out.map(([row, why]) => [addDays(date, -row), why])),
    otherEvents: given.otherEvents.map(([from, hours]) => [
      start + from * 3600,
      start + (from + hours) * 3600,
    ]),
  };
}

/** More was left to make up than is carried on. */
const isForgiven = ({ carry }: SettledReceipt) =>
  carry !== undefined && carry.ended === null && carry.leftWh > Math.min(0, carry.countedWh);

const settle = (given: Scene): Receipt =>
  settleReduction(preparedFor(given.start, given.rules), input(given)).receipt;

describe('a settlement', { timeout: 300_000 }, () => {
  it('recomputes from its receipt alone, also after serialization', () => {
    let settledOnes = 0;
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = JSON.parse(JSON.stringify(settle(given))) as Receipt;
        if (receipt.state === 'PENDING') return;
        settledOnes += 1;
        expect(receiptDifferences(receipt)).toEqual([]);
      }),
      RUNS,
    );
    expect(settledOnes).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it('recomputes by a program that shares no code with it, from JSON and from CSV', () => {
    let withWeight = 0;
    let withCarry = 0;
    let forgiven = 0;
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        if ((receipt.adjustment?.blend?.weight ?? 0) > 0) withWeight += 1;
        if ((receipt.carry?.openWh ?? 0) < 0) withCarry += 1;
        if (isForgiven(receipt)) forgiven += 1;
        expect(wrongFigures(JSON.stringify(receipt))).toEqual([]);
        expect(wrongFigures(receiptToCsv(receipt))).toEqual([]);
        const forged = { ...receipt, baselineWh: receipt.baselineWh + 1 };
        expect(wrongFigures(JSON.stringify(forged))).toHaveLength(1);
        expect(wrongFigures(receiptToCsv(forged))).toHaveLength(1);
      }),
      RUNS,
    );
    expect(Math.min(withWeight, withCarry, forgiven)).toBeGreaterThan(0);
  });

  it('detects a manipulated receipt', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 1000, max: 5000 }), (given, more) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        const [first, ...others] = receipt.intervals;
        if (first === undefined) return;
        expect(
          receiptDifferences({
            ...receipt,
            intervals: [{ ...first, usedMWh: first.usedMWh + more }, ...others],
          }),
        ).toContain('usedWh');
      }),
      RUNS,
    );
  });

  it('never pays a negative amount, and pays points times rate', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        const { pay } = receipt;
        expect(pay.reductionPoints).toBeGreaterThanOrEqual(0);
        expect(pay.watts).toBe(pay.points * pay.wattConversionRate);
        expect(pay.payableReductionWatts + pay.payableParticipationWatts).toBeLessThanOrEqual(pay.watts);
        if (receipt.reductionWh <= 0 || given.left) expect(pay.reductionPoints).toBe(0);
      }),
      RUNS,
    );
  });

  it('has intervals that add up to its baseline and its use', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        expect(receipt.intervals.reduce((sum, { baselineWh }) => sum + baselineWh, 0)).toBe(
          receipt.baselineWh,
        );
        expect(receipt.intervals.reduce((sum, { usedWh }) => sum + usedWh, 0)).toBe(receipt.usedWh);
        expect(receipt.reductionWh).toBe(receipt.baselineWh - receipt.usedWh);
      }),
      RUNS,
    );
  });

  it('has the same baseline as exact fractions of big integers', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle({ ...given, rules: { ...given.rules, sameDayAdjustment: false } });
        if (receipt.state === 'PENDING' || receipt.rules.baselineRule === 'blend') return;
        const dayWeight = ({ weightPercent = 1 }: ReceiptDay) => BigInt(weightPercent);
        const weight = receipt.daysUsed.reduce((total, used) => total + dayWeight(used), 0n);
        const expected = Array.from({ length: SLOTS }, (_, slot) => {
          const sum = receipt.daysUsed.reduce(
            (total, used) => total + dayWeight(used) * BigInt(used.mWh[slot] as number),
            0n,
          );
          return Number((2n * sum + 1000n * weight) / (2000n * weight));
        });
        expect(receipt.intervals.map(({ baselineWh }) => baselineWh)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('accounts for every day: used, rejected with a reason, or beyond the last one needed', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        const seen = [...receipt.daysUsed, ...receipt.daysRejected]
          .map(({ date }) => date)
          .sort()
          .reverse();
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(seen.map((_, i) => addDays(receipt.event.localDate, -i - 1)));
        const out = new Set(input(given).excluded.keys());
        expect(receipt.daysUsed.filter(({ date }) => out.has(date))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is within the noise exactly when the difference is at most the tolerance', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const receipt = settle(given);
        if (receipt.state === 'PENDING') return;
        const {
          noise: { verdict, toleranceWh },
          reductionWh,
          before,
          after,
          pay,
          left,
        } = receipt;
        expect(verdict === 'within-noise').toBe(Math.abs(reductionWh) <= toleranceWh);
        if (verdict === 'within-noise' && !left) expect(after.streak).toBe(before.streak);
        if (verdict === 'reduction' && !left && pay.payment !== 'estimate')
          expect(after.streak).toBe(before.streak + 1);
      }),
      RUNS,
    );
  });

  it('is independent of the order of excluded dates, and of who was settled before', () => {
    fc.assert(
      fc.property(scene, scene, (given, other) => {
        const alone = settle(given);
        const prepared = preparedFor(given.start, given.rules);
        settleReduction(prepared, input({ ...other, start: given.start }));
        const { excluded: dates, ...rest } = input(given);
        const again = settleReduction(prepared, { ...rest, excluded: new Map([...dates].reverse()) }).receipt;
        expect(again).toEqual(alone);
      }),
      RUNS,
    );
  });

  it('10 of 10: is independent of which of the days used had which readings', () => {
    const weekdayRows = Array.from({ length: 45 }, (_, i) => i + 1)
      .filter((row) => ![0, 6].includes(new Date(addDays('2026-03-03', -row)).getUTCDay()))
      .slice(0, 10);
    const complete = day.map((one) => ({ ...one, provenance: 0, mWh: one.mWh ?? [1, 2, 3, 4] }));
    fc.assert(
      fc.property(
        scene,
        fc.array(complete, { minLength: ROWS, maxLength: ROWS }),
        fc.shuffledSubarray(weekdayRows, { minLength: 10 }),
        (given, days, order) => {
          const plain = {
            ...given,
            start: TUESDAY,
            excluded: [],
            rules: { settlementIntervalMinutes: 15 as const, noiseDays: 1 },
          };
          const shuffled = days.map((own, row) => days[order[weekdayRows.indexOf(row)] ?? row] ?? own);
          const a = settle({ ...plain, meter: { days } });
          const b = settle({ ...plain, meter: { days: shuffled } });
          expect(a.state === 'PENDING' ? null : a.baselineWh).toBe(
            b.state === 'PENDING' ? null : b.baselineWh,
          );
        },
      ),
      RUNS,
    );
  });

  it('restated: the corrections add up to the latest receipt, and no balance goes below zero', () => {
    fc.assert(
      fc.property(
        fc.array(scene, { minLength: 2, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 6, maxLength: 6 }),
        ([first, ...later], spendings) => {
          if (first === undefined) return;
          let latest = settle(first);
          let balanceWatts = bookedWatts(latest);
          let lossWatts = 0;
          later.forEach((given, i) => {
            if (latest.state === 'PENDING') return;
            balanceWatts -= Math.min(balanceWatts, spendings[i] ?? 0);
            const next = settle({ ...given, start: first.start, rules: first.rules });
            const restated = restate(latest, next, { balanceWatts, forgivenSoFarWatts: -lossWatts });
            if (restated === null) return;
            expect(restated.memberWatts + restated.lossWatts).toBe(
              bookedWatts(restated.receipt) - bookedWatts(latest),
            );
            balanceWatts += restated.memberWatts;
            lossWatts += restated.lossWatts;
            latest = restated.receipt;
            expect(balanceWatts).toBeGreaterThanOrEqual(0);
            expect(lossWatts).toBeLessThanOrEqual(0);
          });
        },
      ),
      RUNS,
    );
  });
});
