import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_TYPES, deviceControl, deviceType } from '../../src/domain/devices/deviceTypes.ts';
import { dayNumberToDate, toLocalDate } from '../../src/domain/meter/zone.ts';
import { DEFAULT_PROGRAM_RULES } from '../../src/domain/programs/rules.ts';
import {
  ATTRIBUTE_KEYS,
  MEMBER_ATTRIBUTES,
  type AttributeKey,
} from '../../src/domain/segments/attributes.ts';
import {
  attributeOperators,
  valueCount,
  countsDays,
  type Attribute,
} from '../../src/domain/segments/attributeTypes.ts';
import { CODE_SEGMENT_KEYS } from '../../src/domain/segments/codeSegments.ts';
import { compileSegments, compileTree } from '../../src/domain/segments/compile.ts';
import { factLayout, type FactValue } from '../../src/domain/segments/facts.ts';
import type { FilterNode, RuleValue, SegmentNode, SegmentRule } from '../../src/domain/segments/tree.ts';
import { DEFAULT_STANDING_RULES, TIERS } from '../../src/domain/settlement/standingRules.ts';
import { meanReduction, memberTier } from '../../src/domain/settlement/tier.ts';
import { RAW_STATUSES, SUB_STATUSES } from '../../src/domain/utility/rawStatus.ts';
import { statusRow } from '../../src/domain/utility/connectionView.ts';
import { homeSetup } from '../../src/domain/utility/homeSetup.ts';
import { deviceConnections, devices } from '../../src/server/devices/tables.ts';
import { events, participations, vacations } from '../../src/server/events/tables.ts';
import { ledgerEntries } from '../../src/server/ledger/tables.ts';
import { rows, withValues } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { memberTags } from '../../src/server/members/tables.ts';
import { programs, utilities } from '../../src/server/programs/tables.ts';
import { attributeJoins, type AttributePlace } from '../../src/server/readmodels/segments/attributeSql.ts';
import {
  parameters,
  segmentCondition,
  treeCondition,
} from '../../src/server/readmodels/segments/conditionSql.ts';
import { readFacts } from '../../src/server/segments/queries/memberFacts.ts';
import { referrals } from '../../src/server/referrals/tables.ts';
import { segmentMembers, segments } from '../../src/server/segments/tables.ts';
import { memberAttributes, members, sessions } from '../../src/server/session/tables.ts';
import { phoneNumbers } from '../../src/server/settings/tables.ts';
import { writeStandings } from '../../src/server/settlement/store.ts';
import { standings } from '../../src/server/settlement/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { SEED } from '../support/seed.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

// Draws members and trees, writes the members into the real tables, and compares the engine in memory with the one in
// SQL, for each member of each tree. The facts in memory are also compared with what was drawn.

const DEEP = process.env['EBBWATT_DEEP'] === '1';
const MEMBERS = 50;
const TREES = 50;
const RUNS = (DEEP ? 100_000 : 10_000) / (MEMBERS * TREES);
const RATE = 250;
const DAY_MS = 86_400_000;

/** Zones on both sides of the date line, with half hours, and with changes of the clock. */
const ZONES = [
  'America/Los_Angeles',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
];
/** Instants around changes of the clock and of the year, and at midnight somewhere. */
const INSTANTS = [
  '2027-03-14T09:59:59.999Z',
  '2027-03-14T10:00:00Z',
  '2027-10-02T15:30:00Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T10:00:00Z',
  '2027-06-10T07:00:00Z',
].map((text) => new Date(text));

const REGIONS = ['CA', 'TX', 'Québec', 'NSW', 'ca', ''];
const POSTAL_CODES = ['94103', '75201', 'H2X1Y4', '2000', '%', '_'];

const aMember = fc.record({
  country: fc.constantFrom('AU', 'US', 'CA', 'NZ'),
  region: fc.option(fc.constantFrom(...REGIONS)),
  postalCode: fc.option(fc.constantFrom(...POSTAL_CODES)),
  zone: fc.constantFrom(...ZONES),
  locale: fc.option(fc.constantFrom('en-US', 'fr-CA', 'xx')),
  signedUpMs: fc.integer({ min: -400 * DAY_MS, max: 0 }),
  setup: fc.constantFrom('NotStarted' as const, 'InProgress' as const, 'Complete' as const),
  flags: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  beta: fc.option(fc.constantFrom('1', '0', '')),
  tags: fc.subarray(['crew', 'pilot', 'pilot home']),
  connection: fc.option(
    fc.record({
      state: fc.oneof(fc.constantFrom(...RAW_STATUSES), fc.constant('brand-new')),
      substate: fc.option(fc.oneof(fc.constantFrom(...SUB_STATUSES), fc.constant('brand-new'))),
      reached: fc.boolean(),
      program: fc.constantFrom(0, 1, null),
      enrolledMs: fc.option(fc.integer({ min: -300 * DAY_MS, max: 0 })),
    }),
  ),
  devices: fc.array(
    fc.record({
      type: fc.oneof(fc.constantFrom(...DEVICE_TYPES), fc.constant('toaster')),
      state: fc.constantFrom('there' as const, 'missing' as const, 'removed' as const),
    }),
    { maxLength: 4 },
  ),
  standing: fc.option(
    fc.record({
      recent: fc.array(fc.constantFrom(-10_000, -1, 0, 1_499, 1_500, 1_501, 4_000, 8_000, 8_001), {
        maxLength: 6,
      }),
      streak: fc.nat(30),
    }),
  ),
  /** Answers to the events of the first program, latest last. */
  answers: fc.array(
    fc.option(
      fc.record({ joined: fc.boolean(), reduction: fc.option(fc.integer({ min: -3_000, max: 9_000 })) }),
    ),
    {
      minLength: 4,
      maxLength: 4,
    },
  ),
  watts: fc.constantFrom(0, 1, 249, 250, 251, 24_999, 25_000),
  vacation: fc.option(fc.record({ from: fc.integer({ min: -3, max: 3 }), days: fc.nat(3) })),
  seenMs: fc.array(fc.integer({ min: -100 * DAY_MS, max: 0 }), { maxLength: 2 }),
  isStored: fc.boolean(),
  /** Place of the member who brought this one. */
  friendOf: fc.option(fc.nat(5)),
});
type DrawnMember = typeof aMember extends fc.Arbitrary<infer T> ? T : never;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

interface World {
  readonly brand: string;
  readonly now: Date;
  readonly utilityId: string;
  readonly programIds: readonly [string, string];
  readonly storedSegment: string;
  readonly ids: readonly string[];
  readonly expected: readonly Partial<Record<AttributeKey, FactValue>>[];
}

const STRICT_STANDING = { ...DEFAULT_STANDING_RULES, tierEvents: 3, tierWithFewerEvents: 'Silver' as const };

async function settle(drawn: readonly DrawnMember[], now: Date): Promise<World> {
  const { db } = database;
  const brand = `b${randomUUID().slice(0, 8)}`;
  const ids = drawn.map(() => randomUUID());
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [utilityId, storedSegment] = [randomUUID(), randomUUID()];
  const programIds: [string, string] = [randomUUID(), randomUUID()];
  const eventIds = [0, 1, 2, 3].map(() => randomUUID());
  await db.insert(utilities).values({
    id: utilityId,
    brand,
    acronym: 'U',
    name: 'U',
    shortName: 'U',
    country: 'US',
    timeZone: 'UTC',
    connection: 'OAUTH',
    createdAt: at(-DAY_MS),
  });
  await db.insert(programs).values(
    programIds.map((id, index) => ({
      id,
      brand,
      utilityId,
      name: `P${index}`,
      createdAt: at(-DAY_MS),
      rules: {
        ...DEFAULT_PROGRAM_RULES,
        timeZone: 'UTC',
        standing: index === 0 ? DEFAULT_STANDING_RULES : STRICT_STANDING,
      } as never,
    })),
  );
  // The second of the four is cancelled, so the latest three are the others.
  await db.insert(events).values(
    eventIds.map((id, index) => ({
      id,
      brand,
      programId: programIds[0],
      type: 'PARTICIPATION_REDUCTION' as const,
      algorithm: 'participation_reduction',
      startAt: at((index - 5) * DAY_MS),
      endAt: at((index - 5) * DAY_MS + 3_600_000),
      status: index === 1 ? ('CANCELLED' as const) : ('CLOSED' as const),
      rules: {} as never,
      createdAt: at(-20 * DAY_MS),
    })),
  );
  await db.insert(members).values(
    drawn.map((one, index) => ({
      id: ids[index] as string,
      brand,
      email: `${index}`,
      emailKey: `${index}`,
      country: one.country,
      region: one.region,
      postalCode: one.postalCode,
      timeZone: one.zone,
      locale: one.locale,
      accountSetupStatus: one.setup,
      createdAt: at(one.signedUpMs),
      autoJoin: one.flags[0] as boolean,
      wasInLegacy: one.flags[1] as boolean,
      texasRetail: one.flags[2] as boolean,
      isAdmin: one.flags[3] as boolean,
      organisationId: one.flags[4] === true ? randomUUID() : null,
    })),
  );
  await db.insert(segments).values({
    id: storedSegment,
    brand,
    name: 's',
    nameKey: 's',
    description: '',
    kind: 'COMPOUND',
    tree: null,
    invert: false,
    active: true,
    activelyEnrolling: false,
    version: 1,
    createdAt: now,
    changedAt: now,
  });
  const each = <T>(make: (one: DrawnMember, memberId: string) => readonly T[]): T[] =>
    drawn.flatMap((one, index) => make(one, ids[index] as string));
  const connections = each(({ connection }, memberId) =>
    connection === null
      ? []
      : [
          {
            memberId,
            brand,
            utilityId,
            widgetState: connection.state,
            widgetSubstate: connection.substate,
            programId: connection.program === null ? null : (programIds[connection.program] ?? null),
            everReachedAuthDone: connection.reached,
            enrolledAt: connection.enrolledMs === null ? null : at(connection.enrolledMs),
          },
        ],
  );
  if (connections.length > 0) await db.insert(utilityConnections).values(connections);
  const cloud = each((one, memberId) =>
    one.devices.length === 0
      ? []
      : [
          {
            memberId,
            id: memberId,
            brand,
            connectionConfigId: 'slate',
            status: 'connected' as const,
            externalAccount: memberId,
            connectedAt: now,
          },
        ],
  );
  if (cloud.length > 0) await db.insert(deviceConnections).values(cloud);
  const things = each((one, memberId) =>
    one.devices.map(({ type, state }, index) => ({
      memberId,
      id: randomUUID(),
      brand,
      connectionId: memberId,
      externalId: `${memberId}-${index}`,
      deviceConfigId: 'x',
      deviceType: type,
      displayName: 'x',
      state: {} as never,
      stateAt: now,
      addedAt: now,
      missingSince: state === 'missing' ? now : null,
      removedAt: state === 'removed' ? now : null,
    })),
  );
  if (things.length > 0) await db.insert(devices).values(things);
  const stood = each(({ standing }, memberId) =>
    standing === null ? [] : [{ memberId, brand, ...standing }],
  );
  if (stood.length > 0) await db.insert(standings).values(stood);
  const took = each(({ answers }, memberId) =>
    answers.flatMap((answer, index) =>
      answer === null
        ? []
        : [
            {
              memberId,
              eventId: eventIds[index] as string,
              brand,
              startAt: at((index - 5) * DAY_MS),
              opt: answer.joined ? ('in' as const) : ('out' as const),
              joinedAt: answer.joined ? at((index - 6) * DAY_MS) : null,
              reductionWh: answer.reduction,
              settlement: answer.reduction === null ? null : ('SETTLED' as const),
            },
          ],
    ),
  );
  if (took.length > 0) await db.insert(participations).values(took);
  const booked = each(({ watts }, memberId) =>
    watts === 0
      ? []
      : [1, -1].map((sign, line) => ({
          memberId,
          causeKey: 'start',
          line: line + 1,
          brand,
          account: sign === 1 ? `member:${memberId}` : 'program:p:rewards',
          amountWatts: sign * watts,
          cause: 'test',
          bookedAt: now,
        })),
  );
  if (booked.length > 0) await db.insert(ledgerEntries).values(booked);
  const away = each(({ vacation, zone }, memberId) => {
    if (vacation === null) return [];
    const day = (offset: number) => toLocalDate(zone, at(offset * DAY_MS).getTime() / 1000);
    return [
      {
        memberId,
        id: randomUUID(),
        startsOn: day(vacation.from),
        endsOn: day(vacation.from + vacation.days),
      },
    ];
  });
  if (away.length > 0) await db.insert(vacations).values(away);
  const seen = each(({ seenMs }, memberId) =>
    seenMs.map((ms) => ({
      tokenHash: randomUUID(),
      id: randomUUID(),
      brand,
      memberId,
      createdAt: at(ms),
      lastSeenAt: at(ms),
      expiresAt: at(DAY_MS),
      agent: 'x',
    })),
  );
  if (seen.length > 0) await db.insert(sessions).values(seen);
  const volunteers = each(({ beta }, memberId) =>
    beta === null ? [] : [{ memberId, key: 'SPA_BETA_VOLUNTEER', value: beta }],
  );
  if (volunteers.length > 0) await db.insert(memberAttributes).values(volunteers);
  const tagged = each(({ tags }, memberId) => tags.map((key) => ({ brand, memberId, key, tag: key })));
  if (tagged.length > 0) await db.insert(memberTags).values(tagged);
  const phones = each(({ flags }, memberId) =>
    flags[5] === true
      ? ['1', '2'].map((end) => ({ memberId, number: `+1${memberId}${end}`, verified: end === '1' }))
      : [],
  );
  if (phones.length > 0) await db.insert(phoneNumbers).values(phones);
  const brought = drawn.flatMap(({ friendOf }, index) =>
    friendOf === null || friendOf === index || ids[friendOf] === undefined
      ? []
      : [
          {
            memberId: ids[index] as string,
            brand,
            referrerId: ids[friendOf],
            code: 'x',
            joinedAt: at(-DAY_MS),
          },
        ],
  );
  if (brought.length > 0) await db.insert(referrals).values(brought);
  const stored = each(({ isStored }, memberId) => (isStored ? [{ memberId, segmentId: storedSegment }] : []));
  if (stored.length > 0) await db.insert(segmentMembers).values(stored);
  return {
    brand,
    now,
    utilityId,
    programIds,
    storedSegment,
    ids,
    expected: drawn.map((one, index) => ({
      ...expectedFacts(one, { brand, now, utilityId, programIds }),
      was_referred: brought.some(({ memberId }) => memberId === ids[index]),
      friends_joined: brought.filter(({ referrerId }) => referrerId === ids[index]).length,
    })),
  };
}

/** What the drawn member's facts are, by the domain's own functions. */
function expectedFacts(
  one: DrawnMember,
  { brand, now, utilityId, programIds }: Pick<World, 'brand' | 'now' | 'utilityId' | 'programIds'>,
): Partial<Record<AttributeKey, FactValue>> {
  const local = (ms: number) => toLocalDate(one.zone, (now.getTime() + ms) / 1000);
  const present = one.devices.filter(({ state }) => state === 'there');
  const rules = one.connection?.program === 1 ? STRICT_STANDING : DEFAULT_STANDING_RULES;
  const recent = one.standing?.recent ?? [];
  const setup = homeSetup(
    one.connection === null ? null : { everReachedAuthDone: one.connection.reached },
    one.devices.some(({ state }) => state !== 'removed'),
  );
  const joined = one.answers.flatMap((answer, index) => (answer?.joined === true ? [index] : []));
  const mean = meanReduction(recent, rules);
  const today = local(0);
  return {
    country: one.country,
    region: one.region === '' ? null : one.region,
    postal_code: one.postalCode,
    time_zone: one.zone,
    language: one.locale,
    brand,
    signed_up: local(one.signedUpMs),
    account_setup: one.setup,
    auto_join: one.flags[0] ?? null,
    from_earlier_system: one.flags[1] ?? null,
    texas_retail: one.flags[2] ?? null,
    is_staff: one.flags[3] ?? null,
    has_organisation: one.flags[4] ?? null,
    has_verified_phone: one.flags[5] ?? null,
    beta_volunteer: one.beta === '' ? null : one.beta,
    tags: one.tags,
    utility: one.connection === null ? null : utilityId,
    program: one.connection?.program == null ? null : (programIds[one.connection.program] ?? null),
    connection_state:
      one.connection === null ? null : statusRow(one.connection.state, one.connection.substate).status,
    was_connected: one.connection?.reached ?? false,
    enrolled: one.connection?.enrolledMs == null ? null : local(one.connection.enrolledMs),
    device_types: DEVICE_TYPES.filter((type) => present.some((device) => device.type === type)),
    device_count: present.length,
    controllable_devices: present.filter(
      ({ type }) => type !== 'toaster' && deviceControl(deviceType(type)) !== 'none',
    ).length,
    tier: memberTier(recent, setup, rules),
    streak: one.standing?.streak ?? 0,
    mean_reduction_percent: mean === null ? null : mean / 100,
    events_joined: joined.length,
    recent_events_joined: one.connection?.program === 0 ? joined.filter((index) => index !== 1).length : 0,
    last_joined: joined.length === 0 ? null : local(((joined.at(-1) ?? 0) - 5) * DAY_MS),
    kwh_saved: one.answers.reduce((sum, answer) => sum + Math.max(answer?.reduction ?? 0, 0), 0) / 1000,
    on_vacation:
      one.vacation !== null &&
      today >= local(one.vacation.from * DAY_MS) &&
      today <= local((one.vacation.from + one.vacation.days) * DAY_MS),
    balance_points: Math.floor(one.watts / RATE),
    orders_placed: 0,
    last_seen: one.seenMs.length === 0 ? null : local(Math.max(...one.seenMs)),
  };
}

/** Rules that fit the attribute mostly, with values near those of the members, and now and then ones that don't fit. */
function aFilter(world: World): fc.Arbitrary<SegmentNode> {
  return fc.constantFrom(...ATTRIBUTE_KEYS).chain((key) => {
    const attribute: Attribute = MEMBER_ATTRIBUTES[key];
    const drawn = world.expected.flatMap((facts) => {
      const value = facts[key];
      return value == null ? [] : typeof value === 'object' ? [...value] : [value];
    });
    return fc.constantFrom(...attributeOperators(attribute)).chain((operator) => {
      const { least, most } = valueCount(operator);
      const value = countsDays(operator) ? fc.nat(400) : aValue(attribute, drawn, world);
      return fc
        .array(value, { minLength: least, maxLength: Math.min(most, 4) })
        .map((values): FilterNode => ({ kind: 'filter', attribute: key, operator, values }));
    });
  });
}

function aValue(
  { type, options, optionsFrom }: Attribute,
  drawn: readonly RuleValue[],
  world: World,
): fc.Arbitrary<RuleValue> {
  const near: fc.Arbitrary<RuleValue>[] = drawn.length === 0 ? [] : [fc.constantFrom(...drawn)];
  switch (type) {
    case 'BOOLEAN':
      return fc.boolean();
    case 'WHOLE_NUMBER':
      return fc.oneof(fc.integer({ min: -2, max: 120 }), ...near);
    case 'DECIMAL':
      return fc.oneof(
        fc.double({ min: -100, max: 100 }),
        fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0.1),
        ...near,
      );
    case 'DATE':
      return fc.oneof(
        fc.integer({ min: 20_500, max: 21_000 }).map(dayNumberToDate),
        fc.constant('2027-02-30'),
        ...near,
      );
    case 'TEXT':
      return fc.oneof(
        fc.constantFrom(...REGIONS.filter((text) => text !== ''), ...POSTAL_CODES, 'a', 'A', "'", '\\', 'é'),
        ...near,
      );
    case 'ONE_OF':
    case 'LIST':
      if (optionsFrom === undefined) return fc.constantFrom(...(options ?? []), 'unheard of');
      return optionsFrom === 'PROGRAMS' || optionsFrom === 'UTILITIES'
        ? fc.constantFrom(...world.programIds, world.utilityId, randomUUID())
        : fc.oneof(fc.constantFrom(...REGIONS, 'unheard of'), ...near);
  }
}

const aTree = (world: World): fc.Arbitrary<SegmentNode> =>
  fc.letrec<{ node: SegmentNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true, maxDepth: 5 },
      aFilter(world),
      fc.constantFrom(...CODE_SEGMENT_KEYS).map((key): SegmentNode => ({ kind: 'code', key })),
      fc
        .constantFrom('stored', 'inverted', 'off', 'unheard of')
        .map((id): SegmentNode => ({ kind: 'segment', id: id === 'stored' ? world.storedSegment : id })),
      fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        nodes: fc.array(tie('node'), { maxLength: 4 }),
      }),
      tie('node').map((node): SegmentNode => ({ kind: 'not', node })),
    ),
  })).node;

/** Segments that the trees may refer to, one of each switch. */
function toRules(world: World): ReadonlyMap<string, SegmentRule> {
  const golden: SegmentNode = { kind: 'filter', attribute: 'tier', operator: 'AT_LEAST', values: [TIERS[3]] };
  const usual = { tree: golden, invert: false, active: true, activelyEnrolling: true };
  return new Map(
    [
      { ...usual, id: world.storedSegment, name: 'stored', activelyEnrolling: false },
      { ...usual, id: 'inverted', name: 'inverted', invert: true },
      { ...usual, id: 'off', name: 'off', active: false },
    ].map((rule) => [rule.id, rule]),
  );
}

async function inSql(world: World, trees: readonly SegmentNode[], members: AttributePlace['members']) {
  const values: unknown[] = [world.brand, world.now.toISOString()];
  const place: AttributePlace = { members, at: '$2::timestamptz', rules: null, wattConversionRate: RATE };
  const scope = { place, bind: parameters(values), segments: toRules(world) };
  const conditions = trees.map((tree) => treeCondition(tree, scope));
  const attributes = new Set(conditions.flatMap((condition) => [...condition.attributes]));
  const found = await rows<{ id: string; answers: boolean[] }>(
    database.db,
    withValues(
      `select m.id, to_json(array[${conditions.map(({ sql }) => sql).join(', ')}]) as answers from members m ${attributeJoins(attributes, place)} where m.brand = $1 and $2::timestamptz is not null`,
      values,
    ),
  );
  return new Map(found.map(({ id, answers }) => [id, answers]));
}

describe('the two engines of segments', () => {
  it(`agree on ${RUNS * MEMBERS * TREES} pairs of a tree and a member (seed ${SEED})`, async () => {
    let [pairs, trues] = [0, 0];
    for (let run = 0; run < RUNS; run += 1) {
      const seed = SEED + run;
      const now = INSTANTS[run % INSTANTS.length] as Date;
      const world = await settle(fc.sample(aMember, { numRuns: MEMBERS, seed }), now);
      const { facts, memberIds } = await readFacts(database.db, world.ids, ATTRIBUTE_KEYS, {
        brandId: world.brand,
        now,
        wattConversionRate: RATE,
      });
      const rowOf = new Map(memberIds.map((id, row) => [id, row]));
      world.ids.forEach((id, index) => {
        facts.select(rowOf.get(id) ?? -1);
        const read = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, facts.get(key)]));
        const expected = { ...world.expected[index] };
        for (const key of ['country', 'language'] as const)
          if (!MEMBER_ATTRIBUTES[key].options?.includes(String(expected[key])) && expected[key] !== null)
            expected[key] = '';
        expect(read).toEqual(expected);
      });
      const trees = fc.sample(aTree(world), { numRuns: TREES, seed });
      const compiled = compileSegments([...toRules(world).values()], factLayout(MEMBER_ATTRIBUTES));
      const inMemory = trees.map((tree) =>
        compileTree(tree, { layout: facts.layout, segment: compiled.match }),
      );
      const answers = await inSql(world, trees, run % 2 === 0 ? 'all' : 'one');
      for (const id of world.ids) {
        facts.select(rowOf.get(id) ?? -1);
        for (const [place, match] of inMemory.entries()) {
          const answer = match(facts);
          if (answer !== answers.get(id)?.[place])
            expect.fail(
              `seed ${SEED}, run ${run}: ${JSON.stringify(trees[place])} is ${answer} in memory and ${answers.get(id)?.[place]} in SQL of ${JSON.stringify(world.expected[world.ids.indexOf(id)])}`,
            );
          pairs += 1;
          trues += answer ? 1 : 0;
        }
      }
    }
    expect(pairs).toBe(RUNS * MEMBERS * TREES);
    // Neither answer is rare, or the agreement would say little.
    expect(trues / pairs).toBeGreaterThan(0.2);
    expect(trues / pairs).toBeLessThan(0.8);
  });

  it('find no missing value outside a list, even where no value of the list can be used', async () => {
    const [drawn] = fc.sample(aMember, { numRuns: 1, seed: SEED });
    const bare = { region: null, postalCode: null, locale: null, beta: null, connection: null };
    const world = await settle([{ ...(drawn as DrawnMember), ...bare, seenMs: [] }], INSTANTS[0] as Date);
    const unusable: Partial<Record<Attribute['type'], RuleValue>> = {
      ONE_OF: 'unheard of',
      WHOLE_NUMBER: Number.NaN,
      DECIMAL: Number.NaN,
      DATE: '2027-02-30',
    };
    const keys = ATTRIBUTE_KEYS.filter((key) =>
      attributeOperators(MEMBER_ATTRIBUTES[key]).includes('IS_NOT_ONE_OF'),
    );
    const trees = keys.map((key): FilterNode => {
      const value = unusable[MEMBER_ATTRIBUTES[key].type];
      return {
        kind: 'filter',
        attribute: key,
        operator: 'IS_NOT_ONE_OF',
        values: value === undefined ? [] : [value],
      };
    });
    const isThere = keys.map((key) => world.expected[0]?.[key] != null);
    expect(new Set(isThere)).toEqual(new Set([true, false]));
    const { facts } = await readFacts(database.db, world.ids, ATTRIBUTE_KEYS, {
      brandId: world.brand,
      now: world.now,
      wattConversionRate: RATE,
    });
    facts.select(0);
    const match = compileSegments([], facts.layout).match;
    expect(trees.map((tree) => compileTree(tree, { layout: facts.layout, segment: match })(facts))).toEqual(
      isThere,
    );
    expect((await inSql(world, trees, 'one')).get(world.ids[0] as string)).toEqual(isThere);
  });

  it('stand trees 100 deep and 10,000 wide, in SQL too', async () => {
    const world = await settle(fc.sample(aMember, { numRuns: 3, seed: SEED }), INSTANTS[0] as Date);
    const leaf: SegmentNode = { kind: 'filter', attribute: 'streak', operator: 'IS_SET', values: [] };
    let deep: SegmentNode = leaf;
    for (let i = 0; i < 50; i += 1) deep = { kind: 'not', node: { kind: 'all', nodes: [deep, leaf] } };
    const wide: SegmentNode = {
      kind: 'any',
      nodes: Array.from({ length: 10_000 }, (_, i) => ({
        kind: 'filter',
        attribute: 'streak',
        operator: 'IS_ONE_OF',
        values: [i],
      })),
    };
    for (const [, answers] of await inSql(world, [deep, wide], 'one')) expect(answers).toEqual([true, true]);
  });

  it('a segment that stopped enrolling is its stored members in both', async () => {
    const world = await settle(fc.sample(aMember, { numRuns: 10, seed: SEED }), INSTANTS[0] as Date);
    const rule = toRules(world).get(world.storedSegment) as SegmentRule;
    const { facts, memberIds } = await readFacts(database.db, world.ids, [], {
      brandId: world.brand,
      now: world.now,
      wattConversionRate: RATE,
    });
    const match = compileSegments([rule], facts.layout).match(rule.id);
    const values: unknown[] = [world.brand];
    const place: AttributePlace = { members: 'all', at: 'now()', rules: null, wattConversionRate: RATE };
    const { sql } = segmentCondition(rule, { place, bind: parameters(values), segments: new Map() });
    const found = await rows<{ id: string }>(
      database.db,
      withValues(`select m.id from members m where m.brand = $1 and ${sql}`, values),
    );
    expect(new Set(found.map(({ id }) => id))).toEqual(
      new Set(memberIds.filter((_id, row) => match(facts.select(row)))),
    );
  });

  it('the copied facts are those of the tables they come from, after every kind of change and two at once', async () => {
    const world = await settle(fc.sample(aMember, { numRuns: 40, seed: SEED }), INSTANTS[0] as Date);
    const { db } = database;
    const agree = async (): Promise<void> => {
      const differing = await rows(
        db,
        sql`select * from (
            select m.id, coalesce(f.devices_owned, 0) as owned, coalesce(f.device_types, '{}') as types, coalesce(f.has_connection, false) as connected,
              coalesce(f.reached_auth_done, false) as reached, f.program_id as program, coalesce(f.results, 0) as results,
              coalesce(f.results_total, 0) as total, coalesce(f.results_sums, '{}') as sums
            from members m left join member_facts f on f.member_id = m.id where m.brand = ${world.brand}) copy
          except select m.id, (select count(*)::int from devices d where d.member_id = m.id and d.removed_at is null),
            array(select d.device_type from devices d where d.member_id = m.id and d.removed_at is null and d.missing_since is null order by 1),
            u.member_id is not null, coalesce(u.ever_reached_auth_done, false), u.program_id, coalesce(jsonb_array_length(s.recent), 0),
            coalesce((select sum(r::int)::int from jsonb_array_elements_text(s.recent) r), 0),
            array(select (select sum((s.recent ->> i)::int)::int from generate_series(0, n) i)
              from generate_series(0, coalesce(jsonb_array_length(s.recent), 0) - 1) n order by n)
          from members m left join utility_connections u on u.member_id = m.id left join standings s on s.member_id = m.id`,
      );
      expect(differing).toEqual([]);
    };
    await agree();
    const changes: readonly Partial<typeof devices.$inferInsert>[] = [
      { missingSince: world.now },
      { removedAt: world.now, missingSince: null },
      { deviceType: 'battery', removedAt: null },
      { missingSince: null, removedAt: null },
    ];
    const some = (column: PgColumn, divisor: number, rest: number) =>
      sql`ascii(${column}::text) % ${divisor} = ${rest}`;
    for (const [index, change] of changes.entries()) {
      await db
        .update(devices)
        .set(change)
        .where(and(eq(devices.brand, world.brand), some(devices.id, 2, index % 2)));
      await agree();
    }
    await db.delete(devices).where(and(eq(devices.brand, world.brand), some(devices.id, 3, 0)));
    await db
      .update(utilityConnections)
      .set({ programId: world.programIds[0] ?? null, everReachedAuthDone: true })
      .where(and(eq(utilityConnections.brand, world.brand), some(utilityConnections.memberId, 2, 0)));
    await agree();
    for (const recent of [[], [9_000, -1], [1, 2, 3, 4, 5, 6, 7]])
      await transaction(db, (tx) =>
        writeStandings(
          tx,
          world.brand,
          world.ids.slice(0, 20).map((memberId) => ({ memberId, recent, streak: 1 })),
        ),
      );
    await agree();
    await db.delete(standings).where(and(eq(standings.brand, world.brand), some(standings.memberId, 2, 0)));
    await db
      .delete(utilityConnections)
      .where(and(eq(utilityConnections.brand, world.brand), some(utilityConnections.memberId, 3, 0)));
    await agree();

    const [memberId] = world.ids as [string];
    const device = {
      memberId,
      brand: world.brand,
      connectionId: memberId,
      deviceConfigId: 'x',
      displayName: 'x',
      state: {} as never,
      stateAt: world.now,
      addedAt: world.now,
    };
    await Promise.all(
      ['ev', 'plug', 'thermostat'].map((deviceType) =>
        transaction(db, (tx) =>
          tx.insert(devices).values({ ...device, deviceType, id: randomUUID(), externalId: deviceType }),
        ),
      ),
    );
    await agree();
  });
});
