import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importMeterFile } from '../meter/importMeterFile.ts';
import { indexDays } from '../meter/meterDays.ts';
import { sampleGreenButton } from '../meter/sampleFiles.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import { addDays, localToEpoch, wallClockToEpoch } from '../meter/zone.ts';
import { homeAccuracy, prepareAccuracy } from './accuracy.ts';
import { NO_ACCURACY, accuracyShares, sumHome } from './accuracySums.ts';
import { addTotals } from './totals.ts';
import type { AccuracySums } from './accuracySums.ts';
import { meterSource } from './meterSource.ts';
import { rulesFor } from '../../../tests/support/testHousehold.ts';

/**
 * Real meter files are next to the repository; without them one is replaced by a synthetic year, and the
 * other is left out.
 */
const DATA = resolve(import.meta.dirname, '../../../../shared/data');
const YEAR = join(DATA, 'greenbutton/inland-single-family-2011-hourly.xml');
const SOLAR = join(DATA, 'nem12/Example_NEM12_month_solar.csv');
const real = existsSync(YEAR);
const kind = real ? 'a real year of hours' : 'a made-up year of hours (the real one is not on this machine)';

/** Start hours (local) of the one-hour test windows. */
const HOURS = [16, 17, 18, 19, 20];

/** No two days alike; deterministic. */
const madeUp = () =>
  sampleGreenButton({
    start: localToEpoch('America/Los_Angeles', 2011, 1, 1),
    count: 8760,
    reading: (i) => `<value>${600 + ((Math.floor(i / 24) * 7919 + (i % 24) * 104_729) % 900)}</value>`,
  });

/** Measures each rule on a file; windows two weeks apart, so that most evenings are measured about once. */
function measure(
  bytes: string | Uint8Array,
  zone: string,
  from: string,
  to: string,
): Map<string, AccuracySums> {
  const file = importMeterFile('a file', [bytes]);
  const days = indexDays(
    file.servicePoints.flatMap((point) => toPackedDays(point.channels.import, 'utility')),
  );
  const rules = rulesFor({ zone, settlementIntervalMinutes: 60 });
  const sums = new Map<string, AccuracySums>();
  for (let date = from; date <= to; date = addDays(date, 14)) {
    for (const hour of HOURS) {
      const start = wallClockToEpoch(zone, date, hour * 3600);
      for (const { variant, days: placebos } of homeAccuracy(
        prepareAccuracy({ start, end: start + 3600 }, zone, rules),
        { source: meterSource(days, start), excluded: new Map(), otherEvents: [] },
      )) {
        const key = `${variant.rule}${variant.adjusted ? ' adjusted' : ''}`;
        sums.set(key, addTotals(sums.get(key) ?? NO_ACCURACY, sumHome(placebos, rules)));
      }
    }
  }
  return sums;
}

describe(`baselines on days without events: ${kind}`, () => {
  const sums = measure(
    real ? readFileSync(YEAR) : madeUp(),
    'America/Los_Angeles',
    '2011-03-15',
    '2011-12-28',
  );
  const findShares = (key: string) => accuracyShares(sums.get(key) ?? NO_ACCURACY);

  it('has hundreds of evenings for each rule', () => {
    expect([...sums.keys()]).toHaveLength(7);
    for (const { days } of sums.values()) expect(days).toBeGreaterThan(500);
  });

  it('the five highest of ten are biased upwards: doing nothing "saves" on most evenings', () => {
    const { bias, saved } = findShares('highest-five-of-ten');
    expect(bias).toBeGreaterThan(0.04);
    expect(saved).toBeGreaterThan(0.5);
  });

  it('the plain mean is far less biased and costs less, and still "saves" on about half of the evenings', () => {
    expect(Math.abs(findShares('ten-of-ten').bias ?? 1)).toBeLessThan(
      (findShares('highest-five-of-ten').bias ?? 0) / 2,
    );
    expect(sums.get('ten-of-ten')?.paidPoints).toBeLessThan(sums.get('highest-five-of-ten')?.paidPoints ?? 0);
    expect(findShares('ten-of-ten').saved).toBeGreaterThan(0.4);
    expect(findShares('ten-of-ten').saved).toBeLessThan(0.6);
  });

  it.runIf(real)('a blend is off less than the plain mean, and pays less for nothing', () => {
    expect(findShares('blend').meanAbsoluteError).toBeLessThan(
      findShares('ten-of-ten').meanAbsoluteError ?? 0,
    );
    expect(sums.get('blend')?.paidPoints).toBeLessThan(sums.get('ten-of-ten')?.paidPoints ?? 0);
  });

  it('using a tenth of the evening’s energy more beforehand raises no plain baseline, and an adjusted one by 1 to 5 %', () => {
    expect(findShares('ten-of-ten').preUse).toBe(0);
    expect(findShares('ten-of-ten adjusted').preUse).toBeGreaterThan(0.01);
    expect(findShares('ten-of-ten adjusted').preUse).toBeLessThan(0.05);
    expect(findShares('blend').preUse).toBeLessThan(findShares('ten-of-ten adjusted').preUse ?? 0);
  });

  it('carry-over pays for nothing on fewer evenings, and less', () => {
    for (const { paidPoints, paidDays, carriedPoints, carriedDays } of sums.values()) {
      expect(carriedPoints).toBeLessThan(paidPoints * 0.9);
      expect(carriedDays).toBeLessThan(paidDays);
    }
  });

  it('settling a month net costs less than paying event by event', () => {
    for (const { paidPoints, nettedPoints } of sums.values()) expect(nettedPoints).toBeLessThan(paidPoints);
  });
});

describe.runIf(existsSync(SOLAR))('a real month of one home with solar', () => {
  it('the five highest of ten are biased upwards by more than 10 %, and by more than the plain mean', () => {
    const sums = measure(readFileSync(SOLAR), 'Australia/Brisbane', monthEnd(), monthEnd());
    const bias = (key: string) => accuracyShares(sums.get(key) ?? NO_ACCURACY).bias;
    expect(bias('highest-five-of-ten')).toBeGreaterThan(0.1);
    expect(bias('highest-five-of-ten')).toBeGreaterThan((bias('ten-of-ten') ?? 1) + 0.1);
  });

  function monthEnd(): string {
    const runs = importMeterFile('a file', [readFileSync(SOLAR)]).servicePoints.flatMap(
      (point) => point.channels.import,
    );
    const end = Math.max(...runs.map((run) => run.start + run.intervalSeconds * run.values.length));
    // The last days, seen from a weekday after them.
    let date = new Date((end + 10 * 3600) * 1000).toISOString().slice(0, 10);
    while ([0, 6].includes(new Date(date).getUTCDay())) date = addDays(date, 1);
    return date;
  }
});
