import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGreenButton } from '../../../src/domain/meter/sampleFiles.ts';
import { participations } from '../../../src/server/events/tables.ts';
import { servicePoints } from '../../../src/server/meter/tables.ts';
import { postalCoverage, programs, utilities } from '../../../src/server/programs/tables.ts';
import { members } from '../../../src/server/session/tables.ts';
import { utilityConnections, utilityTransitions } from '../../../src/server/utility/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { Neighbourhood, type Household } from '../../support/neighbourhood.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
let staff: HttpClient;
let other: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  other = await place.program();
  await server.database.db
    .insert(postalCoverage)
    .values({ brand: 'default', postalCode: '94103', utilityId: place.utilityId, eligibility: 1 });
  staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs'], email: 'sam@example.org' }),
  );
});
afterAll(() => server.close());

interface Saved {
  readonly __typename: string;
  readonly count?: number;
  readonly message?: string;
  readonly program?: { readonly memberCount: number };
  readonly fromProgram?: { readonly memberCount: number } | null;
}
interface Effect {
  readonly fault: string | null;
  readonly comingEvents: number;
  readonly runningEvents: number;
}
interface Goes {
  readonly to?: string;
  readonly from?: string | null;
}

const toInput = (memberIds: readonly string[], { to = place.programId, from = null }: Goes) => ({
  programId: toGlobalId('Program', to),
  ...(from === null ? {} : { fromProgramId: toGlobalId('Program', from) }),
  memberIds: memberIds.map((id) => toGlobalId('MemberRecord', id)),
});

async function enrol(memberIds: readonly string[], goes: Goes = {}, reason = 'They called'): Promise<Saved> {
  const text = `mutation ($input: EnrollMembersInput!) { enrollMembers(input: $input) { __typename
    ... on MembersEnrolled { count program { memberCount } fromProgram { memberCount } } ... on Refusal { message } } }`;
  const { data, errors } = await staff.graphql<{ enrollMembers: Saved }>(text, {
    input: { ...toInput(memberIds, goes), reason },
  });
  if (data == null) throw new Error(JSON.stringify(errors));
  return data.enrollMembers;
}

async function preview(
  memberIds: readonly string[],
  goes: Goes = {},
): Promise<{ fault: string | null; effects: readonly Effect[] }> {
  const text =
    'query ($input: EnrollmentPreviewInput!) { staff { enrollmentPreview(input: $input) { fault effects { fault comingEvents runningEvents } } } }';
  const { data, errors } = await staff.graphql<{
    staff: { enrollmentPreview: { fault: string | null; effects: Effect[] } };
  }>(text, { input: toInput(memberIds, goes) });
  if (data == null) throw new Error(JSON.stringify(errors));
  return data.staff.enrollmentPreview;
}

/** A member of that area who is in no program. */
async function newcomer(postalCode: string | null = '94103'): Promise<Household> {
  const home = await place.household({ programId: null });
  await server.database.db.update(members).set({ postalCode }).where(eq(members.id, home.memberId));
  return home;
}

const readProgram = async ({ memberId }: Household) =>
  (
    await server.database.db
      .select({ programId: utilityConnections.programId })
      .from(utilityConnections)
      .where(eq(utilityConnections.memberId, memberId))
  )[0]?.programId ?? null;
const joined = async ({ memberId }: Household) =>
  (
    await server.database.db
      .select({ eventId: participations.eventId, opt: participations.opt })
      .from(participations)
      .where(eq(participations.memberId, memberId))
  ).map(({ eventId, opt }) => `${eventId} ${opt}`);
const method = (connectionMethod: 'INTERFACE' | 'FILES' | 'NONE') =>
  server.database.db
    .update(utilities)
    .set({ connectionMethod, partnerUrl: connectionMethod === 'INTERFACE' ? 'https://cedar.example' : null })
    .where(eq(utilities.id, place.utilityId));

describe('members enrolled by staff', () => {
  it('are in the program immediately at a utility without an interface, with the reason in the audit log', async () => {
    await method('FILES');
    const home = await newcomer();
    expect(await preview([home.memberId])).toEqual({
      fault: null,
      effects: [{ fault: null, comingEvents: 0, runningEvents: 0 }],
    });
    expect(await enrol([home.memberId], {}, 'A letter came')).toMatchObject({
      __typename: 'MembersEnrolled',
      count: 1,
      fromProgram: null,
    });
    expect(await readProgram(home)).toBe(place.programId);
    const { data } = await staff.graphql<{
      staff: {
        member: {
          program: { id: string };
          connection: { status: string };
          history: { action: string; reason: string }[];
        };
      };
    }>(
      'query ($id: ID!) { staff { member(id: $id) { program { id } connection { status } history { action reason } } } }',
      { id: toGlobalId('MemberRecord', home.memberId) },
    );
    expect(data?.staff.member).toEqual({
      program: { id: toGlobalId('Program', place.programId) },
      connection: { status: 'CONNECTED' },
      history: [{ action: 'program.enroll', reason: 'A letter came' }],
    });
  });

  it('are refused, each with a sentence that says what to do, and none of the batch is enrolled', async () => {
    await method('INTERFACE');
    const [good, unconnected, far, unknown, inIt, elsewhere] = [
      await place.household(),
      await newcomer(),
      await newcomer('10001'),
      await newcomer(null),
      await place.household(),
      await place.household({ programId: other }),
    ];
    await server.database.db
      .update(utilityConnections)
      .set({ programId: null, postalCode: '94103' })
      .where(eq(utilityConnections.memberId, good.memberId));
    const lot = [good, unconnected, far, unknown, inIt, elsewhere].map(({ memberId }) => memberId);
    const { effects } = await preview([...lot, '0190a1b2-0000-7000-8000-0000000000ff']);
    expect(effects.map(({ fault }) => fault)).toEqual([
      null,
      'Dana hasn’t finished connecting to Cedar. Its interface has to confirm the home first.',
      'Cedar doesn’t cover 10001, where Dana lives. Add the postal code to its coverage first.',
      'We don’t know Dana’s postal code, so we can’t tell if Cedar covers the home.',
      expect.stringMatching(/^Dana is already in Peak Hours/),
      expect.stringMatching(/^Dana is in Peak Hours .*\. Move them from that program instead\.$/),
      'We can’t find that member.',
    ]);
    expect(await enrol(lot)).toMatchObject({ __typename: 'Refusal' });
    expect(await readProgram(good)).toBeNull();
    expect(await enrol([good.memberId])).toMatchObject({ count: 1 });
  });

  it('need a reason, an active program, and one of this brand', async () => {
    await method('FILES');
    const { memberId } = await newcomer();
    expect(await enrol([memberId], {}, ' ')).toMatchObject({
      __typename: 'Refusal',
      message: expect.stringMatching(/reason|why/i),
    });
    expect(await enrol([])).toMatchObject({ __typename: 'Refusal', message: 'Choose at least one member.' });
    const closed = await place.program();
    await server.database.db.update(programs).set({ active: false }).where(eq(programs.id, closed));
    expect((await preview([memberId], { to: closed })).fault).toMatch(
      /is inactive\. Make it active before you add members\.$/,
    );
    expect(await enrol([memberId], { to: closed })).toMatchObject({ __typename: 'Refusal' });
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    const { data } = await abroad.graphql<{ enrollMembers: Saved }>(
      'mutation ($input: EnrollMembersInput!) { enrollMembers(input: $input) { __typename } }',
      { input: { ...toInput([memberId], {}), reason: 'Try' } },
    );
    expect(data?.enrollMembers.__typename).toBe('Refusal');
  });

  it('are listed while they wait: in no program, at its utility or without one in its area', async () => {
    const [waiting, far] = [await newcomer(), await newcomer('10001')];
    const { data } = await staff.graphql<{
      staff: {
        program: { candidates: { edges: { node: { id: string } }[] }; members: { totalCount: number } };
      };
    }>(
      'query ($id: ID!) { staff { program(id: $id) { candidates(first: 100) { edges { node { id } } } members { totalCount } } } }',
      { id: toGlobalId('Program', place.programId) },
    );
    const offered = data?.staff.program.candidates.edges.map(({ node }) => node.id) ?? [];
    expect(offered).toContain(toGlobalId('MemberRecord', waiting.memberId));
    expect(offered).not.toContain(toGlobalId('MemberRecord', far.memberId));
    expect(data?.staff.program.members.totalCount).toBeGreaterThan(0);
  });
});

describe('members moved to another program by staff', () => {
  it('leave its coming events, keep the active one, and auto-join there', async () => {
    const mover = await place.household({ autoJoin: true });
    const stays = await place.household();
    const [running, coming, there] = [
      await place.event('2026-03-04', 18, 19),
      await place.event('2026-03-05', 18, 19),
      await place.event('2026-03-05', 20, 21, { programId: other }),
    ];
    for (const event of [running, coming]) await place.join(stays, event);
    await place.goTo('2026-03-04', 18.5);
    const lot = [mover.memberId, stays.memberId];
    expect((await preview(lot, { from: place.programId, to: other })).effects).toEqual(
      lot.map(() => ({ fault: null, comingEvents: 1, runningEvents: 1 })),
    );
    expect(await joined(stays)).toHaveLength(2);
    expect(await enrol(lot, { from: place.programId, to: other })).toMatchObject({
      __typename: 'MembersEnrolled',
      count: 2,
    });
    expect(await joined(stays)).toEqual([`${running.id} in`]);
    expect((await joined(mover)).sort()).toEqual([`${running.id} in`, `${there.id} in`].sort());
    expect([await readProgram(mover), await readProgram(stays)]).toEqual([other, other]);
  });

  it('are refused if moved by someone else in the meantime', async () => {
    const home = await place.household({ programId: other });
    const { effects } = await preview([home.memberId], { from: place.programId, to: await place.program() });
    expect(effects[0]?.fault).toBe('Dana has already left that program.');
  });
});

it('a home that support moves to another utility leaves the joined events, and the history names staff', async () => {
  const { db } = server.database;
  const [utility] = await db.select().from(utilities).where(eq(utilities.id, place.utilityId));
  if (utility === undefined) throw new Error('There is no utility.');
  const utilityId = server.core.deps.newId();
  await db.insert(utilities).values({ ...utility, id: utilityId, acronym: 'maple', name: 'Maple Power' });
  await db
    .insert(postalCoverage)
    .values({ brand: 'default', postalCode: '94103', utilityId, eligibility: 1 });
  const home = await place.household();
  await place.join(home, await place.event('2026-03-06', 18, 19));
  expect(await joined(home)).toHaveLength(1);
  const support = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_support'] }),
  );
  const { data } = await support.graphql(
    'mutation ($input: MoveMemberInput!) { moveMember(input: $input) { __typename ... on Refusal { message } } }',
    {
      input: {
        id: toGlobalId('MemberRecord', home.memberId),
        postalCode: '94103',
        utilityId: toGlobalId('Utility', utilityId),
        hasNewMeter: false,
        reason: 'They moved',
      },
    },
  );
  expect(data).toEqual({ moveMember: { __typename: 'MemberRecordSaved' } });
  expect(await joined(home)).toEqual([]);
  const changes = await db
    .select()
    .from(utilityTransitions)
    .where(eq(utilityTransitions.memberId, home.memberId))
    .orderBy(utilityTransitions.position);
  expect(changes.at(-1)).toMatchObject({ cause: 'staff', toState: 'PreValid' });
});

describe('a meter file added by staff for a member', () => {
  const upload = (
    client: HttpClient,
    memberId: string,
    content: string,
    reason: string | null = 'They sent it by mail',
  ) => {
    const part = (name: string, text: string, file = '') =>
      `--cut\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
    const body = Buffer.from(
      `${reason === null ? '' : part('reason', reason)}${part('file', content, '; filename="june.xml"')}--cut--\r\n`,
    );
    return client.call(`/staff/members/${toGlobalId('MemberRecord', memberId)}/meter_data`, {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    });
  };

  it('is an import that pays, with its days, and is in the audit log', async () => {
    const { memberId } = await place.household();
    const answer = await upload(
      staff,
      memberId,
      sampleGreenButton({ point: 'staff-1', start: Date.UTC(2026, 1, 1) / 1000, count: 48 }),
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { file_name: 'june.xml', source: 'operator', readings: 48, new_days: 3, changed_days: 0 },
    ]);
    expect(
      await server.database.db
        .select({ verified: servicePoints.verified })
        .from(servicePoints)
        .where(eq(servicePoints.memberId, memberId)),
    ).toEqual([{ verified: true }]);
    const { data } = await staff.graphql<{
      staff: { member: { history: { action: string; reason: string; actor: string }[] } };
    }>('query ($id: ID!) { staff { member(id: $id) { history { action reason actor } } } }', {
      id: toGlobalId('MemberRecord', memberId),
    });
    expect(data?.staff.member.history).toEqual([
      { action: 'meter.import', reason: 'They sent it by mail', actor: 'sam@example.org' },
    ]);
  });

  it('is refused as a whole with the faulty line, without a reason, or for a member of another brand', async () => {
    const { memberId } = await place.household();
    const faulty = await upload(staff, memberId, 'time,energy\n1,2\n');
    expect([faulty.statusCode, faulty.json()]).toMatchObject([
      400,
      { code: 'METER_FILE', error: expect.stringContaining('line 1') },
    ]);
    const mute = await upload(staff, memberId, sampleGreenButton({ point: 'staff-2' }), null);
    expect([mute.statusCode, mute.json()]).toMatchObject([400, { code: 'REASON' }]);
    expect(
      (await upload(staff, '0190a1b2-0000-7000-8000-0000000000ff', sampleGreenButton())).statusCode,
    ).toBe(404);
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    expect((await upload(abroad, memberId, sampleGreenButton())).statusCode).toBe(404);
    const onlyEvents = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    expect((await upload(onlyEvents, memberId, sampleGreenButton())).statusCode).toBe(403);
  });
});
