import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { wrongFigures } from '../../../tests/receipts/recompute.ts';
import { oneAmountTests } from '../../../tests/server/helpers/oneAmount.ts';
import { soundSpending, spendingBreaches } from '../../../tests/support/spendingBooks.ts';
import { testDeps, type TestDeps } from '../../../tests/support/testDeps.ts';
import { maskEverything } from '../backup/store/mask.ts';
import { createLog } from '../platform/log.ts';
import { ManualClock } from '../platform/clock.ts';
import { windowSlots } from '../../domain/meter/windowSlots.ts';
import { daysBetween, isMondayToFriday, toLocalDate, wallClockToEpoch } from '../../domain/meter/zone.ts';
import { adjustmentPosting } from '../../domain/ledger/eventPostings.ts';
import { post, readBalances } from '../ledger/service.ts';
import { variationOutcomes } from '../experiments/queries/results.ts';
import { runDueEvents, scheduleEvent } from '../events/service.ts';
import { events } from '../events/tables.ts';
import { featureSnapshots } from '../features/snapshots.ts';
import { createMeter, readMeters } from '../meter/service.ts';
import { rows } from '../platform/db/sql.ts';
import { homeView } from '../readmodels/home.ts';
import { readHomeRow } from '../readmodels/homeRow.ts';
import { settledReceipt } from '../readmodels/receipts.ts';
import { readSegments, segmentSize, toRule } from '../segments/service.ts';
import { receiptToCsv } from '../../domain/settlement/receiptCsv.ts';
import { listBacktests, type BacktestRow } from '../settlement/backtest/store/backtests.ts';
import { restateForReadings } from '../settlement/service.ts';
import { receipts } from '../settlement/tables.ts';
import { demoBrands, demonstration } from './demonstration.ts';
import { DEMO_CAST } from './cast.ts';
import { nextEvening, pastEvenings } from './eveningPlan.ts';
import type { DemoDeps } from './deps.ts';
import { payNow } from './payouts/makePayouts.ts';
import { readRecord } from './queries/world.ts';
import { orderNow } from './rewards/makeOrders.ts';
import { tend } from './tend.ts';

const now = new Date('2026-11-21T17:00:00Z');
const address = { environment: 'test', host: 'localhost', pagesPort: 3000 } as const;

/** `npm run test:deep` makes all brands. */
const isDeep = process.env['EBBWATT_DEEP'] === '1';
/** Two of the brands, in two countries: each costs as much again. */
const BRANDS: readonly string[] = ['default', 'au-retailer'];

let database: TestDatabase;
let given: TestDeps;
let demo: DemoDeps;
const clock = new ManualClock(now);

beforeAll(async () => {
  database = await testDb();
  given = testDeps(database);
  const deps = { ...given.deps, clock, log: createLog('silent'), jobs: { send: async () => undefined } };
  const meter = createMeter({
    ...deps,
    onReadingsChanged: async (tx, changes) => void (await restateForReadings(tx, changes, clock.now())),
  });
  const brands = given.brands.all.filter(({ id }) => isDeep || BRANDS.includes(id));
  demo = { deps, brands, meter };
  await demonstration(demo, address);
}, 600_000);
afterAll(() => database.close());

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const readHomeView = async (brandId: string, memberId: string) => {
  const row = await readHomeRow(database.db, { brandId, memberId, now: clock.now() });
  if (row === null) throw new Error('no such member');
  return homeView(row, clock.now(), 100);
};

/** A brand's programs, in the order in which they were made. */
async function programsOf(brandId: string) {
  const [first, second, third] = (await readRecord(database.db)).programs.filter(
    (program) => program.brandId === brandId,
  );
  if (first === undefined || second === undefined || third === undefined) throw new Error('no programs');
  return [first, second, third] as const;
}

const localDate = (zone: string, at: Date) => toLocalDate(zone, at.getTime() / 1_000);

const groupsOf = (brandId: string) =>
  database.db
    .select()
    .from(events)
    .where(and(eq(events.brand, brandId), isNotNull(events.group)))
    .orderBy(sql`(${events.group} ->> 'number')::int`);

/** The local days of the coming events of a brand's third program, the groups of a day once. */
async function daysOfThird(brandId: string): Promise<string[]> {
  const [, , { programId, zone }] = await programsOf(brandId);
  const found = await database.db
    .select()
    .from(events)
    .where(and(eq(events.programId, programId), gt(events.startAt, now)))
    .orderBy(events.startAt);
  return found.flatMap(({ group, startAt }) =>
    group === null || group.number === 1 ? localDate(zone, startAt) : [],
  );
}

const byBrand = (a: { brand: string }, b: { brand: string }) => (a.brand < b.brand ? -1 : 1);

oneAmountTests(() => ({ database, given, now }));

describe('the receipts of the demonstration', () => {
  it('recompute from JSON and from CSV by a program that shares no code with the product', async () => {
    const all = await database.db.select().from(receipts);
    const settled = all.flatMap(({ receipt }) => settledReceipt(receipt) ?? []);
    const blended = settled.filter(({ adjustment }) => adjustment?.blend != null);
    const carried = settled.filter(({ carry }) => (carry?.openWh ?? 0) < 0);
    const forgiven = settled.filter(
      ({ carry }) => carry?.ended === null && carry.leftWh > Math.min(0, carry.countedWh),
    );
    expect(settled.length).toBeGreaterThan(isDeep ? 300 : 100);
    expect(blended.length).toBeGreaterThan(isDeep ? 300 : 50);
    expect(carried.length).toBeGreaterThan(0);
    expect(forgiven.length).toBeGreaterThan(0);
    for (const receipt of settled) {
      expect(wrongFigures(JSON.stringify(receipt))).toEqual([]);
      expect(wrongFigures(receiptToCsv(receipt))).toEqual([]);
    }
  });
});

describe('the demonstration world', () => {
  it.each(BRANDS)('has a member in the expected tier on %s', async (brandId) => {
    const { members } = await readRecord(database.db);
    for (const { role, tier } of DEMO_CAST) {
      const member = members.find((each) => each.brandId === brandId && each.role === role);
      if (member === undefined) throw new Error(`${brandId} has no ${role}`);
      if (tier !== null)
        expect([role, (await readHomeView(brandId, member.memberId)).standing.tier]).toEqual([role, tier]);
    }
  });

  it('gives the demonstration member results, a streak, points, and an upcoming event', async () => {
    const { members } = await readRecord(database.db);
    const dana = members.find(({ brandId, role }) => brandId === 'default' && role === 'demo');
    const home = await readHomeView('default', dana?.memberId ?? '');
    expect(home.lastResult?.reductionWattHours).toBeGreaterThan(0);
    expect(home.standing.streak).toBeGreaterThanOrEqual(5);
    expect(home.balance.points).toBeGreaterThan(100);
    expect(home.nextEvent).toMatchObject({ status: 'SCHEDULED', opt: 'NONE', mayOptIn: true });
    expect(home.nextEvent?.likelyPointsHigh).toBeGreaterThan(0);
  });

  it.each(BRANDS)(
    'INT-09: %s has segments of its staff, each with members, and a feature that one of them decides',
    async (brandId) => {
      const found = await readSegments(database.db, brandId);
      expect(found).toHaveLength(3);
      for (const segment of found)
        expect(await segmentSize(demo.deps, brandId, toRule(segment))).toBeGreaterThan(0);
      const snapshot = await featureSnapshots(given.deps).of(brandId, database.db);
      const { members } = await readRecord(database.db);
      const answers = ['gold', 'silver'].map(async (role) => {
        const member = members.find((each) => each.brandId === brandId && each.role === role);
        const answer = await snapshot.answer(database.db, member?.memberId ?? '', clock.now());
        return answer.get('nav_rewards_cash_icon')?.isEnabled;
      });
      expect(await Promise.all(answers)).toEqual([true, false]);
    },
  );

  it('BAN-38: has content that is on, is on later, is over, and is for a segment', async () => {
    const found = await rows<{ state: string }>(
      database.db,
      sql`select distinct case
            when ends_at <= ${now.toISOString()}::timestamptz then 'over'
            when starts_at > ${now.toISOString()}::timestamptz then 'later'
            when segment_id is not null then 'segment'
            else 'on'
          end as state
          from placement_instances
          where brand = 'default'
          order by 1`,
    );
    expect(found.map(({ state }) => state)).toEqual(['later', 'on', 'over', 'segment']);
  });

  it.each(BRANDS)('SES-34: %s has an experiment that runs, whose members were shown it', async (brandId) => {
    const { experiments } = await featureSnapshots(given.deps).of(brandId, database.db);
    expect(experiments).toMatchObject([{ key: 'no-rate-plan', featureKey: 'dashboard_rate_plan' }]);
    const outcomes = await variationOutcomes(database.db, {
      brandId,
      key: 'no-rate-plan',
      until: clock.now(),
    });
    expect(outcomes.map(({ variation }) => variation).toSorted()).toEqual(['control', 'without']);
    for (const { samples } of outcomes) {
      expect(samples.JOINED.members).toBeGreaterThanOrEqual(4);
      expect(samples.JOINED.sum).toBeGreaterThan(0);
    }
  });

  it.each(BRANDS)(
    '%s has a backtest that is done, with results of each setting and what would have been told before them',
    async (brandId) => {
      const found = await listBacktests(database.db, brandId, { limit: 9, after: null });
      expect(found.rows).toMatchObject([{ state: 'DONE', pays: null }]);
      const [{ homesTotal, homesDone, figures }] = found.rows as [BacktestRow];
      expect(homesDone).toBe(homesTotal);
      expect(figures).toHaveLength(2);
      for (const { homes, settled, idleTold } of figures ?? []) {
        expect(homes).toBeGreaterThan(3);
        expect(settled).toBeGreaterThan(100);
        expect(idleTold?.results).toBeGreaterThan(settled / 2);
      }
    },
  );

  it.each(BRANDS)(
    'MKT-06, WAL-06: %s has orders in every state, each with its price where it belongs',
    async (brandId) => {
      const found = await rows<{ state: string; n: number }>(
        database.db,
        sql`select coalesce(shipping || ' ', '') || state as state, count(*)::int as n
            from orders
            where brand = ${brandId}
            group by 1
            order by 1`,
      );
      expect(found.map(({ state }) => state)).toEqual([
        'delivered fulfilled',
        'failed',
        'placed',
        'refunded',
      ]);
      const codes = await rows<{ kind: string; used: boolean }>(
        database.db,
        sql`select distinct kind, used_at is not null as used from orders where brand = ${brandId} and secret is not null order by 1, 2`,
      );
      expect(codes).toContainEqual({ kind: 'coupon', used: true });
      expect(codes).toContainEqual({ kind: 'gift_card', used: false });
      expect(await spendingBreaches(database.db)).toEqual(soundSpending);
      const [least] = await rows<{ watts: number }>(
        database.db,
        sql`select min(after)::int8 as watts
            from (
              select sum(amount_watts) over (partition by account order by booked_at, cause_key) as after
              from ledger_entries
              where brand = ${brandId} and (account like 'member:%' or account like 'held:%')
            ) x`,
      );
      expect(least?.watts, 'no balance of the past was below zero').toBeGreaterThanOrEqual(0);
    },
  );

  it.each(BRANDS)(
    'WAL-11, WAL-17: %s has payouts that wait for staff, wait for a day, came back and were refused, and closed utilities',
    async (brandId) => {
      const found = await rows<{ state: string; held: string | null; failure: string | null; n: number }>(
        database.db,
        sql`select o.state, o.held_for as held, o.failure, count(*)::int as n from orders o join payout_reviews r on r.order_id = o.id
            where o.brand = ${brandId} group by 1, 2, 3 order by 1, 2, 3`,
      );
      expect(found).toEqual([
        { state: 'fulfilled', held: null, failure: null, n: 2 },
        { state: 'placed', held: 'review', failure: null, n: 2 },
        { state: 'placed', held: null, failure: null, n: 1 },
        { state: 'refunded', held: null, failure: 'declined_several_accounts', n: 1 },
        { state: 'refunded', held: null, failure: 'unclaimed', n: 1 },
      ]);
      const forms = await rows<{ status: string }>(
        database.db,
        sql`select status from w9_forms where brand = ${brandId} order by status`,
      );
      expect(forms.map(({ status }) => status)).toEqual(
        brandId === 'au-retailer' ? [] : ['DUPLICATE', 'INVALID', 'PROCESSING', 'VALID'],
      );
    },
  );

  it('REF-01: the member was paid for friends, twice as much for one, and one at the same address doesn’t count', async () => {
    const { members } = await readRecord(database.db);
    for (const brandId of BRANDS) {
      const member = members.find((each) => each.brandId === brandId && each.role === 'demo');
      const found = await rows<{ state: string; refusal: string | null; points: number | null }>(
        database.db,
        sql`select state, refusal, referrer_points as points from referrals
            where referrer_id = ${member?.memberId} and state <> 'open' order by 1, 3`,
      );
      const paid = found.flatMap(({ state, points }) => (state === 'paid' ? [points] : []));
      expect([brandId, new Set(paid)]).toEqual([brandId, new Set([2_000, 4_000])]);
      expect(paid.filter((points) => points === 4_000)).toHaveLength(1);
      expect(found.flatMap(({ refusal }) => refusal ?? [])).toEqual(['same-address']);
    }
  });

  it('WAL-11: four utilities and more have cash-out off, for four reasons', async () => {
    const found = await rows<{ reason: string }>(
      database.db,
      sql`select distinct cashout_reason as reason from utilities where cashout_reason is not null order by 1`,
    );
    expect(found.map(({ reason }) => reason)).toEqual([
      'utility_bill_credit',
      'utility_not_permitted',
      'utility_pays_directly',
      'utility_program_paused',
    ]);
  });

  it('a program whose utility pays its members has a statement, and earnings for the next one', async () => {
    const found = await rows<{ points: number; members: number; booked: number }>(
      database.db,
      sql`with booked as materialized (
            select cause_key, sum(amount_watts)::int / 100 as points from ledger_entries
            where cause_key like 'statement:%' and account not like 'member:%' group by cause_key)
          select s.watts::int / 100 as points, s.member_count as members, b.points as booked
          from program_statements s left join booked b on b.cause_key = 'statement:' || s.id
          where s.brand = 'default' and s.watts <> 0`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { points, members, booked } of found) {
      expect(members).toBeGreaterThan(0);
      expect(booked).toBe(points);
    }
  });

  it('MKT-01: the default brand offers thirty rewards or more, each with a picture, at prices from a few evenings on', async () => {
    const [shelf] = await rows<{ n: number; pictures: number; types: number }>(
      database.db,
      sql`select count(*)::int as n, count(picture_id)::int as pictures, count(distinct type)::int as types
          from rewards
          where brand = 'default'`,
    );
    expect(shelf?.n).toBeGreaterThanOrEqual(30);
    expect([shelf?.pictures, shelf?.types]).toEqual([shelf?.n, 6]);
  });

  it('logs what each device did in past events, and leaves none unfinished', async () => {
    const { members } = await readRecord(database.db);
    const dana =
      members.find(({ brandId, role }) => brandId === 'default' && role === 'demo')?.memberId ?? '';
    const found = await rows<{ name: string; words: string; seconds: number }>(
      database.db,
      sql`select d.display_name as name,
            string_agg(
              distinct concat_ws(' ', x.advance, x.participation, x.history), ', '
              order by concat_ws(' ', x.advance, x.participation, x.history)
            ) as words,
            max(
              (
                select sum((s ->> 'to')::float8 - (s ->> 'from')::float8)
                from jsonb_array_elements(x.shifted) s
              )
            )::int as seconds
          from event_devices x
          join devices d on d.member_id = x.member_id and d.id = x.device_id
          where x.member_id = ${dana}
          group by d.display_name
          order by 1`,
    );
    const words = Object.fromEntries(found.map(({ name, words: said, seconds }) => [name, [said, seconds]]));
    expect(words).toMatchObject({
      Hallway: ['SHIFTED DONE', 3_597],
      Fan: ['SHIFTED DONE', 3_597],
      Roof: ['NOT_IMPLEMENTED OTHER NOT_IMPLEMENTED', null],
      'Family car': ['SHIFTED DONE, SHIFTED TURNED_ON_DURING ALREADY_ON', 3_597],
    });
    expect(
      await rows(database.db, sql`select 1 from event_devices where step is not null or due_at is not null`),
    ).toEqual([]);
  });

  it("keeps the use of a home's devices below what its meter measured, on every day and in every hour", async () => {
    const { members } = await readRecord(database.db);
    const used = await rows<{ member: string; at: number; used: number; given: number }>(
      database.db,
      sql`select member_id as member, extract(epoch from hour_start)::int as at,
          sum(greatest(watt_hours, 0))::int as used, sum(greatest(-watt_hours, 0))::int as given
        from device_hours group by 1, 2 order by 1, 2`,
    );
    const today = Math.floor(now.getTime() / 86_400_000);
    const first = (today - 36) * 86_400;
    const measured = await readMeters(database.db, {
      memberIds: members.map(({ memberId }) => memberId),
      channel: 'import',
      firstDay: today - 37,
      lastDay: today,
    });
    const days = new Map<string, { used: number; available: number }>();
    const over: string[] = [];
    for (const { memberId, role, home, brandId } of members) {
      const meter = measured.get(memberId)?.[0];
      const ofMember = used.filter(({ member }) => member === memberId);
      if (meter === undefined || home === null || ofMember.length === 0) continue;
      const { mWh } = windowSlots(meter.days, first, today * 86_400, 3_600);
      for (const hour of ofMember) {
        const imported = mWh[(hour.at - first) / 3_600] ?? Number.NaN;
        if (Number.isNaN(imported)) continue;
        const day = `${brandId}/${role} ${toLocalDate(home.zone, hour.at)}`;
        const available = imported / 1_000 + hour.given;
        if (hour.used > available) over.push(`${day} ${new Date(hour.at * 1_000).toISOString()}`);
        const sum = days.get(day) ?? { used: 0, available: 0 };
        days.set(day, { used: sum.used + hour.used, available: sum.available + available });
      }
    }
    expect(over).toEqual([]);
    expect(days.size).toBeGreaterThan(BRANDS.length * 5 * 30);
    expect([...days].filter(([, { used: all, available }]) => all > available)).toEqual([]);
    // A home has more than the devices that report.
    const [whole, reported] = [...days.values()].reduce(
      ([sum, parts], day) => [sum + day.available, parts + day.used],
      [0, 0],
    );
    expect(reported / whole).toBeGreaterThan(0.1);
  });

  it('what a battery fed in is part of what its home saved by the meter, in every result', async () => {
    const { members } = await readRecord(database.db);
    // What a roof doesn't leave to be fed goes to the grid.
    const sunny = new Set(members.flatMap(({ home, memberId }) => (home?.solar === true ? memberId : [])));
    const all = await rows<{ member: string; fed: number; saved: number }>(
      database.db,
      sql`select x.member_id as member, (x.fed ->> 'wh')::int as fed, p.reduction_wh as saved
          from event_devices x
          join participations p on p.member_id = x.member_id and p.event_id = x.event_id
          where x.fed is not null and p.reduction_wh is not null`,
    );
    const results = all.filter(({ member }) => !sunny.has(member));
    expect(results.length).toBeGreaterThan(3 * 5);
    expect(all.length).toBeGreaterThan(results.length);
    expect(Math.min(...results.map(({ fed }) => fed))).toBeGreaterThan(200);
    // The usual is only known by experience, so an evening may be a little off.
    expect(results.filter(({ fed, saved }) => saved < fed * 0.8)).toEqual([]);
  });

  it('UTL-30, UTL-37, UTL-39, UTL-27, UTL-43, UTL-51: has a member for each connection status', async () => {
    const { members } = await readRecord(database.db);
    const found = await rows<{ member: string; state: string; substate: string | null; program: boolean }>(
      database.db,
      sql`select member_id as member, widget_state as state, widget_substate as substate,
            program_id is not null as program
          from utility_connections
          where brand = 'default'`,
    );
    const statusByRole = new Map(
      found.map(({ member, state, substate, program }) => [
        members.find(({ memberId }) => memberId === member)?.role,
        [state, substate, program],
      ]),
    );
    expect(Object.fromEntries(statusByRole)).toMatchObject({
      demo: ['MarketEnrolled', null, true],
      bronze: ['AuthStart', 'Started', false],
      approval: ['MarketReady', 'ISOReady', true],
      duplicate: ['AuthDone', 'Duplicate', false],
      conflict: ['AuthDone', 'ConflictingDRP', false],
      moved: ['pending', 'PossibleMove', false],
      attestation: ['AuthDone', 'AttestationNeeded', false],
      lost: ['AuthStart', 'Revoked', false],
    });
  });

  it('each connection has its history with what caused it, and ends where it is', async () => {
    const found = await rows<{ role: string; path: string; isThere: boolean; program: boolean }>(
      database.db,
      sql`select split_part(m.email, '@', 1) as role,
            string_agg(t.cause || ' ' || concat_ws('/', t.to_state, t.to_substate), ', ' order by t.position) as path,
            (array_agg(concat_ws('/', t.to_state, t.to_substate) order by t.position desc))[1]
              = concat_ws('/', c.widget_state, c.widget_substate) as "isThere",
            c.enrolled_at is not null as program
          from utility_connections c
          join members m on m.id = c.member_id
          left join utility_transitions t on t.member_id = c.member_id
          where m.brand = 'default'
          group by m.email, c.member_id`,
    );
    expect(found.length).toBe(DEMO_CAST.filter(({ connection }) => connection !== 'none').length);
    expect(found.filter(({ isThere }) => !isThere)).toEqual([]);
    const start = 'member PreValid/LocationOK, member AuthStart/Started';
    const enrolled = `${start}, authorization AuthDone, poll MarketReady/ISOReady, webhook MarketEnrolled`;
    const paths = Object.fromEntries(found.map(({ role, path, program }) => [role, [path, program]]));
    expect(paths).toMatchObject({
      demo: [enrolled, true],
      bronze: [start, false],
      moved: [`${enrolled}, webhook pending/PossibleMove`, false],
      duplicate: [`${start}, authorization AuthDone, meter AuthDone/Duplicate`, false],
    });
  });

  it('has a meter in each brand that two members claim', async () => {
    const claims = await rows(
      database.db,
      sql`select k.brand, split_part(c.email, '@', 1) as claimant, split_part(h.email, '@', 1) as holder, k.proof,
            p.member_id = h.id as "isTheirs", k.number_last4 ~ '^[0-9]{4}$' as "isShown"
          from meter_claims k
          join members c on c.id = k.member_id
          join members h on h.id = k.holder_id
          join service_points p on p.number_hash = k.number_hash
          where k.decided_at is null
          order by k.brand`,
    );
    const claim = {
      claimant: 'duplicate',
      holder: 'silver',
      proof: 'readings',
      isTheirs: true,
      isShown: true,
    };
    expect(claims).toEqual(demo.brands.map(({ id }) => ({ brand: id, ...claim })).sort(byBrand));
  });

  it('has last month’s file for each first program, and one of an event that restates another', async () => {
    const files = await rows<{
      brand: string;
      month: string | null;
      number: number;
      restates: number | null;
      state: string;
    }>(
      database.db,
      sql`select f.brand, f.month, f.number, r.number as restates, f.state
          from settlement_files f left join settlement_files r on r.id = f.restates_id
          order by f.brand, f.number`,
    );
    expect(files.filter(({ month }) => month !== null)).toEqual(
      demo.brands
        .map(({ id }) => ({ brand: id, month: '2026-10', number: 1, restates: null, state: 'ready' }))
        .sort(byBrand),
    );
    expect(files.filter(({ month }) => month === null)).toEqual([
      { brand: 'default', month: null, number: 2, restates: null, state: 'ready' },
      { brand: 'default', month: null, number: 3, restates: 2, state: 'ready' },
    ]);
  });

  it('forecasts each coming event by what the events before it brought', async () => {
    const forecasts = await rows<{ events: number }>(
      database.db,
      sql`select (forecast ->> 'fromEvents')::int as events from events
          where status = 'SCHEDULED' and home_group is null`,
    );
    expect(forecasts.length).toBe(3 * demo.brands.length);
    expect(forecasts.every(({ events }) => events >= 4)).toBe(true);
  });

  it.each(BRANDS)(
    '%s has an event in groups of its third program, each with hours of its own, on a weekday some days ahead',
    async (brandId) => {
      const found = await groupsOf(brandId);
      const [, , { programId, zone }] = await programsOf(brandId);
      expect(found).toMatchObject([1, 2, 3].map((number) => ({ programId, group: { number, of: 3 } })));
      expect(new Set(found.map(({ startAt }) => startAt.getTime())).size).toBe(3);
      const [date = '', ...others] = new Set(found.map(({ startAt }) => localDate(zone, startAt)));
      expect(others).toEqual([]);
      expect(isMondayToFriday(date)).toBe(true);
      expect([4, 5, 6]).toContain(daysBetween(localDate(zone, now), date));
    },
  );

  it('somebody guessed a member’s password, and got in', async () => {
    const found = await rows<{ role: string; outcomes: string; agents: string[]; open: number }>(
      database.db,
      sql`select split_part(m.email, '@', 1) as role, string_agg(l.outcome, ' ' order by l.at) as outcomes,
            array_agg(distinct l.agent order by l.agent) as agents,
            (select count(*)::int from sessions s where s.member_id = m.id) as open
          from log_ins l join members m on m.id = l.member_id
          where m.brand = 'default'
          group by m.id
          order by 1`,
    );
    expect(found).toEqual([
      {
        role: 'away',
        outcomes: `in in${' wrong_password'.repeat(5)} in`,
        agents: ['Chrome on Android', 'Opera on Linux'],
        open: 2,
      },
      {
        role: 'demo',
        outcomes: 'in in wrong_password in',
        agents: ['Chrome on Android', 'Safari on Mac'],
        open: 0,
      },
    ]);
  });

  it('wrote to those whose connection has a problem: one mailbox is gone, one number takes no texts', async () => {
    const found = await rows<{ brand: string; role: string; what: string }>(
      database.db,
      sql`select s.brand, split_part(m.email, '@', 1) as role,
            concat_ws(' ', s.template, s.channel, s.state, s.reason, case when s.kept is not null then 'kept' end) as what
          from sent_messages s join members m on m.id = s.member_id
          where s.key like 'demonstration:%'
          order by s.brand, role, s.channel`,
    );
    for (const { id } of demo.brands)
      expect(found.filter(({ brand }) => brand === id).map(({ role, what }) => `${role}: ${what}`)).toEqual([
        'attestation: utility-attestation email sent kept',
        'attestation: utility-attestation sms failed sms-422 kept',
        'conflict: utility-conflict-help email sent kept',
        'duplicate: utility-duplicate email sent kept',
        'lost: utility-lost email failed smtp-550 kept',
        'moved: utility-moved email sent kept',
      ]);
  });

  it('keeps what the cast agreed to when they signed up', async () => {
    const [agreed] = await rows<{ privacy: number; texts: number; phones: number }>(
      database.db,
      sql`select (select count(distinct member_id)::int from privacy_choices where brand = 'default') as privacy,
            (select count(*)::int from sms_consents where brand = 'default' and given) as texts,
            (select count(*)::int from phone_numbers n join members m on m.id = n.member_id
             where m.brand = 'default' and n.verified) as phones`,
    );
    expect(agreed).toEqual({ privacy: DEMO_CAST.length - 4, texts: 3, phones: 2 });
  });

  it('has an alert in each state in each brand', async () => {
    const found = await rows<{ brand: string; what: string }>(
      database.db,
      sql`select brand, concat_ws(' ', rule, state, note) as what from alerts order by brand, opened_at, state`,
    );
    for (const { id } of demo.brands) {
      const [budget, ordered, ...others] = found.filter(({ brand }) => brand === id).map(({ what }) => what);
      expect(budget).toBe('BUDGET_NEAR RESOLVED Asked the utility for next quarter’s budget');
      expect(ordered).toBe('STOCK_LOW ACKNOWLEDGED 200 more are on the way, here next week');
      expect([...new Set(others)]).toEqual(['STOCK_LOW OPEN']);
    }
  });

  it('spins no spin of the wheel before it is granted', async () => {
    const spun = await rows<{ early: number; all: number }>(
      database.db,
      sql`select count(*) filter (where spun_at < granted_at)::int as early, count(*)::int as "all"
          from wheel_spins where spun_at is not null`,
    );
    expect(spun).toEqual([{ early: 0, all: expect.any(Number) as number }]);
    expect(spun[0]?.all).toBeGreaterThan(10 * BRANDS.length);
  });

  it('has results that wait for readings', async () => {
    const found = await rows(
      database.db,
      sql`select 1 from participations where settlement = 'PENDING' limit 1`,
    );
    expect(found).toHaveLength(1);
  });

  it('is created once: a second start changes nothing', async () => {
    const count = () =>
      rows(
        database.db,
        sql`select (select count(*) from members) as m, (select count(*) from events) as e, (select count(*) from ledger_entries) as l`,
      );
    const before = await count();
    await demonstration(demo, address);
    expect(await count()).toEqual(before);
  });

  it('is created for the brands of DEMO_BRANDS, and refuses a name that no brand has', () => {
    const ids = (chosen: readonly string[] | null) =>
      demoBrands(given.brands.all, chosen).map(({ id }) => id);
    expect(ids(['org', 'default'])).toEqual(['default', 'org']);
    expect(ids(null)).toHaveLength(7);
    expect(() => ids(['default', 'orgg'])).toThrow('DEMO_BRANDS names "orgg", which is no brand. There are ');
  });

  it("prints every brand's address and log-ins", async () => {
    const lines = (await demonstration(demo, address)).join('\n');
    expect(lines).toContain('http://localhost:3000');
    expect(lines).toContain('http://au-retailer.localhost:3000');
    expect(lines).toContain('demo@default.example');
    expect(lines).toContain('staff@au-retailer.example');
    expect(lines).toMatch(/others of the cast: diamond, gold, .*conflict, duplicate, moved/);
  });

  it('has homes that join each coming event, also of other programs, and one that leaves while it runs', async () => {
    const { members } = await readRecord(database.db);
    const answers = async () => {
      const found = await rows<{ id: string; opt: string; left: boolean }>(
        database.db,
        sql`select p.member_id as id, p.opt, p.left_at is not null as left
            from participations p join events e on e.id = p.event_id
            where e.brand = 'default' and e.start_at between ${now.toISOString()} and ${later(24).toISOString()} and p.opt is not null`,
      );
      return found
        .map(({ id, opt, left }) => [members.find(({ memberId }) => memberId === id)?.role, opt, left])
        .sort();
    };
    const others = ['gold', 'half-hourly', 'hourly', 'solar'].map((role) => [role, 'in', false]);
    expect(await answers()).toEqual([...others, ['pending', 'in', false]].sort());
    const [{ zone }] = await programsOf('default');
    const { start } = nextEvening(zone, now);
    for (const minutes of [0, 5, 20]) {
      clock.set(new Date(start.getTime() + minutes * 60_000));
      await runDueEvents({ ...demo.deps, clock });
      await tend(demo);
      const isOut = minutes === 20;
      expect(await answers()).toEqual([...others, ['pending', isOut ? 'out' : 'in', isOut]].sort());
    }
  });

  it('ends a utility’s outage when it was to be over', async () => {
    const inOutage = () =>
      rows<{ brand: string }>(
        database.db,
        sql`select distinct brand from utilities where in_outage order by 1`,
      );
    clock.set(new Date(now.getTime() + 2 * 86_400_000));
    await tend(demo);
    const before = await inOutage();
    clock.set(new Date(now.getTime() + 4 * 86_400_000));
    await tend(demo);
    expect([before.length, await inOutage()]).toEqual([demo.brands.length, []]);
  });

  it('continues with the clock: readings arrive, and another event is scheduled', async () => {
    clock.set(new Date(now.getTime() + 4 * 86_400_000));
    await tend(demo);
    const { members } = await readRecord(database.db);
    const dana = members.find(({ brandId, role }) => brandId === 'default' && role === 'demo');
    const home = await readHomeView('default', dana?.memberId ?? '');
    expect(home.meterData.daysBehind).toBe(0);
    expect(home.nextEvent?.startAt.getTime()).toBeGreaterThan(clock.now().getTime());
  });

  it('starts on data whose members have spent their points, and leaves out what they can’t pay', async () => {
    const { members } = await readRecord(database.db);
    for (const { brandId, memberId } of members) {
      const { watts } = await readBalances(database.db, { brandId, memberId });
      const posting = adjustmentPosting(brandId, memberId, -watts, given.deps.newId());
      if (posting !== null) await post(database.db, [{ brandId, memberId, eventId: null, posting }], now);
    }
    const placed = () =>
      rows(
        database.db,
        sql`select count(*)::int as n from orders where state = 'placed' and price_watts > 0`,
      );
    const before = await placed();
    await orderNow(demo, demo.brands, members);
    await payNow(demo, demo.brands, members);
    expect(await placed()).toEqual(before);
  });

  it('plans one event a day before and after the day of the groups, within the limit of a week and beside what staff plan', async () => {
    const [, , { programId, zone }] = await programsOf('default');
    const at = (date: string, hour: number) => new Date(wallClockToEpoch(zone, date, hour * 3_600) * 1_000);
    const byStaff = await scheduleEvent(demo.deps, {
      brandId: 'default',
      programId,
      start: at('2026-12-01', 9),
      end: at('2026-12-01', 10),
      algorithm: 'participation_reduction',
      actorId: null,
      reason: 'Planned by staff',
      idempotencyKey: null,
    });
    expect(byStaff.saved).toBe(true);
    for (let hours = 0; hours <= 11 * 24; hours += 8) {
      clock.set(new Date(now.getTime() + hours * 3_600_000));
      await tend(demo);
    }
    for (const brandId of BRANDS) {
      const days = await daysOfThird(brandId);
      expect([brandId, days]).toEqual([brandId, [...new Set(days)]]);
    }
    const days = ['11-21', '11-22', '11-23', '11-24', '11-25', '11-26', '11-30', '12-01', '12-02'];
    expect(await daysOfThird('default')).toEqual(days.map((day) => `2026-${day}`));
  });
});

describe('the evenings of the demonstration', () => {
  const zone = 'America/Los_Angeles';
  it('are past weekdays, one a week, the latest at least two days ago', () => {
    for (let day = 0; day < 14; day += 1) {
      const at = new Date(now.getTime() + day * 86_400_000);
      const evenings = pastEvenings(zone, at, 8);
      expect(evenings).toHaveLength(8);
      for (const { start } of evenings)
        expect([0, 6]).not.toContain(new Date(start.getTime() - 8 * 3_600_000).getUTCDay());
      expect(at.getTime() - (evenings.at(-1)?.start.getTime() ?? 0)).toBeGreaterThan(86_400_000);
    }
  });

  it('is today while there is time to join, otherwise tomorrow', () => {
    expect(nextEvening(zone, new Date('2026-11-21T17:00:00Z')).start.toISOString()).toBe(
      '2026-11-22T02:00:00.000Z',
    );
    expect(nextEvening(zone, new Date('2026-11-22T01:00:00Z')).start.toISOString()).toBe(
      '2026-11-23T02:00:00.000Z',
    );
  });
});

describe('a masked copy of the demonstration', () => {
  it('has none of its people’s addresses, numbers, notes and tokens in any table', async () => {
    const { db } = database;
    const personal = await rows<{ value: string }>(
      db,
      sql`select distinct value from (
          select email as value from members
          union all select number from phone_numbers
          union all select number_hash from service_points
          union all select recipient from orders
          union all select text from member_notes
          union all select external_id from devices
          union all select code from referral_profiles
          union all select e.value from members, jsonb_each_text(shipping_address) e where e.key not in ('country', 'region', 'state')
          union all select e.value from orders, jsonb_each_text(address) e where e.key not in ('country', 'region', 'state')
        ) all_values where length(value) > 5`,
    );
    expect(personal.length).toBeGreaterThan(50);
    const found = async (): Promise<Record<string, string>> => {
      // Everything but bytes, which hold readings and pictures.
      const tables = await rows<{ name: string; columns: string }>(
        db,
        sql`select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
            from pg_class c join pg_attribute a on a.attrelid = c.oid
            where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
              and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
            group by 1 order by 1`,
      );
      const hits: Record<string, string> = {};
      for (const { name, columns } of tables) {
        const [table] = await rows<{ text: string }>(
          db,
          // Without time zones, which may be named after a city that is in an address.
          sql`select regexp_replace(
                coalesce(string_agg(concat_ws(' ', ${sql.raw(columns)}), ' '), ''),
                '(America|Australia)/[A-Za-z_]+', '', 'g'
              ) as text
              from ${sql.identifier(name)}`,
        );
        const hit = personal.find(({ value }) => table?.text.includes(value) === true);
        if (hit !== undefined) hits[name] = hit.value;
      }
      return hits;
    };
    expect(Object.keys(await found())).toEqual(
      expect.arrayContaining(['members', 'orders', 'phone_numbers']),
    );
    const sums = () =>
      rows(db, sql`select sum(watts)::text as watts, sum(held_watts)::text as held from member_balances`);
    const before = await sums();
    await maskEverything(db);
    expect(await found()).toEqual({});
    expect(await sums()).toEqual(before);
  });
});
