import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { testDeps } from '../../../../tests/support/testDeps.ts';
import { sampleNem12 } from '../../../domain/meter/sampleFiles.ts';
import { dateToDayNumber } from '../../../domain/meter/zone.ts';
import { copyReadings } from '../../account/queries/copyReadings.ts';
import type { Deps } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { runCommand } from '../../platform/operator/command.ts';
import { systemSettings } from '../../platform/tables.ts';
import { members } from '../../session/tables.ts';
import { createMeter, readMeters, type MeterService } from '../service.ts';
import { readingDays, readingDayVersions } from '../tables.ts';
import { packReadingsCommand } from './packReadings.ts';

let database: TestDatabase;
let deps: Deps;
let meter: MeterService;
let owner: { brandId: string; memberId: string; timeZone: string };
beforeAll(async () => {
  database = await testDb();
  deps = { ...testDeps(database).deps, log: createLog('silent'), jobs: { send: async () => undefined } };
  // As if the database were of the release before.
  await deps.db.delete(systemSettings).where(eq(systemSettings.key, 'short-readings'));
  meter = createMeter({ ...deps, onReadingsChanged: async () => undefined });
  owner = { brandId: 'default', memberId: deps.newId(), timeZone: 'Australia/Sydney' };
  await deps.db.insert(members).values({
    id: owner.memberId,
    brand: owner.brandId,
    email: 'packed@example.org',
    emailKey: 'packed@example.org',
    country: 'AU',
    timeZone: owner.timeZone,
    createdAt: deps.clock.now(),
  });
});
afterAll(() => database.close());

async function run(args: readonly string[] = []) {
  const lines: string[] = [];
  const code = await runCommand([packReadingsCommand], {
    name: 'pack-readings',
    args,
    deps,
    signal: new AbortController().signal,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    openFile: () => {
      throw new Error('It reads no file.');
    },
    settle: async () => undefined,
  });
  return { code, lines };
}

const bring = (options: Parameters<typeof sampleNem12>[0]) =>
  meter.importFile(deps.db, owner, {
    fileName: 'usage.csv',
    stream: Readable.from([Buffer.from(sampleNem12(options))]),
    source: 'operator',
  });

/** What is known of the member's readings. */
async function known() {
  const wanted = {
    memberIds: [owner.memberId],
    channel: 'import',
    firstDay: dateToDayNumber('2026-05-30'),
    lastDay: dateToDayNumber('2026-06-20'),
  } as const;
  const copies = [];
  for (const which of ['current', 'replaced'] as const)
    for await (const days of copyReadings(deps.db, which, owner.memberId)) copies.push(...days);
  return {
    days: (await readMeters(deps.db, wanted)).get(owner.memberId)?.map(({ days }) => days),
    summary: await meter.meters(deps.db, owner),
    copies,
  };
}

const bytes = async (): Promise<number> => {
  const rows = [
    ...(await deps.db.select({ readings: readingDays.readings, runs: readingDays.runs }).from(readingDays)),
    ...(await deps.db
      .select({ readings: readingDayVersions.readings, runs: readingDayVersions.runs })
      .from(readingDayVersions)),
  ];
  return rows.reduce((sum, { readings, runs }) => sum + readings.byteLength + JSON.stringify(runs).length, 0);
};

describe('npm run pack-readings', () => {
  it('packs what is stored and what comes, and each reading stays as it was', async () => {
    await bring({ nmi: 'PACKEDHOME', days: 12, made: '202606130930' });
    await bring({ nmi: 'PACKEDHOME', days: 2, made: '202606140930', value: () => '0.125' });
    // A factory's intervals need more than 32 bits.
    await bring({ nmi: 'FACTORY', days: 1, value: () => '5000.5' });
    const [before, plain] = [await known(), await bytes()];
    expect(before.summary).toHaveLength(2);
    expect(before.copies.filter(({ replacedAt }) => replacedAt !== null)).toHaveLength(3);

    expect(await run(['now'])).toMatchObject({
      code: 1,
      lines: ['pack-readings takes no arguments, but got now.'],
    });
    expect(await bytes()).toBe(plain);
    expect(await run()).toEqual({ code: 0, lines: ['Packed 18 days of meters.'] });
    expect(await known()).toEqual(before);
    expect(await bytes()).toBeLessThan(plain * 0.7);

    const packed = await bytes();
    expect(await run()).toEqual({ code: 0, lines: ['Every day was packed already.'] });
    expect(await bytes()).toBe(packed);

    await bring({ nmi: 'PACKEDLATER', days: 12 });
    expect(await run()).toEqual({ code: 0, lines: ['Every day was packed already.'] });
  });
});
