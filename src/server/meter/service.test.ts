import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { unpackValues } from '../../domain/meter/packedBytes.ts';
import { unpackRuns } from '../../domain/meter/packedRuns.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';
import { sampleGreenButton, sampleNem12 } from '../../domain/meter/sampleFiles.ts';
import { ManualClock } from '../platform/clock.ts';
import { createIds } from '../platform/ids.ts';
import { projectRoot } from '../platform/root.ts';
import { createSecrets } from '../platform/secrets.ts';
import { members } from '../session/tables.ts';
import type { MeterOwner, ReadingsChange } from './imports.ts';
import { MeterLinkedElsewhere } from './linkMeters.ts';
import { createMeter } from './service.ts';
import { meterImports, readingDays, readingDayVersions, servicePoints } from './tables.ts';

const clock = new ManualClock('2026-07-02T08:30:00Z');
const newId = createIds(clock);
const reported: ReadingsChange[] = [];
let refuseChange = false;
const meter = createMeter({
  clock,
  newId,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  onReadingsChanged: async (_tx, changes) => {
    reported.push(...changes);
    if (refuseChange) throw new Error('the settlement is out of order');
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

async function member(brandId = 'default'): Promise<MeterOwner> {
  const id = newId();
  await database.db.insert(members).values({
    id,
    brand: brandId,
    email: `${id}@example.org`,
    emailKey: `${id}@example.org`,
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: clock.now(),
  });
  return { brandId, memberId: id, timeZone: 'America/Los_Angeles' };
}

/** Imports a text in awkward pieces, after clearing the recorded changes. */
function importText(
  owner: MeterOwner,
  text: string | Buffer,
  source: ReadingSource = 'upload',
  fileName = 'usage.xml',
) {
  reported.length = 0;
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 997) }, (_, i) =>
    bytes.subarray(i * 997, (i + 1) * 997),
  );
  return meter.importFile(database.db, owner, { fileName, stream: Readable.from(pieces), source });
}

let points = 0;
const nextPoint = (): string => `point-${(points += 1)}`;
const HOUR = 3600;
const START = Date.UTC(2026, 5, 1) / 1000;
const flat = (wattHours: number) => () => `<value>${wattHours}</value>`;

async function readDays(owner: MeterOwner) {
  const found = await database.db
    .select({
      utcDay: readingDays.utcDay,
      channel: readingDays.channel,
      readings: readingDays.readings,
      version: readingDays.version,
      runs: readingDays.runs,
      covered: readingDays.coveredSeconds,
    })
    .from(readingDays)
    .innerJoin(servicePoints, eq(servicePoints.id, readingDays.servicePointId))
    .where(eq(servicePoints.memberId, owner.memberId))
    .orderBy(asc(readingDays.channel), asc(readingDays.utcDay));
  return found.map((row) => ({ ...row, runs: unpackRuns(row.runs) }));
}
const wattHours = (readings: Uint8Array): number[] =>
  [...unpackValues(new Uint8Array(readings))].map((mWh) => mWh / 1000);
const readRows = async (owner: MeterOwner) => ({
  points: (await meter.meters(database.db, owner)).length,
  imports: (await meter.imports(database.db, owner, 20)).length,
  days: (await readDays(owner)).length,
});

describe('importing a meter file', () => {
  it('refuses readings of days that are yet to come', async () => {
    const owner = await member();
    const ahead = Date.UTC(2026, 8, 1) / 1000;
    await expect(
      importText(owner, sampleGreenButton({ point: nextPoint(), start: ahead })),
    ).rejects.toMatchObject({ code: 'future', message: expect.stringContaining('2026-09-0') });
    expect(await readDays(owner)).toEqual([]);
  });

  it('stores its readings as packed UTC days and reports the import', async () => {
    const owner = await member();
    const {
      import: taken,
      repeated,
      changes,
    } = await importText(
      owner,
      sampleGreenButton({ point: nextPoint(), start: START + 7 * HOUR, count: 48, reading: flat(250) }),
    );
    expect(taken).toMatchObject({
      fileName: 'usage.xml',
      format: 'green-button',
      source: 'upload',
      importedAt: clock.now(),
      readings: 48,
      newDays: 2,
      changedDays: 0,
      firstAt: new Date('2026-06-01T07:00:00Z'),
      lastAt: new Date('2026-06-03T07:00:00Z'),
      notes: [],
    });
    expect(repeated).toBe(false);
    expect(
      (await readDays(owner)).map(({ utcDay, readings, covered }) => [
        utcDay,
        wattHours(readings).length,
        covered,
      ]),
    ).toEqual([
      ['2026-06-01', 17, 17 * HOUR],
      ['2026-06-02', 24, 24 * HOUR],
      ['2026-06-03', 7, 7 * HOUR],
    ]);
    expect(changes).toEqual(reported);
    expect(changes).toMatchObject([
      {
        owner,
        timeZone: 'America/Los_Angeles',
        ranges: [{ start: START + 7 * HOUR, end: START + 55 * HOUR }],
      },
    ]);
    expect(await meter.meters(database.db, owner)).toMatchObject([
      {
        timeZone: 'America/Los_Angeles',
        intervalMinutes: 60,
        firstDay: '2026-06-01',
        lastDay: '2026-06-02',
        completeDays: 2,
        exportSeen: false,
      },
    ]);
  });

  it('keeps consumption and export apart, and reports changes of consumption only', async () => {
    const owner = await member('au-retailer');
    const { import: taken, changes } = await importText(
      owner,
      sampleNem12({ nmi: 'SOLARHOME1', registers: ['E1', 'B1', 'Q1'], days: 3 }),
      'operator',
      'drop.csv',
    );
    expect(taken).toMatchObject({ format: 'nem12', readings: 2 * 3 * 48, newDays: 4 });
    expect(taken.notes.map(({ message }) => message).join(' ')).toMatch(/reactive/i);
    expect(new Set((await readDays(owner)).map(({ channel }) => channel))).toEqual(
      new Set(['import', 'export']),
    );
    expect(changes).toHaveLength(1);
    expect(await meter.meters(database.db, owner)).toMatchObject([
      { numberLast4: 'OME1', exportSeen: true, intervalMinutes: 30 },
    ]);
  });

  it('creates no meter without stored readings: a feed often has gas beside electricity', async () => {
    const owner = await member();
    const [power, gas] = [
      sampleGreenButton({ point: nextPoint(), count: 24 }),
      sampleGreenButton({ point: nextPoint(), count: 24 }).replace('<espi:kind>0<', '<espi:kind>1<'),
    ];
    const both = power.replace('</feed>', gas.slice(gas.indexOf('<entry>')));
    const { import: taken } = await importText(owner, both, 'utility');
    expect(taken.readings).toBe(24);
    expect(taken.notes.map(({ code }) => code)).toContain('ignored-kind');
    expect(await readRows(owner)).toMatchObject({ points: 1, imports: 1 });
  });

  it('recognizes the same file and does nothing', async () => {
    const owner = await member();
    const text = sampleGreenButton({ point: nextPoint() });
    const first = await importText(owner, text);
    clock.advance(HOUR * 1000);
    const second = await importText(owner, text, 'upload', 'other name.xml');
    expect(second).toEqual({ ...first, repeated: true, changes: [] });
    expect(reported).toEqual([]);
    expect(await readRows(owner)).toMatchObject({ imports: 1 });
  });

  it('imports the same bytes again from a source that ranks higher: then the readings pay', async () => {
    const owner = await member();
    const text = sampleGreenButton({ point: nextPoint(), start: START, count: 24 });
    await importText(owner, text, 'upload');
    const { import: taken, changes } = await importText(owner, text, 'operator');
    expect(taken).toMatchObject({ newDays: 0, changedDays: 2, source: 'operator' });
    expect(changes).toMatchObject([{ ranges: [{ start: START, end: START + 24 * HOUR }] }]);
    expect((await readDays(owner))[0]?.runs).toMatchObject([{ source: 'operator', count: 24 }]);
  });

  it('adds new readings, and keeps what a correction replaced', async () => {
    const owner = await member();
    const point = nextPoint();
    await importText(
      owner,
      sampleGreenButton({ point, start: START, count: 24, reading: flat(100), made: '2026-06-03T00:00:00Z' }),
    );
    const { import: taken, changes } = await importText(
      owner,
      sampleGreenButton({
        point,
        start: START + 12 * HOUR,
        count: 24,
        reading: flat(150),
        made: '2026-06-05T00:00:00Z',
      }),
    );
    expect(taken).toMatchObject({ newDays: 1, changedDays: 1 });
    expect(changes).toMatchObject([{ ranges: [{ start: START + 12 * HOUR, end: START + 36 * HOUR }] }]);
    const [first] = await readDays(owner);
    expect(wattHours(first!.readings)).toEqual([
      ...Array<number>(12).fill(100),
      ...Array<number>(12).fill(150),
    ]);
    expect(first!.version).toBe(2);
    const [point0] = await meter.meters(database.db, owner);
    const versions = await database.db
      .select()
      .from(readingDayVersions)
      .where(eq(readingDayVersions.servicePointId, point0!.id));
    expect(versions).toMatchObject([{ utcDay: '2026-06-01', version: 1, replacedBy: taken.id }]);
    expect(wattHours(versions[0]!.readings)).toEqual(Array<number>(24).fill(100));
  });

  it('ends with the same readings in any order of files', async () => {
    const files = [
      (point: string) =>
        sampleGreenButton({
          point,
          start: START,
          count: 48,
          reading: flat(100),
          made: '2026-06-03T00:00:00Z',
        }),
      (point: string) =>
        sampleGreenButton({
          point,
          start: START + 6 * HOUR,
          count: 12,
          reading: flat(170),
          made: '2026-06-09T00:00:00Z',
        }),
      (point: string) =>
        sampleGreenButton({
          point,
          start: START + 12 * HOUR,
          count: 30,
          reading: flat(130),
          made: '2026-06-06T00:00:00Z',
        }),
    ];
    const results: unknown[] = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      const owner = await member();
      const point = nextPoint();
      for (const index of order) await importText(owner, files[index]!(point));
      results.push(
        (await readDays(owner)).map(({ utcDay, readings, runs }) => ({
          utcDay,
          readings: wattHours(readings),
          runs,
        })),
      );
    }
    for (const result of results.slice(1)) expect(result).toEqual(results[0]);
  });

  it('stores days in batches: ten years of two channels', async () => {
    const owner = await member('au-retailer');
    const { import: taken } = await importText(
      owner,
      sampleNem12({
        nmi: 'LONGRECORD',
        registers: ['E1', 'B1'],
        firstDay: '20160701',
        days: 3650,
        value: () => '0.1',
      }),
      'operator',
    );
    expect(taken).toMatchObject({ newDays: 3651, readings: 3650 * 48 * 2 });
    expect(await meter.meters(database.db, owner)).toMatchObject([{ completeDays: 3649 }]);
  });
});

describe('a file that is refused', () => {
  const good = sampleGreenButton({ point: 'refused' });
  const cases: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['empty', '', /nothing in it/],
    ['cut off in the middle', good.slice(0, good.length / 2), /usage\.xml/],
    ['a ZIP archive', Buffer.from('504b0304140000000800', 'hex'), /ZIP/],
    ['a web page', '<!doctype html><html><body>Log in</body></html>', /web page/],
    [
      'with entities',
      `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}">]><feed>&b;</feed>`,
      /usage\.xml, line 1/,
    ],
    [
      'a NEM12 table without its header',
      sampleNem12().split('\r\n').slice(1).join('\r\n'),
      /line 1, record 200/,
    ],
    ['a NEM12 day with too few values', sampleNem12().replace(/,[\d.]+,A,/, ',A,'), /line 3, record 300/],
  ];
  it.each(cases)('%s: reports file, place and fault, and stores nothing', async (_name, text, message) => {
    const owner = await member();
    await expect(importText(owner, text)).rejects.toThrow(message);
    expect(await readRows(owner)).toEqual({ points: 0, imports: 0, days: 0 });
  });

  it('larger than the limit: stops reading there', async () => {
    const owner = await member();
    let given = 0;
    async function* endless() {
      yield Buffer.from(sampleNem12().split('900')[0]!);
      for (;;) {
        given += 65_536;
        yield Buffer.alloc(65_536, '\n');
      }
    }
    const limits = { maxBytes: 1_048_576, maxReadings: 1e6, maxServicePoints: 5 };
    await expect(
      meter.importFile(database.db, owner, {
        fileName: 'big.csv',
        stream: endless(),
        source: 'upload',
        limits,
      }),
    ).rejects.toMatchObject({ code: 'too-large' });
    expect(given).toBeLessThanOrEqual(1_048_576 + 65_536);
  });

  it('stores nothing when the callback for changed readings fails', async () => {
    const owner = await member();
    refuseChange = true;
    await expect(importText(owner, sampleGreenButton({ point: nextPoint() }))).rejects.toThrow(
      'out of order',
    );
    refuseChange = false;
    expect(await readRows(owner)).toEqual({ points: 0, imports: 0, days: 0 });
  });
});

describe("a meter's owner", () => {
  it('stores no number, only its keyed hash and its end', async () => {
    await importText(await member('au-retailer'), sampleNem12({ nmi: 'QB01234567' }));
    const stored =
      JSON.stringify(await database.db.select().from(servicePoints)) +
      JSON.stringify(await database.db.select().from(meterImports));
    expect(stored).not.toContain('QB01234567');
    expect(stored).toContain('4567');
  });

  it.each(['default', 'org'])(
    'refuses a second link by a member of %s, and reveals nothing about the first',
    async (brandId) => {
      const first = await member();
      const text = sampleGreenButton({ point: nextPoint() });
      await importText(first, text, 'operator');
      const second = await member(brandId);
      const refusal = await importText(second, text, 'operator').then(
        () => null,
        (error: unknown) => error as Error,
      );
      expect(refusal).toBeInstanceOf(MeterLinkedElsewhere);
      expect(refusal!.message).not.toMatch(/@|default|org|[0-9a-f]{8}/);
      expect(await readRows(second)).toEqual({ points: 0, imports: 0, days: 0 });
    },
  );

  it('refuses the whole file when one of its meters belongs to another member', async () => {
    const nem12 = (nmi: string) => sampleNem12({ nmi });
    await importText(await member('au-retailer'), nem12('TAKENPOINT'), 'utility');
    const second = await member('au-retailer');
    const both =
      nem12('FREEPOINT1').replace(/900\r\n$/, '') + nem12('TAKENPOINT').split('\r\n').slice(1).join('\r\n');
    await expect(importText(second, both)).rejects.toBeInstanceOf(MeterLinkedElsewhere);
    expect(await readRows(second)).toEqual({ points: 0, imports: 0, days: 0 });
  });

  it('lets a member have several meters', async () => {
    const owner = await member();
    for (let i = 0; i < 3; i += 1) await importText(owner, sampleGreenButton({ point: nextPoint() }));
    expect(await readRows(owner)).toMatchObject({ points: 3, imports: 3 });
  });

  it.each([
    ['Green Button', sampleGreenButton({ point: 'claimed-by-two' })],
    ['NEM12', sampleNem12({ nmi: 'CLAIMEDTWO' })],
  ])("lets an upload block no one, because a member can't confirm a number: %s", async (_format, text) => {
    const claimant = await member();
    await importText(claimant, text, 'upload');
    const owner = await member('org');
    await importText(owner, text, 'upload');
    await importText(owner, text, 'utility');
    expect(await readRows(owner)).toMatchObject({ points: 1, imports: 2 });
    expect(await readRows(claimant)).toMatchObject({ points: 1, imports: 1 });
    await expect(importText(claimant, text, 'operator')).rejects.toBeInstanceOf(MeterLinkedElsewhere);
    await expect(importText(claimant, text, 'utility')).rejects.toBeInstanceOf(MeterLinkedElsewhere);
  });

  it.each([1, 2, 3])(
    'gives a number that two members claim to one of them when the utility delivers it for both at once (%d)',
    async (round) => {
      const text = sampleNem12({ nmi: `BOTHATONC${round}` });
      const owners = [await member('au-retailer'), await member('au-retailer')];
      for (const owner of owners) await importText(owner, text, 'upload');
      const outcomes = await Promise.allSettled(owners.map((owner) => importText(owner, text, 'utility')));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(
        MeterLinkedElsewhere,
      );
      for (const owner of owners) expect(await readRows(owner)).toMatchObject({ points: 1 });
    },
  );

  it('accepts a second home at a shared address, even with readings of another time', async () => {
    const point = nextPoint();
    const home = (start: number) => sampleGreenButton({ point, start, count: 48 });
    const [first, second, third] = [await member(), await member('org'), await member()];
    await importText(first, home(START), 'operator');
    await importText(second, home(START - 90 * 86_400), 'operator');
    await importText(third, home(START - 180 * 86_400), 'upload');
    for (const owner of [first, second, third])
      expect(await readRows(owner)).toMatchObject({ points: 1, imports: 1 });
  });

  it.each<ReadingSource>(['utility'])(
    'distinguishes homes that share one address at their utility: %s',
    async (source) => {
      const point = nextPoint();
      const home = (wh: number, made = '2026-06-04T00:00:00Z', hours = 48) =>
        sampleGreenButton({
          point,
          start: START,
          count: hours,
          made,
          reading: (index) => `<value>${wh + ((index * 37) % 90)}</value>`,
        });
      const [first, second, third] = [await member(), await member('org'), await member()];
      await importText(first, home(200), source);
      await importText(second, home(500), source);
      expect(await readRows(second)).toMatchObject({ points: 1, imports: 1, days: 2 });
      // Later readings continue the same meter, since each home has its address now.
      await importText(second, home(500, '2026-06-06T00:00:00Z', 72), source);
      expect(await readRows(second)).toMatchObject({ points: 1, days: 3 });
      expect(wattHours((await readDays(first))[0]!.readings)[0]).toBe(200);
      // The same readings mean the same meter, from any source.
      await expect(importText(third, home(200), source)).rejects.toBeInstanceOf(MeterLinkedElsewhere);
      expect(await readRows(third)).toEqual({ points: 0, imports: 0, days: 0 });
    },
  );

  it('NEM12: a meter number identifies one meter, whatever readings a file has', async () => {
    await importText(await member('au-retailer'), sampleNem12({ nmi: 'ONEMETER01' }), 'utility');
    const second = await member('au-retailer');
    await expect(
      importText(second, sampleNem12({ nmi: 'ONEMETER01', value: () => '9.9' })),
    ).rejects.toBeInstanceOf(MeterLinkedElsewhere);
  });

  it('gives a meter to one of two members who link it at the same time', async () => {
    const text = sampleGreenButton({ point: nextPoint() });
    const owners = [await member(), await member('org'), await member('us-energy')];
    const outcomes = await Promise.allSettled(owners.map((owner) => importText(owner, text, 'operator')));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('imports the same file that arrives twice at the same time once', async () => {
    const owner = await member();
    const text = sampleGreenButton({ point: nextPoint() });
    const outcomes = await Promise.all([
      importText(owner, text),
      importText(owner, text),
      importText(owner, text),
    ]);
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await readRows(owner)).toMatchObject({ imports: 1 });
  });
});

const realFiles = join(projectRoot(), '../shared/data');

describe.runIf(existsSync(realFiles))('real meter files (where they are at hand: ../shared/data)', () => {
  it.each([
    ['greenbutton/inland-single-family-2011-hourly.xml', 'default', 8760],
    ['nem12/Example_NEM12_month_solar.csv', 'au-retailer', 17_856],
  ])('imports %s completely', async (path, brandId, readings) => {
    const { import: taken } = await importText(
      await member(brandId),
      readFileSync(join(realFiles, path)),
      'operator',
      path,
    );
    expect(taken.readings).toBe(readings);
  });

  it.each(existsSync(realFiles) ? readdirSync(join(realFiles, 'nem12-invalid')) : [])(
    'refuses %s completely',
    async (name) => {
      const owner = await member('au-retailer');
      await expect(
        importText(owner, readFileSync(join(realFiles, 'nem12-invalid', name)), 'upload', name),
      ).rejects.toThrow(name);
      expect(await readRows(owner)).toEqual({ points: 0, imports: 0, days: 0 });
    },
  );
});
