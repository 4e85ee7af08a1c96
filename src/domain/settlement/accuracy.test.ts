import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../meter/zone.ts';
import { BASELINE_RULES } from '../programs/rules.ts';
import { BASELINE_VARIANTS, homeAccuracy, prepareAccuracy } from './accuracy.ts';
import type { VariantPlacebos } from './accuracy.ts';
import { settleReduction } from './settleReduction.ts';
import {
  SATURDAY,
  TUESDAY,
  ZONE,
  member,
  createMeter,
  preparedFor,
  rulesFor,
} from '../../../tests/support/testHousehold.ts';
import type { Home } from '../../../tests/support/testHousehold.ts';
import type { ExcludedDates } from './sheet.ts';

/** `npm run test:deep` tries more cases; a failure prints its seed. */
const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 10_000 : 100 };

const EVENING = 18 * 3600;
const NOTHING: ExcludedDates = new Map();

/** 1,000 Wh every hour, except in the hour from 18:00 on these dates. */
function evenings(onDates: Readonly<Record<string, number | null>>, rest: Partial<Home> = {}): Home {
  return {
    use: (date, second) => (second === EVENING && date in onDates ? (onDates[date] as number | null) : 1000),
    ...rest,
  };
}

function measured(
  home: Home,
  given: { start?: number; excluded?: ExcludedDates; rules?: Parameters<typeof rulesFor>[0] } = {},
): readonly VariantPlacebos[] {
  const start = given.start ?? TUESDAY;
  return homeAccuracy(prepareAccuracy({ start, end: start + 3600 }, ZONE, rulesFor(given.rules)), {
    source: createMeter(home, start),
    excluded: given.excluded ?? NOTHING,
    otherEvents: [],
  });
}

const findDays = (list: readonly VariantPlacebos[], rule: string, adjusted = false) =>
  list.find(({ variant }) => variant.rule === rule && variant.adjusted === adjusted)?.days ?? [];

describe('a home on days without events', () => {
  it('is measured by every rule, with and without the same-day adjustment', () => {
    const found = measured(evenings({}));
    expect(found.map(({ variant }) => variant)).toEqual(BASELINE_VARIANTS);
    for (const { days } of found) {
      expect(days).toHaveLength(10);
      expect(days.every(({ baselineWh, usedWh }) => baselineWh === 1000 && usedWh === 1000)).toBe(true);
    }
  });

  it('needs no reading of the window itself, which may be in the future', () => {
    expect(findDays(measured(evenings({ '2026-03-03': null })), 'ten-of-ten')[0]).toEqual({
      date: '2026-03-02',
      baselineWh: 1000,
      usedWh: 1000,
      preUseWh: 1000,
    });
  });

  it('one evening of high use: the plain mean is 100 Wh off on the evenings after it, the mean of the five highest 200', () => {
    const found = measured(evenings({ '2026-02-19': 2000 }));
    expect(
      findDays(found, 'ten-of-ten')
        .filter(({ date }) => date > '2026-02-19')
        .map(({ baselineWh }) => baselineWh),
    ).toEqual(Array.from({ length: 7 }, () => 1100));
    expect(
      findDays(found, 'highest-five-of-ten')
        .filter(({ date }) => date > '2026-02-19')
        .map(({ baselineWh }) => baselineWh),
    ).toEqual(Array.from({ length: 7 }, () => 1200));
    expect(findDays(found, 'ten-of-ten').find(({ date }) => date === '2026-02-19')).toEqual({
      date: '2026-02-19',
      baselineWh: 1000,
      usedWh: 2000,
      preUseWh: 1000,
    });
  });

  it('leaves out days with events and vacation days', () => {
    const found = measured(evenings({}), {
      excluded: new Map([
        ['2026-03-02', 'event'],
        ['2026-02-27', 'vacation'],
      ]),
    });
    for (const { days } of found)
      expect(days.map(({ date }) => date)).not.toEqual(expect.arrayContaining(['2026-03-02']));
    for (const { days } of found) expect(days[0]?.date).toBe('2026-02-26');
  });

  it('compares weekend days with weekend days', () => {
    const found = measured(evenings({}), { start: SATURDAY });
    const weekends = findDays(found, 'gb-bl01').map(({ date }) => date);
    expect(weekends.length).toBeGreaterThan(5);
    expect(weekends.slice(0, 2)).toEqual(['2026-02-22', '2026-02-21']);
  });

  it('ignores uploads, unless the program pays for them', () => {
    expect(findDays(measured(evenings({}, { provenance: 'upload' })), 'ten-of-ten')).toEqual([]);
    expect(
      findDays(
        measured(evenings({}, { provenance: 'upload' }), {
          rules: { zone: ZONE, country: 'US', payFromUploads: true },
        }),
        'ten-of-ten',
      ),
    ).toHaveLength(10);
  });

  it('that uses 100 Wh of an evening’s 1,000 more in the three hours before is raised by what the adjustment makes of it', () => {
    /** 1,200 Wh in every hour of these two days, whose afternoons said so. */
    const warm = ['2026-02-26', '2026-02-27'];
    const found = measured({ use: (date) => (warm.includes(date) ? 1200 : 1000) });
    const raised = (rule: string, adjusted = false) =>
      findDays(found, rule, adjusted)
        .filter(({ date }) => date === '2026-03-02' || date === '2026-02-24')
        .map(({ baselineWh, preUseWh }) => preUseWh - baselineWh);
    expect(raised('ten-of-ten')).toEqual([0, 0]);
    // A ratio of 3,100 instead of 3,000 Wh.
    expect(raised('ten-of-ten', true)).toEqual([33, 33]);
    // Nothing added per interval, then a third of 100 Wh.
    expect(raised('gb-bl01', true)).toEqual([33, 33]);
    // Only where the afternoon has told this home's warm days before does it count.
    expect(raised('blend')[0]).toBeGreaterThan(20);
    expect(raised('blend')[1]).toBe(0);
    // Without readings of the afternoon, there is nothing to raise.
    const unknown = measured({ use: (_date, second) => (second === 15 * 3600 ? null : 1000) });
    for (const { days } of unknown)
      for (const { baselineWh, preUseWh } of days) expect(preUseWh).toBe(baselineWh);
  });

  it('gives no result for a home with few days or a meter that is too coarse', () => {
    const few = evenings({}, { use: (date) => (date >= '2026-02-26' ? 1000 : null) });
    for (const { days } of measured(few)) expect(days).toEqual([]);
    expect(
      measured(evenings({}), { rules: { zone: ZONE, country: 'US', settlementIntervalMinutes: 30 } }),
    ).toEqual([]);
  });
});

describe('the noise of a receipt', () => {
  const use = fc.array(fc.option(fc.integer({ min: 0, max: 5000 }), { freq: 12 }), {
    minLength: 75,
    maxLength: 75,
  });

  it('is measured on the same days with the same figures: there is one calculation', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        use,
        fc.constantFrom(...BASELINE_RULES),
        fc.boolean(),
        fc.constantFrom(TUESDAY, SATURDAY),
        (days, rule, adjusted, start) => {
          const last = start === TUESDAY ? '2026-03-03' : '2026-02-28';
          const rows = new Map(days.map((wh, row) => [addDays(last, -row), wh]));
          const home: Home = {
            use: (date, second) =>
              second === EVENING
                ? (rows.get(date) ?? null)
                : ((rows.get(date) ?? 700) * (second / 3600 + 1)) % 3000,
          };
          const rules = { baselineRule: rule, sameDayAdjustment: adjusted && rule !== 'blend' } as const;
          const { receipt } = settleReduction(preparedFor(start, rules), member(createMeter(home, start)));
          if (receipt.state === 'PENDING') return;
          compared += 1;
          expect(
            findDays(
              measured(home, { start, rules: { zone: ZONE, country: 'US', ...rules } }),
              rule,
              rules.sameDayAdjustment,
            ).map(({ date, baselineWh, usedWh }) => ({ date, baselineWh, usedWh })),
          ).toEqual(
            receipt.noise.placeboDays.map(({ date, baselineWh, usedWh }) => ({ date, baselineWh, usedWh })),
          );
        },
      ),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it('the five highest of ten are never below all ten', () => {
    fc.assert(
      fc.property(use, (days) => {
        const rows = new Map(days.map((wh, row) => [addDays('2026-03-03', -row), wh]));
        const found = measured({
          use: (date, second) => (second === EVENING ? (rows.get(date) ?? null) : 500),
        });
        const plain = findDays(found, 'ten-of-ten');
        findDays(found, 'highest-five-of-ten').forEach(({ baselineWh }, i) =>
          expect(baselineWh).toBeGreaterThanOrEqual(plain[i]?.baselineWh ?? 0),
        );
      }),
      RUNS,
    );
  });
});
