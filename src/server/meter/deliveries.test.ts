import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import { sampleGreenButton, sampleNem12 } from '../../domain/meter/sampleFiles.ts';
import { ManualClock } from '../platform/clock.ts';
import { createIds } from '../platform/ids.ts';
import { createSecrets } from '../platform/secrets.ts';
import { utilities } from '../programs/tables.ts';
import { members } from '../session/tables.ts';
import type { DeliveredResult } from './deliveries.ts';
import type { MeterOwner } from './imports.ts';
import { createMeter, type DeliveryOutcome } from './service.ts';

const deep = process.env['EBBWATT_DEEP'] === '1';
const clock = new ManualClock('2026-07-02T08:30:00Z');
const newId = createIds(clock);
const meter = createMeter({
  clock,
  newId,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  onReadingsChanged: async () => undefined,
});

let database: TestDatabase;
const utilityId = newId();
const scope = { brandId: 'au-retailer', utilityId };
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(utilities).values({
    id: utilityId,
    brand: 'au-retailer',
    acronym: 'DROP',
    name: 'Delivering Retailer',
    shortName: 'Retailer',
    country: 'AU',
    timeZone: 'Australia/Sydney',
    connection: 'ACCOUNT_NUMBER',
    createdAt: clock.now(),
  });
});
afterAll(() => database.close());

async function member(): Promise<MeterOwner> {
  const memberId = newId();
  await database.db.insert(members).values({
    id: memberId,
    brand: 'au-retailer',
    email: `${memberId}@example.org`,
    emailKey: `${memberId}@example.org`,
    country: 'AU',
    timeZone: 'Australia/Sydney',
    createdAt: clock.now(),
  });
  return { brandId: 'au-retailer', memberId, timeZone: 'Australia/Sydney' };
}

/** One meter's lines, without header and end. */
const meterLines = (nmi: string, options: Parameters<typeof sampleNem12>[0] = {}): string[] =>
  sampleNem12({ nmi, lineEnd: '\n', ...options })
    .split('\n')
    .slice(1, -2);
const toFile = (...meters: readonly (readonly string[])[]): string =>
  ['100,NEM12,202607010930,MADEUP,MADEUP', ...meters.flat(), '900', ''].join('\n');

async function deliver(
  text: string,
  homes: ReadonlyMap<string, MeterOwner>,
): Promise<DeliveryOutcome & { readonly results: readonly DeliveredResult[] }> {
  const results: DeliveredResult[] = [];
  const open = (): AsyncIterable<Uint8Array> =>
    Readable.from(
      Buffer.from(text)
        .toString('latin1')
        .match(/[\s\S]{1,4096}/g)
        ?.map((piece) => Buffer.from(piece)) ?? [],
    );
  const outcome = await meter.importDelivery(
    database.db,
    { ...scope, fileName: 'july.csv', source: 'utility', open },
    {
      findHomes: async () => homes,
      onMeter: (result) => void results.push(result),
    },
  );
  return { ...outcome, results };
}

const completeDays = async (owner: MeterOwner): Promise<number> =>
  (await meter.meters(database.db, owner)).reduce((sum, { completeDays: days }) => sum + days, 0);
const readFaults = async (fileName = 'july.csv') =>
  (await meter.deliveryFaults(database.db, scope, 50)).filter((fault) => fault.fileName === fileName);

describe('a delivery with the meters of many homes', () => {
  it("refuses the faulty meter, imports the others, and keeps the fault with its line for the utility's staff", async () => {
    const [first, second, third] = [await member(), await member(), await member()];
    const bad = meterLines('DELIVERY02').map((line, index) =>
      index === 1 ? line.replace(/,\d+\.\d+,/, ',9999999,') : line,
    );
    const { results, ...outcome } = await deliver(
      toFile(
        meterLines('DELIVERY01', { days: 3 }),
        bad,
        meterLines('DELIVERY03', { days: 3 }),
        meterLines('SOMEONEELS'),
      ),
      new Map([
        ['DELIVERY01', first],
        ['DELIVERY02', second],
        ['DELIVERY03', third],
      ]),
    );
    expect(results.map(({ kind, number }) => [kind, number])).toEqual([
      ['imported', 'DELIVERY01'],
      ['refused', 'DELIVERY02'],
      ['imported', 'DELIVERY03'],
    ]);
    expect(outcome).toMatchObject({
      meters: 4,
      imported: 2,
      unmatched: ['SOMEONEELS'],
      refused: [
        {
          line: 7,
          owner: second,
          code: 'bad-value',
          reason: expect.stringContaining('more than one reading can be'),
        },
      ],
    });
    expect([await completeDays(first), await completeDays(second), await completeDays(third)]).toEqual([
      3, 0, 3,
    ]);
    expect(await readFaults()).toMatchObject([
      {
        line: 7,
        code: 'bad-value',
        numberLast4: 'RY02',
        memberId: second.memberId,
        fault: expect.stringContaining('"9999999"'),
      },
    ]);
    expect(JSON.stringify(await readFaults())).not.toContain('DELIVERY02');
  });

  it('changes nothing when it is imported again, and keeps its faults once', async () => {
    const owner = await member();
    const text = toFile(meterLines('REPEATED01'), ['200,REPEATED02,E1,E1,E1,N1,M,kWh,7,']);
    const homes = new Map([
      ['REPEATED01', owner],
      ['REPEATED02', await member()],
    ]);
    await deliver(text, homes);
    const before = await readFaults();
    const again = await deliver(text, homes);
    expect(again.results).toMatchObject([
      { kind: 'imported', outcome: { repeated: true } },
      { kind: 'refused' },
    ]);
    expect(await readFaults()).toEqual(before);
  });

  it('refuses a meter with an unreadable number, or of another member, and continues', async () => {
    const [first, second] = [await member(), await member()];
    await deliver(toFile(meterLines('TAKENMETER')), new Map([['TAKENMETER', first]]));
    const { results } = await deliver(
      toFile(
        ['200,N0-NMI!,E1,E1,E1,N1,M,kWh,30,', '300,nonsense'],
        meterLines('TAKENMETER'),
        meterLines('FREEMETER1'),
      ),
      new Map([
        ['TAKENMETER', second],
        ['FREEMETER1', second],
      ]),
    );
    expect(results).toMatchObject([
      { kind: 'refused', number: null, line: 2, code: 'bad-field' },
      { kind: 'refused', number: 'TAKENMETER', code: 'linked-elsewhere', owner: second },
      { kind: 'imported', number: 'FREEMETER1' },
    ]);
    expect(await completeDays(second)).toBe(2);
  });

  it("adds up a meter's registers when its blocks are spread over the file", async () => {
    const owner = await member();
    const registers = (suffix: string) =>
      meterLines('SCATTERED1', { registers: [suffix], days: 2, value: () => '0.5' }).map((line) =>
        line.replace(`200,SCATTERED1,${suffix},`, '200,SCATTERED1,E1E2,'),
      );
    const { results } = await deliver(
      toFile(registers('E1'), meterLines('BETWEENTHE'), registers('E2')),
      new Map([['SCATTERED1', owner]]),
    );
    expect(results).toMatchObject([{ kind: 'imported', outcome: { import: { readings: 96 } } }]);
  });

  it.each([
    ['cut off', toFile(meterLines('CUTOFF0001')).replace(/900\n$/, ''), 'truncated'],
    ['no meter file', 'time,energy\n', 'not-a-meter-file'],
  ])('is refused completely when it is %s, before any import', async (_name, text, code) => {
    const owner = await member();
    await expect(deliver(text, new Map([['CUTOFF0001', owner]]))).rejects.toBeInstanceOf(MeterFileFault);
    const refused = async () => (await readFaults()).filter(({ numberLast4 }) => numberLast4 === null);
    const fault = (await refused()).find((each) => each.code === code);
    await deliver(toFile(meterLines('CUTOFF0002')), new Map());
    expect((await refused()).filter(({ replacedAt }) => replacedAt === null)).toEqual([]);
    // The same bytes once more are refused once more.
    clock.advance(60_000);
    await expect(deliver(text, new Map([['CUTOFF0001', owner]]))).rejects.toBeInstanceOf(MeterFileFault);
    expect((await refused()).filter(({ replacedAt }) => replacedAt === null)).toEqual([
      { ...fault, receivedAt: clock.now() },
    ]);
    expect(await meter.imports(database.db, owner, 5)).toEqual([]);
    expect((await readFaults()).map((fault) => fault.code)).toContain(code);
  });

  it('Green Button: refuses a meter whose readings mostly contradict each other, and imports the others', async () => {
    const owner = await member();
    const good = sampleGreenButton({ point: 'gb-good', plain: true });
    const entries = (text: string) => text.slice(text.indexOf('<entry>'), text.indexOf('</feed>'));
    const one = sampleGreenButton({ point: 'gb-bad', plain: true });
    const other = sampleGreenButton({ point: 'gb-bad', plain: true, reading: () => '<value>99999</value>' });
    const [readings = ''] = /<IntervalReading>[\s\S]*<\/IntervalReading>/.exec(other) ?? [];
    const bad = one.replace('</IntervalBlock>', `${readings}</IntervalBlock>`);
    const meterNumber = (point: string) =>
      `utility.example/espi/1_1/resource/RetailCustomer/5/UsagePoint/${point}`;
    const { results } = await deliver(
      good.replace('</feed>', `${entries(bad)}</feed>`),
      new Map([
        [meterNumber('gb-good'), owner],
        [meterNumber('gb-bad'), owner],
      ]),
    );
    expect(results).toMatchObject([
      { kind: 'imported', number: meterNumber('gb-good') },
      { kind: 'refused', code: 'conflict' },
    ]);
  });

  it('refuses a meter with readings of days that are yet to come, and imports the others', async () => {
    const [first, second] = [await member(), await member()];
    const { refused } = await deliver(
      toFile(meterLines('TODAY00001'), meterLines('FUTURE0001', { firstDay: '20261201' })),
      new Map([
        ['TODAY00001', first],
        ['FUTURE0001', second],
      ]),
    );
    expect(refused).toMatchObject([{ number: 'FUTURE0001', code: 'future' }]);
    expect([await completeDays(first), await completeDays(second)]).toEqual([2, 0]);
  });
});

describe('a large file of one member', () => {
  const meters = deep ? 3_000 : 300;
  const text = toFile(
    ...Array.from({ length: meters }, (_, index) =>
      meterLines(`LARGE${String(index).padStart(5, '0')}`, { days: 1 }),
    ),
  );
  const open =
    (changed = text) =>
    () =>
      Readable.from(changed.match(/[\s\S]{1,65536}/g)!.map((piece) => Buffer.from(piece)));

  it(`imports ${meters} meters as one import, and reports the progress`, async () => {
    const owner = await member();
    const progress: number[] = [];
    const { import: taken, servicePointIds } = await meter.importLargeFile(
      database.db,
      owner,
      { fileName: 'large.csv', source: 'operator', open: open() },
      (done, total) => void progress.push(done / total),
    );
    expect(taken).toMatchObject({ fileName: 'large.csv', readings: meters * 48, newDays: meters });
    expect([servicePointIds.length, progress.length, progress.at(-1)]).toEqual([
      meters,
      Math.ceil(meters / 200),
      1,
    ]);
    expect(
      (
        await meter.importLargeFile(
          database.db,
          owner,
          { fileName: 'large.csv', source: 'operator', open: open() },
          () => undefined,
        )
      ).repeated,
    ).toBe(true);
  });

  it('stores nothing when the last meter is faulty', async () => {
    const owner = await member();
    const broken = `${text.slice(0, text.lastIndexOf('300,'))}300,20260601,nonsense\n900\n`.replaceAll(
      'LARGE',
      'BROKE',
    );
    await expect(
      meter.importLargeFile(
        database.db,
        owner,
        { fileName: 'large.csv', source: 'operator', open: open(broken) },
        () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'wrong-count' });
    expect([await meter.meters(database.db, owner), await meter.imports(database.db, owner, 5)]).toEqual([
      [],
      [],
    ]);
  });
});
