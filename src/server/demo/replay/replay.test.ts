import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { testDeps } from '../../../../tests/support/testDeps.ts';
import { sampleGreenButton, sampleNem12 } from '../../../domain/meter/sampleFiles.ts';
import { programRules } from '../../../domain/programs/rules.ts';
import { recompute } from '../../../domain/settlement/recompute.ts';
import type { SettledReceipt } from '../../../domain/settlement/receipt.ts';
import { events, participations } from '../../events/tables.ts';
import { readBalances } from '../../ledger/service.ts';
import { createMeter } from '../../meter/service.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/context.ts';
import { rows } from '../../platform/db/sql.ts';
import { createIds } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { runCommand } from '../../platform/operator/command.ts';
import { projectRoot } from '../../platform/root.ts';
import { programs, utilities } from '../../programs/tables.ts';
import { createSessions } from '../../session/service.ts';
import { memberAttributes, members } from '../../session/tables.ts';
import { restateForReadings, settleDue } from '../../settlement/service.ts';
import { receipts } from '../../settlement/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';
import { DEMO_MEMBER_ATTRIBUTE } from '../people.ts';
import { replayCommand } from './command.ts';

/** Half past midnight of a Monday in Brisbane: a file that ends with a Sunday just fits. */
const NOW = '2026-08-30T14:30:00Z';
const clock = new ManualClock(NOW);

let database: TestDatabase;
let deps: Deps;
let run: (
  args: readonly string[],
  files?: Readonly<Record<string, string | Buffer>>,
) => Promise<{ code: number; lines: readonly string[] }>;

beforeAll(async () => {
  database = await testDb();
  const given = testDeps(database, { PORT: '3000' });
  deps = {
    ...given.deps,
    clock,
    newId: createIds(clock),
    log: createLog('silent'),
    jobs: { send: async () => undefined },
  };
  const meter = createMeter({
    ...deps,
    onReadingsChanged: (tx, changes) => restateForReadings(tx, changes, clock.now()),
  });
  const sessions = createSessions({
    db: deps.db,
    newId: deps.newId,
    secrets: deps.secrets,
    sessionDays: 30,
    sessionMaxDays: 180,
  });
  run = async (args, files = {}) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const code = await runCommand([replayCommand(meter, sessions)], {
      name: 'replay',
      args,
      deps,
      print,
      printError: print,
      signal: new AbortController().signal,
      openFile: (name) => Readable.from([Buffer.from(files[name] ?? '')]),
      settle: async () => void (await settleDue(deps)),
    });
    return { code, lines };
  };
});
afterAll(() => database.close());

interface Home {
  readonly brandId: string;
  readonly memberId: string;
  readonly email: string;
}

async function home({
  brandId = 'au-retailer',
  zone = 'Australia/Brisbane',
  demo = false,
  utility = true,
}: { brandId?: string; zone?: string; demo?: boolean; utility?: boolean } = {}): Promise<Home> {
  const [memberId, utilityId, programId] = [deps.newId(), deps.newId(), deps.newId()];
  const email = `${memberId}@example.org`;
  const createdAt = clock.now();
  await deps.db.insert(members).values({
    id: memberId,
    brand: brandId,
    email,
    emailKey: email,
    country: 'AU',
    timeZone: zone,
    createdAt,
  });
  if (demo)
    await deps.db.insert(memberAttributes).values({ memberId, key: DEMO_MEMBER_ATTRIBUTE, value: '1' });
  if (utility) {
    await deps.db.insert(utilities).values({
      id: utilityId,
      brand: brandId,
      acronym: utilityId.slice(-10),
      name: 'Gum Tree Power',
      shortName: 'Gum Tree',
      country: 'AU',
      timeZone: zone,
      connection: 'ACCOUNT_NUMBER',
      createdAt,
    });
    await deps.db.insert(programs).values({
      id: programId,
      brand: brandId,
      utilityId,
      name: 'Peak Hours',
      rules: programRules({ zone, country: 'AU' }),
      createdAt,
    });
    await deps.db.insert(utilityConnections).values({
      memberId,
      brand: brandId,
      utilityId,
      programId,
      widgetState: 'MarketEnrolled',
      everReachedAuthDone: true,
    });
  }
  return { brandId, memberId, email };
}

/** Eight weeks from a Monday; 1 kWh an hour, and half of it in the hour from 18:00 on the last Friday. */
const quietFriday = (nmi: string): string =>
  sampleNem12({
    nmi,
    firstDay: '20200106',
    days: 56,
    value: (_register, day, interval) => (day === 53 && Math.floor(interval / 2) === 18 ? '0.25' : '0.5'),
  });

const readAnswers = (member: Home) =>
  deps.db
    .select()
    .from(participations)
    .where(eq(participations.memberId, member.memberId))
    .orderBy(participations.startAt);
const createReceipt = async (member: Home, eventId: string) => {
  const [row] = await deps.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.memberId, member.memberId), eq(receipts.eventId, eventId)));
  return row?.receipt as SettledReceipt;
};
const counts = async () =>
  (
    await rows(
      deps.db,
      sql`select (select count(*) from meter_imports) as imports,
            (select count(*) from events) as events,
            (select count(*) from reading_days) as days,
            (select count(*) from reading_day_versions) as versions,
            (select count(*) from receipts) as receipts,
            (select count(*) from ledger_entries) as entries,
            (select count(*) from service_points) as meters,
            (select count(*) from programs) as programs`,
    )
  )[0];

describe('npm run replay', () => {
  it('moves a file to the last weeks, runs an event on the last complete weekday evening, settles it, and prints the result', async () => {
    const member = await home();
    const { code, lines } = await run(['/files/quiet.csv', '--member', member.email], {
      '/files/quiet.csv': quietFriday('REPLAYHOME'),
    });
    const [result] = await readAnswers(member);
    expect(lines).toEqual([
      'quiet.csv: NEM12, 2,688 readings.',
      'Moved by 339 weeks: now 2026-07-06 to 2026-08-30.',
      `Imported for ${member.email} of au-retailer as a separate meter (2,688 readings).`,
      'Event: Friday 2026-08-28, 18:00 to 19:00 (Australia/Brisbane). The member joined.',
      'Usual for that hour: 1,000 Wh. Used: 500 Wh, 500 Wh less than usual.',
      'Earned: 55 points (13,750 watts in the ledger).',
      `See the result and how it came about: http://au-retailer.localhost:3000/events/${result!.eventId}`,
    ]);
    expect(code).toBe(0);
    expect(result).toMatchObject({
      settlement: 'SETTLED',
      startAt: new Date('2026-08-28T08:00:00Z'),
      joinedAt: new Date('2026-08-27T08:00:00Z'),
      baselineWh: 1000,
      usedWh: 500,
      points: 55,
      estimateOnly: false,
    });
    expect((await readBalances(deps.db, member)).watts).toBe(13_750);
    const receipt = await createReceipt(member, result!.eventId);
    expect(receipt.intervals).toHaveLength(2);
    expect(receipt.provenance).toBe('operator');
    expect(recompute(receipt)).toMatchObject({ baselineWh: 1000, usedWh: 500 });
  });

  it('invites and enrols no one else: the event has its own program, with intervals that the meter supports', async () => {
    const member = await home();
    const [own] = await deps.db
      .select()
      .from(utilityConnections)
      .where(eq(utilityConnections.memberId, member.memberId));
    const neighbour = await home();
    await deps.db
      .update(utilityConnections)
      .set({ programId: own!.programId, utilityId: own!.utilityId })
      .where(eq(utilityConnections.memberId, neighbour.memberId));
    await deps.db.update(members).set({ autoJoin: true }).where(eq(members.id, neighbour.memberId));
    await run(['a.csv', '--member', member.email], {
      'a.csv': sampleNem12({ nmi: 'FIVEMINUTE', firstDay: '20200106', days: 28, intervalMinutes: 5 }),
    });
    const [result] = await readAnswers(member);
    const [event] = await deps.db.select().from(events).where(eq(events.id, result!.eventId));
    expect(event!.rules.settlementIntervalMinutes).toBe(15);
    expect(event!.programId).not.toBe(own!.programId);
    expect(await readAnswers(neighbour)).toEqual([]);
  });

  it('changes nothing when repeated, even weeks later, and says so', async () => {
    const member = await home();
    const file = { 'again.csv': quietFriday('REPEATHOME') };
    const first = await run(['again.csv', '--member', member.email], file);
    const before = await counts();
    clock.advance(12 * 86_400_000);
    const second = await run(['again.csv', '--member', member.email], file);
    clock.set(NOW);
    expect(second.lines).toEqual([
      'again.csv was already replayed on 2026-08-30. Nothing has changed. This was the result:',
      ...first.lines,
    ]);
    expect(await counts()).toEqual(before);
  });

  it('continues after an interruption', async () => {
    const member = await home({ brandId: 'org', utility: false });
    const file = { 'half.csv': quietFriday('BROKENHOME') };
    const half = await run(['half.csv', '--member', member.email, '--brand', 'org'], file);
    expect(half).toEqual({
      code: 1,
      lines: [
        'The brand org has no utility yet, so there is no program for an event. Set one up in /internal first.',
      ],
    });
    await home({ brandId: 'org' });
    const { code, lines } = await run(['half.csv', '--member', member.email, '--brand', 'org'], file);
    expect(code).toBe(0);
    expect(lines).toContain('Usual for that hour: 1,000 Wh. Used: 500 Wh, 500 Wh less than usual.');
  });

  it("leaves the member's own data alone: readings don't mix, results stay, and several files get an hour each", async () => {
    const member = await home();
    await run(['one.csv', '--member', member.email], { 'one.csv': quietFriday('SAMENUMBER') });
    clock.advance(60_000);
    const doubled = quietFriday('SAMENUMBER').replaceAll(',0.5', ',1.0').replaceAll(',0.25', ',0.6');
    await run(['two.csv', '--member', member.email], { 'two.csv': doubled });
    clock.set(NOW);
    const [first, second] = await readAnswers(member);
    expect([first, second]).toMatchObject([
      { startAt: new Date('2026-08-28T08:00:00Z'), baselineWh: 1000, usedWh: 500, receiptVersion: 1 },
      { startAt: new Date('2026-08-28T09:00:00Z'), baselineWh: 2000, usedWh: 2000 },
    ]);
    expect(first!.servicePointId).not.toBe(second!.servicePointId);
  });

  it('replays one file for several members: the real meter is linked to none of them', async () => {
    const file = { 'shared.csv': quietFriday('SHAREDHOME') };
    for (const member of [await home(), await home(), await home({ brandId: 'org' })]) {
      expect(
        (await run(['shared.csv', '--member', member.email, '--brand', member.brandId], file)).code,
      ).toBe(0);
    }
  });

  it.each([
    [
      'green-button',
      'default',
      'america.xml',
      sampleGreenButton({ start: Date.UTC(2020, 0, 6, 8) / 1000, count: 24 * 42 }),
      'America/Los_Angeles',
    ],
    [
      'nem12',
      'au-retailer',
      'australia.csv',
      sampleNem12({ firstDay: '20200106', days: 42 }),
      'Australia/Sydney',
    ],
  ])(
    "replays %s files for the demonstration member of that format's brand",
    async (_format, brandId, name, text, zone) => {
      const member = await home({ brandId, zone, demo: true });
      const { lines } = await run([name], { [name]: text });
      expect(lines.join('\n')).toContain(`Imported for ${member.email} of ${brandId}`);
      expect(lines.join('\n')).toContain(`(${zone})`);
    },
  );

  it('explains what prevents a replay', async () => {
    const member = await home();
    const file = {
      'x.csv': sampleNem12({ days: 1, firstDay: '20200104' }),
      'broken.csv': sampleNem12().slice(0, 300),
    };
    const said = async (...args: string[]) => (await run(args, file)).lines.join('\n');
    expect(await said()).toBe(
      'Enter one meter file.\nUsage: npm run replay -- FILE [--brand ID] [--member EMAIL]',
    );
    expect(await said('x.csv', '--speed', '9')).toMatch(/^Unknown option '--speed'\.\nUsage:/);
    expect(await said('x.csv', '--brand', 'nobody')).toMatch(
      /^There’s no brand "nobody"\. Brands: default, /,
    );
    expect(await said('x.csv', '--brand', 'us-mobile')).toBe(
      'us-mobile has no demonstration member. Choose a member with --member EMAIL.',
    );
    expect(await said('x.csv', '--member', 'x@example.org')).toBe('au-retailer has no member x@example.org.');
    expect(await said('broken.csv', '--member', member.email)).toMatch(/^broken\.csv, line \d/);
    expect(await said('x.csv', '--member', member.email)).toMatch(/^x\.csv: no Monday to Friday is covered/);
    expect(await readAnswers(member)).toEqual([]);
  });
});

const realFiles = join(projectRoot(), '../shared/data');

describe.runIf(existsSync(realFiles))('real files (where they are at hand: ../shared/data)', () => {
  it.each([
    // The files' own values of the hour: 1,404 Wh at 1325296800; the twelve values of E1 from 18:00 in UTC+10 on 2023-03-31.
    ['greenbutton/inland-single-family-2011-hourly.xml', 'default', 'America/Los_Angeles', 1404],
    ['nem12/Example_NEM12_month_solar.csv', 'au-retailer', 'Australia/Brisbane', 399],
  ])('%s is replayed and settled from its own readings', async (path, brandId, zone, usedWh) => {
    const member = await home({ brandId, zone });
    const name = path.split('/').pop() ?? '';
    const { code } = await run([name, '--member', member.email, '--brand', brandId], {
      [name]: readFileSync(join(realFiles, path)),
    });
    expect(code).toBe(0);
    const [result] = await readAnswers(member);
    expect(result).toMatchObject({ settlement: 'SETTLED', usedWh });
    const receipt = await createReceipt(member, result!.eventId);
    expect(receipt.daysUsed.length).toBeGreaterThanOrEqual(5);
    expect(recompute(receipt)).toMatchObject({ baselineWh: result!.baselineWh, usedWh: result!.usedWh });
  });
});
