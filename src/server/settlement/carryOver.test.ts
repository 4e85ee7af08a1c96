import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readParticipation, readReceipts } from '../../../tests/support/books.ts';
import {
  localInstant,
  Neighbourhood,
  type Household,
  type Use,
} from '../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../tests/support/settlementDatabase.ts';
import { testServer } from '../../../tests/support/testServer.ts';
import { adjustmentPosting } from '../../domain/ledger/eventPostings.ts';
import { receiptDifferences } from '../../domain/settlement/recompute.ts';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import { startVacation, type NewEvent, type StoredEvent } from '../events/service.ts';
import { post } from '../ledger/service.ts';
import { utilityConnections } from '../utility/tables.ts';
import { standings } from './tables.ts';

const database = settlementDatabase();
const { latestReceipt: latest, balance } = database;

/** 800 and 1,200 Wh by turns in every hour, so that its usual is off by about 200 Wh; more on some evenings. */
const lively =
  (more: Readonly<Record<string, number>>): Use =>
  (date, second) =>
    (Number(date.slice(-2)) % 2 === 0 ? 800 : 1200) + (second >= 17 * 3600 ? (more[date] ?? 0) : 0);
/** Exactly this much in every hour of these evenings. */
const exactly =
  (used: Readonly<Record<string, number>>): Use =>
  (date, second) =>
    second >= 17 * 3600 && date in used ? (used[date] as number) : lively({})(date, second);

const DATES = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];

async function street(): Promise<Neighbourhood> {
  return Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
}

/** A home with readings up to the day before the events. */
async function livelyHome(
  place: Neighbourhood,
  [from, to]: readonly [string, string] = ['2026-01-10', '2026-03-02'],
): Promise<Household> {
  const home = await place.household();
  await place.deliver(home, { use: lively({}), from, to, intervalMinutes: 60 });
  return home;
}

/** Events on these evenings that the homes join; the clock is past the last one afterwards, on the morning of `until`. */
async function season(
  place: Neighbourhood,
  homes: readonly Household[],
  evenings: readonly (readonly [date: string, from: number, given?: Partial<NewEvent>])[],
  until = '2026-03-07',
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const [date, from, given] of evenings) {
    place.clock.set(localInstant(date, 9 + (from > 18 ? 9 : 0)));
    const event = await place.event(date, from, from + 1, given);
    for (const home of homes) await place.join(home, event);
    await place.goTo(date, from + 1);
    events.push(event);
  }
  await place.goTo(until, 9);
  return events;
}

const use = (place: Neighbourhood, home: Household, used: Readonly<Record<string, number>>) =>
  Promise.all(
    Object.keys(used).map((date) =>
      place.deliver(home, { use: exactly(used), from: date, to: date, intervalMinutes: 60 }),
    ),
  );
const receipts = async (home: Household, event: StoredEvent) =>
  (await readReceipts(database.db, home, event)).map(({ receipt, change }) => ({
    receipt: receipt as SettledReceipt,
    change,
  }));
const carriedBy = async (home: Household) =>
  (await database.db.select().from(standings).where(eq(standings.memberId, home.memberId)))[0]?.carried ??
  null;

describe('a worse evening', () => {
  it('is set against the next better ones, on a receipt that recomputes and leads back to it', async () => {
    const place = await street();
    const home = await livelyHome(place);
    const events = await season(
      place,
      [home],
      [
        [DATES[0] as string, 18],
        [DATES[1] as string, 18],
        [DATES[2] as string, 18],
      ],
    );
    const [worse, better, last] = events as [StoredEvent, StoredEvent, StoredEvent];
    await use(place, home, { '2026-03-03': 1300, '2026-03-04': 700 });
    await place.settle();
    const [first, second] = [await latest(home, worse), await latest(home, better)];
    expect(first.carry?.leftWh).toBe(first.reductionWh);
    expect(first.reductionWh).toBeLessThan(-200);
    expect(second.carry).toMatchObject({
      openWh: first.reductionWh,
      from: { eventId: worse.id, date: '2026-03-03' },
      countedWh: second.reductionWh + first.reductionWh,
    });
    expect([first, second].flatMap((receipt) => receiptDifferences(receipt))).toEqual([]);
    // The third has no readings yet: what is open goes past it.
    expect(await carriedBy(home)).toBeNull();
    await use(place, home, { '2026-03-05': 1400 });
    await place.settle();
    expect(await carriedBy(home)).toEqual({
      [place.programId]: expect.objectContaining({ eventId: last.id, date: '2026-03-05' }),
    });
  });

  it('goes past events without readings, real-time events and those of another program', async () => {
    const place = await street();
    const home = await livelyHome(place);
    const other = await place.program();
    const move = (programId: string) =>
      database.db
        .update(utilityConnections)
        .set({ programId })
        .where(eq(utilityConnections.memberId, home.memberId));
    const [worse] = await season(place, [home], [[DATES[0] as string, 18]]);
    await place.goTo('2026-03-03', 20);
    await season(
      place,
      [home],
      [
        ['2026-03-04', 16, { algorithm: 'participation_reduction_rt' }],
        ['2026-03-04', 18],
      ],
    );
    await move(other);
    const [elsewhere] = await season(place, [home], [['2026-03-05', 18, { programId: other }]]);
    await move(place.programId);
    const [back] = await season(place, [home], [['2026-03-06', 18]]);
    await use(place, home, { '2026-03-03': 1300, '2026-03-05': 700, '2026-03-06': 700 });
    await place.settle();
    const [first, away, again] = await Promise.all(
      [worse, elsewhere, back].map((event) => latest(home, event as StoredEvent)),
    );
    expect(away?.before.carried).toBeUndefined();
    expect(away?.pay.formula.reductionWh).toBe(away?.reductionWh);
    expect(again?.carry).toMatchObject({ openWh: first?.reductionWh, from: { eventId: worse?.id } });
  });

  it('counts for the second event of the same day', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', { eventsPerDay: 2 });
    const home = await livelyHome(place);
    const [early, late] = (await season(
      place,
      [home],
      [
        ['2026-03-03', 17],
        ['2026-03-03', 19],
      ],
    )) as [StoredEvent, StoredEvent];
    const hours: Use = (date, second) =>
      date === '2026-03-03' && second >= 17 * 3600
        ? second < 18 * 3600
          ? 1300
          : 500
        : lively({})(date, second);
    await place.deliver(home, { use: hours, from: '2026-03-03', to: '2026-03-03', intervalMinutes: 60 });
    await place.settle();
    expect((await latest(home, late)).carry).toMatchObject({
      openWh: (await latest(home, early)).reductionWh,
      from: { eventId: early.id },
    });
  });
});

describe('late and corrected readings', () => {
  it('follow what is open through to the later results, which then equal a season settled at once', async () => {
    const place = await street();
    const [late, prompt] = [await livelyHome(place), await livelyHome(place)];
    const events = await season(
      place,
      [late, prompt],
      DATES.map((date) => [date, 18] as const),
    );
    const used = { '2026-03-03': 1350, '2026-03-04': 900, '2026-03-05': 1150, '2026-03-06': 600 };
    const { '2026-03-03': first, ...rest } = used;
    await use(place, prompt, used);
    await use(place, late, rest);
    await place.settle();
    const before = await latest(late, events[1] as StoredEvent);
    await use(place, late, { '2026-03-03': first });
    await place.settle();
    for (const event of events) {
      const [a, b] = [await latest(late, event), await latest(prompt, event)];
      expect({ ...a, revision: 0, state: '' }).toEqual({ ...b, revision: 0, state: '' });
    }
    expect(await balance(late)).toBe(await balance(prompt));
    expect(await carriedBy(late)).toEqual(await carriedBy(prompt));
    expect(before.carry?.openWh).toBe(0);
    expect((await receipts(late, events[1] as StoredEvent)).at(-1)?.change).toMatchObject({
      code: 'standing-changed',
      carriedWh: { before: 0, after: (await latest(late, events[0] as StoredEvent)).reductionWh },
    });
  });

  it('that make an earlier evening worse take at most what there is', async () => {
    const place = await street();
    const home = await livelyHome(place);
    const [worse, better] = (await season(
      place,
      [home],
      [
        ['2026-03-03', 18],
        ['2026-03-04', 18],
      ],
    )) as [StoredEvent, StoredEvent];
    await use(place, home, { '2026-03-03': 1000, '2026-03-04': 600 });
    await place.settle();
    const paid = await balance(home);
    const spent = adjustmentPosting('default', home.memberId, -(paid - 1000), place.newId());
    await post(database.db, spent ? [{ ...home, eventId: null, posting: spent }] : [], place.clock.now());
    await use(place, home, { '2026-03-03': 1400 });
    await place.settle();
    expect(await balance(home)).toBe(0);
    const [, corrected] = await receipts(home, better);
    expect(corrected?.receipt.carry?.openWh).toBe((await latest(home, worse)).carry?.leftWh);
    expect(corrected?.change?.memberWatts).toBe(-1000);
    expect(corrected?.change?.forgivenWatts).toBeGreaterThan(0);
  });

  it('change nothing once the evening has closed', async () => {
    const place = await street();
    const home = await livelyHome(place);
    const [worse, better] = (await season(
      place,
      [home],
      [
        ['2026-03-03', 18],
        ['2026-03-06', 18],
      ],
    )) as [StoredEvent, StoredEvent];
    await use(place, home, { '2026-03-03': 1300, '2026-03-06': 600 });
    await place.settle();
    const paid = await balance(home);
    const { openWh } = (await latest(home, better)).carry ?? { openWh: 0 };
    expect(openWh).toBeLessThan(0);
    // The first has closed, the second not yet.
    await place.goTo('2026-03-25', 9);
    await use(place, home, { '2026-03-03': 500 });
    await place.settle();
    expect(await balance(home)).toBe(paid);
    expect((await receipts(home, worse)).length).toBe(1);
    expect((await latest(home, better)).carry?.openWh).toBe(openWh);
    // A correction of the second still rests on the first as it closed.
    await use(place, home, { '2026-03-06': 500 });
    await place.settle();
    expect((await latest(home, better)).carry).toMatchObject({ openWh, from: { eventId: worse.id } });
    expect((await readParticipation(database.db, home, better)).settlement).toBe('RESTATED');
  });
});

describe('a vacation that covers an event between two others', () => {
  const away = (place: Neighbourhood, { memberId }: Household) =>
    startVacation(
      database.db,
      { memberId, today: '2026-03-04', now: place.clock.now() },
      { firstDay: null, lastDay: '2026-03-04' },
      place.newId,
    );
  it.each([
    ['planned before it', 12, 0],
    ['begun while it runs', 18.5, 1],
  ] as const)(
    '%s: what is open stays as it is, and the event is none of the ten',
    async (_when, hour, results) => {
      const place = await street();
      const home = await livelyHome(place);
      const [worse] = (await season(place, [home], [['2026-03-03', 18]], '2026-03-04')) as [StoredEvent];
      const missed = await place.event('2026-03-04', 18, 19);
      await place.join(home, missed);
      await place.goTo('2026-03-04', hour);
      expect(await away(place, home)).toBeNull();
      await place.goTo('2026-03-04', 19);
      const [back] = (await season(place, [home], [['2026-03-05', 18]])) as [StoredEvent];
      // Had it counted, the saving of the second evening would have made up for the first.
      await use(place, home, { '2026-03-03': 1500, '2026-03-04': 200, '2026-03-05': 900 });
      await place.settle();
      const [first, last] = [await latest(home, worse), await latest(home, back)];
      expect(await receipts(home, missed)).toHaveLength(results);
      expect(first.carry?.leftWh).toBeLessThan(-200);
      expect(last.carry).toMatchObject({
        openWh: first.carry?.leftWh,
        from: { eventId: worse.id, date: '2026-03-03' },
      });
      expect(await carriedBy(home)).toMatchObject({
        [place.programId]: { eventId: worse.id, wh: last.carry?.leftWh, eventsSince: 1 },
      });
    },
  );
});

describe('a factor that staff change in the middle of a season', () => {
  it('applies to events scheduled afterwards; earlier ones keep theirs, corrected or not', async () => {
    const server = await testServer({}, { database: database.lent });
    onTestFinished(() => server.close());
    server.clock.set(new Date('2026-03-01T20:00:00Z'));
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
    );
    const place = await Neighbourhood.on(database.db, server.clock);
    const setFactor = async (version: number, carryFactor: number) => {
      const { data } = await staff.graphql<{ updateProgram: unknown }>(
        `mutation ($input: UpdateProgramInput!) {
          updateProgram(input: $input) { ... on ProgramSaved { program { version rules { carryFactor } } } }
        }`,
        {
          input: {
            id: toGlobalId('Program', place.programId),
            version,
            rules: { carryFactor },
            reason: 'The budget',
          },
        },
      );
      expect(data?.updateProgram).toEqual({ program: { version: version + 1, rules: { carryFactor } } });
    };
    const home = await livelyHome(place);
    const [first] = (await season(place, [home], [['2026-03-03', 18]], '2026-03-04')) as [StoredEvent];
    const scheduled = await place.event('2026-03-04', 18, 19);
    await place.join(home, scheduled);
    await setFactor(1, 1);
    await place.goTo('2026-03-04', 19);
    const [lower] = (await season(place, [home], [['2026-03-05', 18]], '2026-03-06')) as [StoredEvent];
    await setFactor(2, 0);
    const [none] = (await season(place, [home], [['2026-03-06', 18]])) as [StoredEvent];
    await use(place, home, { '2026-03-03': 1700, '2026-03-04': 1050, '2026-03-05': 1050, '2026-03-06': 500 });
    await place.settle();
    const events = [first, scheduled, lower, none];
    const settled = () => Promise.all(events.map((event) => latest(home, event)));
    const before = await settled();
    expect(before.map(({ rules }) => rules.carryFactor)).toEqual([2, 2, 1, 0]);
    const [a, b, c, d] = before.map(({ carry, noise }) => ({
      ...carry,
      errorWh: noise.noise?.meanAbsoluteWh ?? 0,
    }));
    // At most twice the home's error at first; a lower factor keeps less of what is open; without one it no longer counts.
    expect(a?.leftWh).toBe(-2 * (a?.errorWh ?? 0));
    expect(b).toMatchObject({ openWh: a?.leftWh, leftWh: -2 * (b?.errorWh ?? 0) });
    expect(c).toMatchObject({ openWh: b?.leftWh, leftWh: -(c?.errorWh ?? 0) });
    expect(d).toMatchObject({ openWh: 0, leftWh: 0, ended: 'off' });
    expect(before[3]?.pay.formula.reductionWh).toBe(before[3]?.reductionWh);
    expect(await carriedBy(home)).toBeNull();

    await place.goTo('2026-03-08', 9);
    await use(place, home, { '2026-03-03': 1400 });
    await place.settle();
    const after = await settled();
    expect(after.map(({ rules }) => rules.carryFactor)).toEqual([2, 2, 1, 0]);
    expect(after[0]?.state).toBe('RESTATED');
    expect(after[3]?.pay).toEqual(before[3]?.pay);
  });
});

describe('the end of the year', () => {
  it('is that of the evening’s local date: December 31 at 8 PM, when it is January in UTC', async () => {
    const place = await Neighbourhood.on(database.db, '2026-12-28T20:00:00Z');
    const winter = ['2026-11-02', '2026-12-28'] as const;
    const [making, beginning] = [await livelyHome(place, winter), await livelyHome(place, winter)];
    const [earlier, eve, next] = (await season(
      place,
      [making, beginning],
      [
        ['2026-12-29', 18],
        ['2026-12-31', 20],
        ['2027-01-05', 18],
      ],
      '2027-01-06',
    )) as [StoredEvent, StoredEvent, StoredEvent];
    expect(eve.start.toISOString()).toBe('2027-01-01T04:00:00.000Z');
    await use(place, making, { '2026-12-29': 1300, '2026-12-31': 500, '2027-01-05': 1000 });
    await use(place, beginning, { '2026-12-29': 700, '2026-12-31': 1300, '2027-01-05': 500 });
    await place.settle();
    expect((await latest(making, earlier)).carry?.leftWh).toBeLessThan(0);
    expect((await latest(making, eve)).carry).toMatchObject({
      openWh: (await latest(making, earlier)).carry?.leftWh,
      from: { eventId: earlier.id, date: '2026-12-29' },
      ended: null,
    });
    const [worse, after] = [await latest(beginning, eve), await latest(beginning, next)];
    expect(worse.carry?.leftWh).toBeLessThan(0);
    expect(after.carry).toMatchObject({ openWh: 0, from: null, ended: 'new-year' });
    expect(after.pay.formula.reductionWh).toBe(after.reductionWh);
  });
});
