import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowId } from '../../../src/server/platform/graphql/nodes.ts';
import { programs, utilities } from '../../../src/server/programs/tables.ts';
import { utilityConnections } from '../../../src/server/utility/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  staff = await server.loggedIn(
    await server.addMember({
      isAdmin: true,
      roles: ['internal_programs', 'internal_events'],
      email: 'sam@example.org',
    }),
  );
});
afterAll(() => server.close());

type Payload = {
  __typename: string;
  message?: string;
  code?: string;
  fields?: { field: string; message: string }[];
} & Record<string, unknown>;
const refusal = '... on Refusal { code message fields { field message } }';

async function mutate(client: HttpClient, name: string, input: object, saved: string): Promise<Payload> {
  // Lines of the audit log are in the order of time.
  server.clock.advance(1);
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${saved} ${refusal} } }`,
    { input },
  );
  const payload = data?.[name];
  if (payload === undefined) throw new Error(JSON.stringify(errors));
  return payload;
}

let made = 0;
const utilityInput = (change: object = {}) => ({
  acronym: `CED${(made += 1)}`,
  name: 'Cedar Power',
  shortName: 'Cedar',
  timeZone: 'America/Los_Angeles',
  connection: 'OAUTH',
  reason: 'The brand starts here',
  ...change,
});
const utilitySaved =
  '... on UtilitySaved { utility { id name version inOutage outageEndAt postalCodeCount } }';
const newUtility = async (client = staff) =>
  (await mutate(client, 'createUtility', utilityInput(), utilitySaved))['utility'] as {
    id: string;
    name: string;
    version: number;
  };
const programSaved =
  '... on ProgramSaved { program { id version timeZone rules { pointsPerKwh deadBandPercent budgetPoints baselineRule } } }';
const newProgram = async (utilityId: string, rules: object = {}) =>
  (
    await mutate(
      staff,
      'createProgram',
      { utilityId, name: `Evening ${(made += 1)}`, rules, reason: 'First program' },
      programSaved,
    )
  )['program'] as { id: string; version: number };
const eventSaved =
  '... on EventSaved { event { id eventId status version startAt participation { asked joined out } history { action reason actor } } }';

describe('utilities', () => {
  it('are created, changed and found, and every change is in the audit log with its reason', async () => {
    const utility = await newUtility();
    const changed = await mutate(
      staff,
      'updateUtility',
      {
        id: utility.id,
        version: utility.version,
        inOutage: true,
        outageEndAt: '2026-07-01T00:00:00Z',
        reason: 'They called',
      },
      utilitySaved,
    );
    expect(changed['utility']).toMatchObject({
      inOutage: true,
      outageEndAt: '2026-07-01T00:00:00.000Z',
      version: 2,
    });
    const { data } = await staff.graphql<{
      staff: {
        utilities: { totalCount: number; edges: { node: { id: string } }[] };
        auditLog: { edges: { node: { action: string; reason: string; actor: string } }[] };
      };
    }>(
      '{ staff { utilities(search: "cedar") { totalCount edges { node { id } } } auditLog(first: 1) { edges { node { action reason actor } } } } }',
    );
    expect(data?.staff.utilities.edges.map(({ node }) => node.id)).toContain(utility.id);
    expect(data?.staff.auditLog.edges[0]?.node).toEqual({
      action: 'utility.update',
      reason: 'They called',
      actor: 'sam@example.org',
    });
  });

  it('name what is wrong at each field, and save nothing', async () => {
    const answer = await mutate(
      staff,
      'createUtility',
      utilityInput({ acronym: 'not an acronym', timeZone: 'Mars/Olympus', reason: '' }),
      utilitySaved,
    );
    expect(answer).toMatchObject({ __typename: 'Refusal', code: 'INVALID' });
    expect(answer.fields?.map(({ field }) => field)).toEqual(['acronym', 'timeZone', 'reason']);
  });

  it('refuse an outage end in the past, at its field', async () => {
    const { id, version } = await newUtility();
    const until = (outageEndAt: string) =>
      mutate(
        staff,
        'updateUtility',
        { id, version, inOutage: true, outageEndAt, reason: 'They called' },
        utilitySaved,
      );
    const past = new Date(server.clock.now().getTime() - 60_000).toISOString();
    expect(await until(past)).toMatchObject({
      __typename: 'Refusal',
      code: 'INVALID',
      fields: [{ field: 'outageEndAt', message: expect.stringContaining('has passed') as string }],
    });
    expect((await until('2099-01-01T00:00:00Z')).__typename).toBe('UtilitySaved');
  });

  it('refuse the same acronym twice', async () => {
    const input = utilityInput();
    await mutate(staff, 'createUtility', input, utilitySaved);
    expect(
      await mutate(staff, 'createUtility', { ...input, acronym: input.acronym.toLowerCase() }, utilitySaved),
    ).toMatchObject({ __typename: 'Refusal', code: 'CONFLICT' });
  });

  it('refuse a change based on an outdated version', async () => {
    const { id } = await newUtility();
    const change = { id, version: 1, name: 'Other', reason: 'Renamed' };
    expect(await mutate(staff, 'updateUtility', change, utilitySaved)).toMatchObject({
      __typename: 'UtilitySaved',
    });
    expect(await mutate(staff, 'updateUtility', change, utilitySaved)).toMatchObject({
      __typename: 'Refusal',
      code: 'STALE',
    });
  });
});

describe('the other provider of a utility’s area', () => {
  const drpFields = '... on UtilitySaved { utility { id version drpUrl drpName drpEmail } }';
  const refusedAt = async (change: object) =>
    (await mutate(staff, 'createUtility', utilityInput(change), drpFields)).fields?.map(({ field }) => field);

  it('SYS-03, SYS-07: is added, changed and removed by staff', async () => {
    const drp = {
      drpUrl: 'https://go.ebbwatt.example/leave',
      drpName: 'GridShare',
      drpEmail: 'leave@gridshare.example',
    };
    const made = (await mutate(staff, 'createUtility', utilityInput(drp), drpFields))['utility'] as {
      id: string;
      version: number;
    };
    expect(made).toMatchObject(drp);
    const changed = (
      await mutate(
        staff,
        'updateUtility',
        { id: made.id, version: 1, drpUrl: '', reason: 'By letter' },
        drpFields,
      )
    )['utility'];
    expect(changed).toMatchObject({ ...drp, drpUrl: null });
    const gone = (
      await mutate(
        staff,
        'updateUtility',
        { id: made.id, version: 2, drpName: '', drpEmail: '', reason: 'Gone' },
        drpFields,
      )
    )['utility'];
    expect(gone).toMatchObject({ drpUrl: null, drpName: null, drpEmail: null });
  });

  it('SYS-03: has an address that the brand allows, a name with its email address, or nothing', async () => {
    expect(await refusedAt({ drpUrl: 'https://leave.gridshare.example/' })).toEqual(['drpUrl']);
    expect(await refusedAt({ drpUrl: 'javascript:alert(1)' })).toEqual(['drpUrl']);
    expect(await refusedAt({ drpName: 'GridShare' })).toEqual(['drpEmail']);
    expect(await refusedAt({ drpName: 'GridShare', drpEmail: 'gridshare' })).toEqual(['drpEmail']);
  });

  it('SYS-03, SYS-04: uses email where the brand does not allow its address, which is then not shown', async () => {
    const { id } = await newUtility();
    const own = rowId(id, 'Utility') ?? '';
    const memberId = await server.addMember();
    const { db } = server.database;
    await db.insert(utilityConnections).values({
      memberId,
      brand: 'default',
      utilityId: own,
      widgetState: 'pending',
      widgetSubstate: 'ConflictingDRP',
    });
    const answer = async (drp: Partial<typeof utilities.$inferInsert>) => {
      await db.update(utilities).set(drp).where(eq(utilities.id, own));
      const token = await server.core.sessions.issueLink(db, {
        brandId: 'default',
        now: server.clock.now(),
        memberId,
        purpose: 'disenroll',
      });
      return (await (await server.client()).call(`/disenroll?access_token=${token}`)).json<{
        url?: string | null;
        drp_name?: string;
      }>();
    };
    const foreign = 'https://leave.gridshare.example/';
    expect(await answer({ drpUrl: foreign })).toMatchObject({ url: foreign });
    expect(await answer({ drpName: 'GridShare', drpEmail: 'leave@gridshare.example' })).toMatchObject({
      url: null,
      drp_name: 'GridShare',
    });
    expect(await answer({ drpUrl: 'https://go.ebbwatt.example/leave' })).toMatchObject({
      url: 'https://go.ebbwatt.example/leave',
    });
  });
});

describe('a utility with a primary utility', () => {
  const delivered = '... on UtilitySaved { utility { id version primaryUtility { id name } } }';

  it('SGN-27: shows the other’s name until it delivers itself', async () => {
    const wires = await mutate(
      staff,
      'createUtility',
      utilityInput({ name: 'Wires & Meters', shortName: 'Wires' }),
      '... on UtilitySaved { utility { id acronym } }',
    );
    const { id: primary, acronym } = wires['utility'] as { id: string; acronym: string };
    const supplier = await mutate(
      staff,
      'createUtility',
      utilityInput({ name: 'Community Supply', primaryUtilityId: primary }),
      delivered,
    );
    const made = supplier['utility'] as { id: string; version: number };
    expect(made).toMatchObject({ primaryUtility: { id: primary, name: 'Wires & Meters' } });
    const option = async () =>
      (await staff.call('/signup/utility_lists'))
        .json<{ utilities: Record<string, unknown>[] }>()
        .utilities.find(({ displayName }) => displayName === 'Community Supply');
    expect(await option()).toMatchObject({
      primary_utility_acronym: acronym,
      primary_utility_short_name: 'Wires',
    });
    const renamed = await mutate(
      staff,
      'updateUtility',
      { id: made.id, version: made.version, shortName: 'Supply', reason: 'Shorter' },
      delivered,
    );
    expect(renamed['utility']).toMatchObject({ primaryUtility: { id: primary } });
    const own = await mutate(
      staff,
      'updateUtility',
      { id: made.id, version: made.version + 1, primaryUtilityId: '', reason: 'Own wires' },
      delivered,
    );
    expect(own['utility']).toMatchObject({ primaryUtility: null });
    expect(await option()).toMatchObject({ primary_utility_acronym: null, primary_utility_short_name: null });
  });

  it('cannot have as its primary utility itself, one that has its own, another brand’s, or an unknown one', async () => {
    const wires = await newUtility();
    const supplier = (
      await mutate(staff, 'createUtility', utilityInput({ primaryUtilityId: wires.id }), delivered)
    )['utility'] as { id: string; version: number };
    const elsewhere = await server.loggedIn(
      await server.addMember({ brand: 'au-retailer', isAdmin: true, roles: ['internal_programs'] }),
      'au-retailer.localhost',
    );
    const foreign = await newUtility(elsewhere);
    const refused = async (id: string, version: number, primaryUtilityId: string) => {
      const answer = await mutate(
        staff,
        'updateUtility',
        { id, version, primaryUtilityId, reason: 'Try' },
        delivered,
      );
      expect(answer).toMatchObject({ __typename: 'Refusal', code: 'INVALID' });
      expect(answer.fields?.map(({ field }) => field)).toEqual(['primaryUtilityId']);
    };
    const third = await newUtility();
    await refused(third.id, third.version, third.id);
    await refused(third.id, third.version, supplier.id);
    await refused(wires.id, wires.version, third.id);
    await refused(third.id, third.version, foreign.id);
    await refused(third.id, third.version, 'nothing');
  });
});

describe('programs', () => {
  it('use defaults for omitted fields, and the zone of their utility', async () => {
    const { id } = await newUtility();
    const answer = await mutate(
      staff,
      'createProgram',
      { utilityId: id, name: 'Evening', rules: { pointsPerKwh: 300 }, reason: 'First' },
      programSaved,
    );
    expect(answer['program']).toMatchObject({
      timeZone: 'America/Los_Angeles',
      rules: { pointsPerKwh: 300, deadBandPercent: 5, budgetPoints: null, baselineRule: 'TEN_OF_TEN' },
    });
  });

  it('let staff set the weight of weekend days, the hours after the event and holidays; another kind of baseline brings its own defaults', async () => {
    const baseline =
      '... on ProgramSaved { program { id version rules { baselineRule weekendWeights sameDayAdjustment postEventAdjustment extraHolidays droppedHolidays } } }';
    const { id, version } = await newProgram((await newUtility()).id);
    const rules = {
      baselineRule: 'HIGHEST_FIVE_OF_TEN',
      weekendWeights: 'FIFTY_THIRTY_TWENTY',
      sameDayAdjustment: true,
      postEventAdjustment: true,
      extraHolidays: ['2026-03-31'],
      droppedHolidays: ['2026-02-16'],
    };
    const saved = await mutate(
      staff,
      'updateProgram',
      { id, version, rules, reason: 'As the utility settles' },
      baseline,
    );
    expect(saved['program']).toMatchObject({ rules });
    const next = { id, version: version + 1, reason: 'The British rule' };
    expect(
      await mutate(staff, 'updateProgram', { ...next, rules: { baselineRule: 'GB_BL01' } }, baseline),
    ).toMatchObject({
      fields: [
        { field: 'rules.postEventAdjustment', message: 'GB BL01 only compares hours before the event.' },
      ],
    });
    expect(
      (
        await mutate(
          staff,
          'updateProgram',
          { ...next, rules: { baselineRule: 'GB_BL01', postEventAdjustment: false } },
          baseline,
        )
      )['program'],
    ).toMatchObject({ rules: { baselineRule: 'GB_BL01' } });
    const [stored] = await server.database.db
      .select({ rules: programs.rules })
      .from(programs)
      .where(eq(programs.id, rowId(id, 'Program') ?? ''));
    expect(stored?.rules).toMatchObject({
      lookBackDays: 60,
      adjustmentMethod: 'additive',
      wholeDays: true,
      adjustmentFromHours: 4,
      adjustmentToHours: 1,
    });
  });

  it('name an impossible rule', async () => {
    const { id } = await newUtility();
    const answer = await mutate(
      staff,
      'createProgram',
      {
        utilityId: id,
        name: 'Evening',
        rules: { settlementIntervalMinutes: 20, deadBandPercent: 400 },
        reason: 'First',
      },
      programSaved,
    );
    expect(answer.fields?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['rules.settlementIntervalMinutes', 'rules.deadBandPercent']),
    );
  });
});

describe('postal codes', () => {
  it('decide what a stranger sees (SGN-20, SGN-21)', async () => {
    const { id } = await newUtility();
    const saved = '... on PostalCoverageSaved { changed utility { postalCodeCount } }';
    const set = (eligibility: string, postalCodes: string[]) =>
      mutate(
        staff,
        'setPostalCoverage',
        { utilityId: id, postalCodes, eligibility, reason: 'Coverage' },
        saved,
      );
    expect(await set('OHM_UTILITY_ELIGIBLE', ['94103', ' 94110 '])).toMatchObject({
      changed: 2,
      utility: { postalCodeCount: 2 },
    });
    await set('OHM_PARTIALLY_INELIGIBLE', ['95616']);
    const eligibility = async (zip: string) =>
      (await (await server.client()).call(`/signup/check_zip_eligibility?zip=${zip}`)).json<{
        eligibility: number;
      }>().eligibility;
    expect([await eligibility('94110'), await eligibility('95616'), await eligibility('10001')]).toEqual([
      1, 2, 0,
    ]);
    expect(
      (await (await server.client('org.localhost')).call('/signup/check_zip_eligibility?zip=94110')).json(),
    ).toMatchObject({ eligibility: 0 });
    expect((await (await server.client()).call('/signup/check_zip_eligibility?zip=9410')).statusCode).toBe(
      400,
    );
  });

  it('are refused as a whole if one of them is invalid', async () => {
    const { id } = await newUtility();
    const answer = await mutate(
      staff,
      'setPostalCoverage',
      {
        utilityId: id,
        postalCodes: ['94103', 'K1A 0B1'],
        eligibility: 'OHM_UTILITY_ELIGIBLE',
        reason: 'Coverage',
      },
      '... on PostalCoverageSaved { changed }',
    );
    expect(answer.message).toContain('K1A 0B1');
    const { data } = await staff.graphql<{ staff: { utility: { postalCodeCount: number } } }>(
      'query ($id: ID!) { staff { utility(id: $id) { postalCodeCount } } }',
      { id },
    );
    expect(data?.staff.utility.postalCodeCount).toBe(0);
  });
});

describe('events', () => {
  const evening = { startAt: '2026-06-16T01:00:00Z', endAt: '2026-06-16T02:00:00Z' };

  it('are previewed, scheduled, moved and cancelled, with a history', async () => {
    const program = await newProgram((await newUtility()).id);
    const preview = await staff.graphql<{ staff: { eventPreview: object } }>(
      'query ($input: EventPreviewInput!) { staff { eventPreview(input: $input) { membersAsked eventsThatDay localStart faults { field message } } } }',
      { input: { programId: program.id, ...evening } },
    );
    expect(preview.data?.staff.eventPreview).toEqual({
      membersAsked: 0,
      eventsThatDay: 0,
      localStart: '2026-06-15 18:00',
      faults: [],
    });

    const order = {
      programId: program.id,
      algorithm: 'participation_reduction',
      ...evening,
      reason: 'Hot evening',
      idempotencyKey: `key-${(made += 1)}`,
    };
    const first = (await mutate(staff, 'scheduleEvent', order, eventSaved))['event'] as {
      id: string;
      version: number;
    };
    expect(((await mutate(staff, 'scheduleEvent', order, eventSaved))['event'] as { id: string }).id).toBe(
      first.id,
    );

    const moved = (
      await mutate(
        staff,
        'changeEvent',
        {
          id: first.id,
          version: first.version,
          startAt: '2026-06-16T02:00:00Z',
          endAt: '2026-06-16T03:00:00Z',
          reason: 'Later',
        },
        eventSaved,
      )
    )['event'] as { version: number };
    const off = (
      await mutate(staff, 'cancelEvent', { id: first.id, version: moved.version, reason: 'Rain' }, eventSaved)
    )['event'];
    expect(off).toMatchObject({
      status: 'CANCELLED',
      startAt: '2026-06-16T02:00:00.000Z',
      history: [
        { action: 'event.cancel', reason: 'Rain' },
        { action: 'event.change' },
        { action: 'event.schedule', actor: 'sam@example.org' },
      ],
    });
  });

  it('are active in the same answer when started now, and can no longer be moved', async () => {
    const program = await newProgram((await newUtility()).id);
    const order = {
      programId: program.id,
      algorithm: 'participation_reduction_rt',
      minutes: 30,
      reason: 'The grid is short',
      idempotencyKey: `key-${(made += 1)}`,
    };
    const event = (await mutate(staff, 'startEvent', order, eventSaved))['event'];
    expect(event).toMatchObject({
      status: 'ACTIVE',
      history: [{ action: 'event.schedule', reason: 'The grid is short' }],
    });
    expect((await mutate(staff, 'startEvent', order, eventSaved))['event']).toEqual(event);
  });

  it('are refused at the field where the program’s rules forbid them', async () => {
    const program = await newProgram((await newUtility()).id);
    const order = {
      programId: program.id,
      algorithm: 'participation_reduction',
      startAt: '2026-06-16T01:07:00Z',
      endAt: '2026-06-16T02:00:00Z',
      reason: 'Hot',
      idempotencyKey: `key-${(made += 1)}`,
    };
    const answer = await mutate(staff, 'scheduleEvent', order, eventSaved);
    expect(answer).toMatchObject({ __typename: 'Refusal', code: 'NOT_ALLOWED' });
    expect(answer.fields?.[0]).toMatchObject({ field: 'startAt' });
  });
});

describe('the audit log', () => {
  interface Log {
    readonly staff: {
      readonly auditLog: {
        readonly totalCount: number;
        readonly edges: readonly {
          readonly node: {
            readonly action: string;
            readonly actor: string;
            readonly objectName: string | null;
            readonly objectId: string | null;
          };
        }[];
      };
    };
  }
  const searched = async (
    filters: { actor?: string; object?: string; action?: string; from?: string; before?: string },
    client = staff,
  ) => {
    const { data } = await client.graphql<Log>(
      'query ($actor: String, $object: String, $action: String, $from: DateTime, $before: DateTime) { staff { auditLog(actor: $actor, object: $object, action: $action, from: $from, before: $before) { totalCount edges { node { action actor objectName objectId } } } } }',
      filters,
    );
    return data?.staff.auditLog;
  };

  it('is searched by person, object, action and time, and links each line to its page', async () => {
    const other = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs'], email: 'kim_s@example.org' }),
    );
    const made = (
      await mutate(
        other,
        'createUtility',
        utilityInput({ name: 'Juniper Light', shortName: 'Juniper' }),
        utilitySaved,
      )
    )['utility'] as { id: string };
    const line = {
      action: 'utility.create',
      actor: 'kim_s@example.org',
      objectName: 'Juniper Light',
      objectId: made.id,
    };
    expect((await searched({ actor: 'KIM_S' }))?.edges).toEqual([{ node: line }]);
    expect((await searched({ object: 'juniper' }))?.edges).toEqual([{ node: line }]);
    expect((await searched({ object: `utility:${rowId(made.id, 'Utility') ?? ''}` }))?.edges).toEqual([
      { node: line },
    ]);
    expect((await searched({ actor: 'kim_s', action: 'utility.update' }))?.totalCount).toBe(0);
    // Wildcards are literal.
    expect((await searched({ actor: 'kim%example' }))?.totalCount).toBe(0);
    const now = server.clock.now().toISOString();
    expect((await searched({ actor: 'kim_s', before: now }))?.totalCount).toBe(0);
    expect((await searched({ actor: 'kim_s', from: now }))?.totalCount).toBe(1);
  });

  it('names an event by its program and its start on the program’s clock', async () => {
    const { id } = await newProgram((await newUtility()).id);
    const event = (
      await mutate(
        staff,
        'scheduleEvent',
        {
          programId: id,
          algorithm: 'participation_reduction',
          startAt: '2026-08-16T01:00:00Z',
          endAt: '2026-08-16T02:00:00Z',
          reason: 'Hot',
          idempotencyKey: `key-${(made += 1)}`,
        },
        eventSaved,
      )
    )['event'] as { id: string };
    expect((await searched({ object: '2026-08-15 18:00' }))?.edges.map(({ node }) => node)).toMatchObject([
      {
        action: 'event.schedule',
        objectName: expect.stringMatching(/^Evening \d+, 2026-08-15 18:00$/) as string,
        objectId: event.id,
      },
    ]);
  });

  it('shows nothing of another brand', async () => {
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    expect((await searched({ object: 'juniper' }, abroad))?.totalCount).toBe(0);
  });
});

describe('maintenance', () => {
  it('makes the API answer 503 to everyone but staff, until it is off (NET-06, SYS-10)', async () => {
    const set = (on: boolean) =>
      mutate(
        staff,
        'setMaintenance',
        { on, reason: 'Moving house' },
        '... on MaintenanceSaved { maintenance { on since } }',
      );
    expect((await set(true))['maintenance']).toMatchObject({ on: true });
    expect((await (await server.client()).call('/user_status')).statusCode).toBe(503);
    expect((await (await server.client('org.localhost')).call('/user_status')).statusCode).toBe(200);
    expect((await set(false))['maintenance']).toMatchObject({ on: false, since: null });
    expect((await (await server.client()).call('/user_status')).statusCode).toBe(200);
  });
});

describe('INT-13: without staff rights or without the key', () => {
  const reads = ['utilities', 'programs', 'postalCoverage', 'events', 'members', 'auditLog'];
  const nothing = `{ staff { ${reads.map((field) => `${field} { totalCount }`).join(' ')} maintenance { on } } }`;

  it('members and strangers get no staff data', async () => {
    const member = await server.loggedIn(await server.addMember());
    expect((await member.graphql<{ staff: null }>(nothing)).data?.staff).toBe(null);
    const stranger = await server.client();
    expect((await stranger.graphql<{ staff: null }>(nothing)).data?.staff).toBe(null);
  });

  it('staff without a key get nothing that needs it', async () => {
    const events = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    const { data } = await events.graphql<{ staff: Record<string, unknown> }>(nothing);
    expect(data?.staff).toMatchObject({ postalCoverage: null, maintenance: null });
    expect(data?.staff['events']).not.toBe(null);
  });

  it('role keys without isAdmin grant nothing', async () => {
    const member = await server.loggedIn(await server.addMember({ roles: ['internal_programs'] }));
    expect((await member.graphql<{ staff: null }>(nothing)).data?.staff).toBe(null);
  });

  it("a member's write is refused and does nothing", async () => {
    const member = await server.loggedIn(await server.addMember());
    expect(await mutate(member, 'createUtility', utilityInput(), utilitySaved)).toMatchObject({
      __typename: 'Refusal',
      code: 'FORBIDDEN',
    });
  });

  it('another brand’s records don’t exist', async () => {
    const { id } = await newUtility();
    const other = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    const read = await other.graphql<{ staff: { utility: null }; node: null }>(
      'query ($id: ID!) { staff { utility(id: $id) { id } } node(id: $id) { id } }',
      { id },
    );
    expect(read.data).toEqual({ staff: { utility: null }, node: null });
    expect(
      await mutate(other, 'updateUtility', { id, version: 1, name: 'Mine', reason: 'Theft' }, utilitySaved),
    ).toMatchObject({ __typename: 'Refusal', code: 'NOT_FOUND' });
  });
});
