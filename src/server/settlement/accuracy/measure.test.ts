import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, saving, type Use } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { auditLog } from '../../audit/tables.ts';
import { vacations } from '../../events/tables.ts';
import { servicePoints } from '../../meter/tables.ts';
import { programs } from '../../programs/tables.ts';
import { findStaffAccuracy, type AccuracyRecord } from '../queries.ts';
import { accuracyResults, accuracyRuns } from '../tables.ts';
import { requestAccuracy } from './request.ts';
import { accuracyDue } from './jobs.ts';
import { measureProgram } from './measure.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

/** Tuesday morning in Los Angeles; readings up to the Monday before. */
const START = '2026-03-03T17:00:00Z';
const HISTORY = { from: '2026-01-01', to: '2026-03-02', intervalMinutes: 60 };
const always = saving({}, 60);
/** Always 1 kWh in the evening, and 2 on every other weekday. */
const swinging: Use = (date, second) =>
  second >= 18 * 3600 && second < 19 * 3600 && Number(date.slice(-2)) % 2 === 0
    ? 2000
    : (always(date, second) ?? 0);

async function demand(
  place: Neighbourhood,
  of: Parameters<typeof requestAccuracy>[1]['of'] = { programId: place.programId },
) {
  const outcome = await requestAccuracy(place, { brandId: 'default', actorId: null, reason: 'To know.', of });
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome.programIds;
}

/** Deps that ask to stop at the first reading of the clock: the current batch finishes and no other starts. */
function stoppingAfterOne({ db, clock, brands }: Neighbourhood, stopping: AbortController) {
  const now = () => {
    stopping.abort();
    return clock.now();
  };
  return { db, brands, clock: { now } };
}

const readRecord = async (place: Neighbourhood): Promise<AccuracyRecord> =>
  (await findStaffAccuracy(place.db, 'default', [place.programId]))[0] as AccuracyRecord;
const weekdays = (record: AccuracyRecord, rule: string, adjusted = false) =>
  record.results.find((row) => row.dayType === 'weekday' && row.rule === rule && row.adjusted === adjusted);

async function street(uses: readonly Use[]): Promise<Neighbourhood> {
  const place = await Neighbourhood.on(database.db, START);
  for (const use of uses) await place.deliver(await place.household(), { use, ...HISTORY });
  return place;
}

describe('measuring the baselines of a program', () => {
  it('adds up every rule, with and without the adjustment, for both types of day', async () => {
    const place = await street([always, always, swinging]);
    await place.household();
    await demand(place);
    expect(await measureProgram(place, place.programId)).toBe(4);
    const record = await readRecord(place);
    expect(record.results).toHaveLength(14);
    // Ten weekdays a home; the home without a meter says nothing.
    expect(weekdays(record, 'ten-of-ten')).toMatchObject({ homes: 3, days: 30 });
    expect(weekdays(record, 'highest-five-of-ten')?.errorWh).toBeGreaterThan(
      weekdays(record, 'ten-of-ten')?.errorWh ?? 0,
    );
    expect(weekdays(record, 'highest-five-of-ten')?.paidPoints).toBeGreaterThan(
      weekdays(record, 'ten-of-ten')?.paidPoints ?? 0,
    );
    expect(record).toMatchObject({
      rule: 'ten-of-ten',
      adjusted: false,
      startedAt: null,
      homesDone: 4,
      homesTotal: 4,
    });
    expect(record.shownAt).toEqual(place.clock.now());
  });

  it('looks at 18:00 to 19:00 as long as the program has no event, then at the hours of its latest', async () => {
    const place = await street([always]);
    await demand(place);
    await measureProgram(place, place.programId);
    expect((await readRecord(place)).plan?.window).toEqual({ second: 18 * 3600, seconds: 3600 });
    expect(weekdays(await readRecord(place), 'ten-of-ten')?.usedWh).toBe(10_000);
    await place.event('2026-03-05', 10, 12);
    place.clock.advance(60_000);
    await demand(place);
    await measureProgram(place, place.programId);
    expect((await readRecord(place)).plan?.window).toEqual({ second: 10 * 3600, seconds: 7200 });
    // 100 Wh in each of the two hours.
    expect(weekdays(await readRecord(place), 'ten-of-ten')?.usedWh).toBe(2000);
  });

  it('leaves out days on which the member was in an event, or away', async () => {
    const place = await Neighbourhood.on(database.db, '2026-02-23T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-02-25', 18, 19);
    await place.join(home, event);
    await database.db
      .insert(vacations)
      .values({ memberId: home.memberId, id: place.newId(), startsOn: '2026-02-19', endsOn: '2026-02-20' });
    // Unusual days aren't used; two more days are used instead.
    await place.deliver(home, {
      use: (date, second) =>
        ['2026-02-25', '2026-02-19', '2026-02-20'].includes(date) ? 9999 : (always(date, second) ?? 0),
      ...HISTORY,
    });
    place.clock.set(new Date(START));
    await demand(place);
    await measureProgram(place, place.programId);
    expect(weekdays(await readRecord(place), 'ten-of-ten')).toMatchObject({
      days: 10,
      usedWh: 10_000,
      errorWh: 0,
    });
  });

  it('measures the other homes when one has impossible figures', async () => {
    const place = await street([always]);
    const broken = await place.household();
    await place.deliver(broken, { use: always, ...HISTORY });
    await database.db
      .update(servicePoints)
      .set({ timeZone: 'Nowhere/Nothing' })
      .where(eq(servicePoints.memberId, broken.memberId));
    const logged: object[] = [];
    await demand(place);
    await measureProgram(
      {
        db: place.db,
        clock: place.clock,
        brands: place.brands,
        log: { error: (facts: object) => void logged.push(facts) },
      },
      place.programId,
    );
    expect(weekdays(await readRecord(place), 'ten-of-ten')).toMatchObject({ homes: 1 });
    expect(logged).toMatchObject([{ memberId: broken.memberId }]);
  });
});

describe('in batches', () => {
  it('resumes an interrupted run, counts no home twice, and shows the previous results until the end', async () => {
    const place = await street([always, always, always, always, swinging]);
    await demand(place);
    await measureProgram(place, place.programId);
    const whole = await readRecord(place);
    place.clock.advance(60_000);
    await demand(place);
    const stopping = new AbortController();
    expect(
      await measureProgram(stoppingAfterOne(place, stopping), place.programId, {
        atOnce: 2,
        signal: stopping.signal,
      }),
    ).toBe(2);
    expect(await readRecord(place)).toMatchObject({
      homesDone: 2,
      homesTotal: 5,
      results: whole.results,
      shownAt: whole.shownAt,
    });
    expect(await accuracyDue.find(place.db, place.clock.now(), 100)).toContainEqual(
      expect.objectContaining({ data: { programId: place.programId } }),
    );
    expect(await measureProgram(place, place.programId, { atOnce: 2 })).toBe(3);
    const again = await readRecord(place);
    expect(again).toMatchObject({ homesDone: 5, startedAt: null, results: whole.results });
    expect(again.shownAt).not.toEqual(whole.shownAt);
    expect(
      await database.db.select().from(accuracyResults).where(eq(accuracyResults.programId, place.programId)),
    ).toHaveLength(14);
  });

  it('of several at once, every home is counted by one', async () => {
    const place = await street(Array.from({ length: 9 }, () => always));
    await demand(place);
    const homes = await Promise.all(
      [1, 2, 3].map(() => measureProgram(place, place.programId, { atOnce: 2 })),
    );
    const rest = await measureProgram(place, place.programId, { atOnce: 2 });
    expect(homes.reduce((sum, each) => sum + each, 0) + rest).toBe(9);
    expect(weekdays(await readRecord(place), 'ten-of-ten')).toMatchObject({ homes: 9, days: 90 });
  });

  it('the rules are those of the beginning: a change under way counts for the next', async () => {
    const place = await street([swinging, swinging]);
    await demand(place);
    const stopping = new AbortController();
    await measureProgram(stoppingAfterOne(place, stopping), place.programId, {
      atOnce: 1,
      signal: stopping.signal,
    });
    const [program] = await database.db.select().from(programs).where(eq(programs.id, place.programId));
    if (!program) throw new Error('no program');
    await database.db
      .update(programs)
      .set({ rules: { ...program.rules, pointsPerKwh: 0 } })
      .where(eq(programs.id, place.programId));
    await measureProgram(place, place.programId, { atOnce: 1 });
    const before = await readRecord(place);
    expect(before.plan?.rules.pointsPerKwh).toBe(300);
    const points = weekdays(before, 'highest-five-of-ten')?.paidPoints ?? 0;
    expect(points).toBeGreaterThan(0);
    expect(points % 2).toBe(0);
  });
});

describe('when', () => {
  it('is renewed after a week, but for a program that is no longer active', async () => {
    const place = await street([always]);
    const readDueAt = async () =>
      (await database.db.select().from(accuracyRuns).where(eq(accuracyRuns.programId, place.programId)))[0]
        ?.dueAt;
    await demand(place);
    await measureProgram(place, place.programId);
    expect(await readDueAt()).toEqual(new Date(place.clock.now().getTime() + 7 * 86_400_000));
    expect(await measureProgram(place, place.programId)).toBe(0);
    place.clock.advance(7 * 86_400_000);
    await database.db.update(programs).set({ active: false }).where(eq(programs.id, place.programId));
    expect(await measureProgram(place, place.programId)).toBe(1);
    expect(await readDueAt()).toBeNull();
  });

  it('does not measure a program without a request, nor queue one twice', async () => {
    const place = await street([always]);
    expect(await measureProgram(place, place.programId)).toBe(0);
    await demand(place);
    const lines = () =>
      database.db
        .select()
        .from(auditLog)
        .where(
          and(eq(auditLog.action, 'accuracy.measure'), eq(auditLog.subject, `program:${place.programId}`)),
        );
    expect(await lines()).toHaveLength(1);
    await demand(place);
    expect(await lines()).toHaveLength(1);
  });

  it('refuses what is not there, what is another brand’s, and what has no reason', async () => {
    const place = await street([]);
    const refused = async (given: Partial<Parameters<typeof requestAccuracy>[1]>) => {
      const outcome = await requestAccuracy(place, {
        brandId: 'default',
        actorId: null,
        reason: 'To know.',
        of: { programId: place.programId },
        ...given,
      });
      return 'refusal' in outcome ? outcome.refusal.code : null;
    };
    expect(await refused({ brandId: 'org' })).toBe('NOT_FOUND');
    expect(await refused({ of: { programId: place.newId() } })).toBe('NOT_FOUND');
    expect(await refused({ of: { utilityId: place.newId() } })).toBe('NOT_FOUND');
    expect(await refused({ reason: ' ' })).toBe('INVALID');
    expect(await demand(place, { utilityId: place.utilityId })).toEqual([place.programId]);
  });
});
