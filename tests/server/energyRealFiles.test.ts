import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnergyPeriod } from '../../src/domain/energy/periods.ts';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import { localToEpoch } from '../../src/domain/meter/zone.ts';
import { energyOfPeriod } from '../../src/server/energy/service.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

/** Real meter files are next to the repository; without them one made-up year of hours is compared. */
const DATA = resolve(import.meta.dirname, '../../../shared/data');
const real = existsSync(DATA);
const kind = real ? 'real files' : 'a made-up file (the real ones are not on this machine)';

const EASTERN = 'America/New_York';
const PACIFIC = 'America/Los_Angeles';

/** Files with what is cut out of them, so that there are gaps, and their home's zone. */
const FILES: readonly (readonly [name: string, zone: string, cut: readonly number[]])[] = real
  ? [
      // Both changes of the clock; a day and two hours are missing, one of them in the night of a change.
      ['greenbutton/inland-single-family-2011-hourly.xml', PACIFIC, [0, 24 * 40, 24 * 41, 1656, 4000]],
      ['greenbutton/coastal-multi-family-2011-hourly.xml', PACIFIC, [5000, 5001, 7391]],
      // Days of 23 and 25 hours.
      ['greenbutton/one-year-daily-dst.xml', EASTERN, [66, 200]],
      ['greenbutton/two-weeks-15min-cost-quality.xml', EASTERN, [96, 97, 98, 700]],
      // Five minutes, fed in as well.
      ['nem12/Example_NEM12_month_solar.csv', 'Australia/Adelaide', []],
    ]
  : [['made-up', PACIFIC, [100, 101, 1656]]];

interface Raw {
  readonly start: number;
  readonly seconds: number;
  readonly mWh: number;
  readonly isExport: boolean;
}

const ELEMENT = /<(?:\w+:)?IntervalReading>[\s\S]*?<\/(?:\w+:)?IntervalReading>\s*/g;

/** Reads a file's numbers in the simplest way, without the product's code. */
function readRaw(text: string): Raw[] {
  if (text.includes('IntervalReading')) {
    const number = (element: string, name: string) =>
      Number(new RegExp(`${name}>(\\d+)<`).exec(element)?.[1]);
    return [...text.matchAll(ELEMENT)].map(([element]) => ({
      start: number(element, 'start'),
      seconds: number(element, 'duration'),
      mWh: number(element, 'value') * 1000,
      isExport: false,
    }));
  }
  let [isExport, seconds] = [false, 0];
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(',');
    if (cells[0] === '200') [isExport, seconds] = [cells[4]?.startsWith('B') === true, Number(cells[8]) * 60];
    if (cells[0] !== '300') return [];
    const date = (cells[1] ?? '').replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
    // NEM12 keeps the time of Brisbane.
    const midnight = Date.parse(`${date}T00:00:00+10:00`) / 1000;
    return cells.slice(2, 2 + 86_400 / seconds).map((value, index) => ({
      start: midnight + index * seconds,
      seconds,
      mWh: Math.round(Number(value) * 1e6),
      isExport,
    }));
  });
}

/** The file without some of its readings. */
function cutOut(text: string, cut: readonly number[]): string {
  let index = -1;
  return text.replaceAll(ELEMENT, (element) => {
    index += 1;
    return cut.includes(index) ? '' : element;
  });
}

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

it.each(FILES)(
  `sums %s as its raw text does, with its gaps and clock changes: ${kind}`,
  async (name, timeZone, cut) => {
    const place = await Neighbourhood.on(database.db, '2026-11-20T20:00:00Z');
    const home = await place.household({ timeZone });
    const whole = real
      ? readFileSync(join(DATA, name), 'utf8')
      : sampleGreenButton({ start: localToEpoch(PACIFIC, 2025, 1, 1), count: 8760 });
    const text = cutOut(whole, cut);
    await place.meter.importFile(database.db, home, {
      fileName: name.split('/').at(-1) ?? name,
      stream: Readable.from([Buffer.from(text)]),
      source: 'upload',
    });
    const readings = readRaw(text).toSorted((a, b) => a.start - b.start);
    expect(readings.length).toBeGreaterThan(300);

    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const dated = readings.map((reading) => ({ ...reading, date: format.format(reading.start * 1000) }));
    const used = dated.filter(({ isExport }) => !isExport);
    const gapSeconds = used.reduce(
      (sum, { start }, index) =>
        index === 0 ? 0 : sum + start - ((used[index - 1]?.start ?? 0) + (used[index - 1]?.seconds ?? 0)),
      0,
    );
    const sum = (isExport: boolean, belongs: (date: string) => boolean): number =>
      dated.reduce((all, one) => (one.isExport === isExport && belongs(one.date) ? all + one.mWh : all), 0);

    const read = (period: EnergyPeriod, date: string) => energyOfPeriod(database.db, home, { period, date });
    const dates = [...new Set(dated.map(({ date }) => date))];
    let gaps = 0;
    for (const year of new Set(dates.map((date) => date.slice(0, 4)))) {
      const energy = await read('year', `${year}-06-01`);
      expect(energy?.importMWh ?? 0).toBe(sum(false, (date) => date.startsWith(year)));
      expect(energy?.exportMWh ?? 0).toBe(sum(true, (date) => date.startsWith(year)));
      gaps += (energy?.gaps ?? []).reduce((all, { start, end }) => all + end - start, 0);
    }
    expect(gaps).toBe(gapSeconds);
    for (const month of new Set(dates.map((date) => date.slice(0, 7)))) {
      const energy = await read('month', `${month}-15`);
      expect(energy?.bars.map(({ importMWh }) => importMWh ?? 0)).toEqual(
        energy?.bars.map((_bar, index) =>
          sum(false, (date) => date === `${month}-${String(index + 1).padStart(2, '0')}`),
        ),
      );
    }
    // Around the changes of the clock, and what was cut out.
    for (const date of dates.filter(
      (_date, index) => index % 29 === 1 || /-(03-1[0-3]|11-0[1-7])$/.test(_date),
    )) {
      const day = await read('day', date);
      expect(day?.importMWh ?? 0).toBe(sum(false, (one) => one === date));
    }
  },
);
