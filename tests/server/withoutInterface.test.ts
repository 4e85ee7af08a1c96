import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../codegen/rest/types.ts';
import { sampleGreenButton, sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { importReadingsCommand } from '../../src/server/meter/commands/importReadings.ts';
import { servicePoints } from '../../src/server/meter/tables.ts';
import { createMeterService } from '../../src/server/app/createMeterService.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import {
  createProgram,
  createUtility,
  setPostalCodes,
  updateUtility,
  type UtilityChange,
} from '../../src/server/programs/service.ts';
import { utilities } from '../../src/server/programs/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { currentAuthorization } from '../../src/server/utility/store/authorizations.ts';
import { enrolMembers } from '../../src/server/utility/enrol/enrolByStaff.ts';
import { markDuplicate } from '../../src/server/utility/readings/fetch.ts';
import { createDeliverReadings } from '../../src/server/utility/service.ts';
import { meterClaims, utilityConnections } from '../../src/server/utility/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { signupServer, type SignupServer, type Walk } from './signup/signupKit.ts';

let server: SignupServer;
beforeAll(
  async () =>
    void (server = await signupServer({ DELIVERY_LIMIT_BYTES: '1000000', UPLOAD_LIMIT_BYTES: '10000' })),
  120_000,
);
afterAll(() => server.close());

const reason = 'For the test';
const order = { brandId: 'default', actorId: null, reason };
const deps = () => {
  const { newId, notify } = server.core.deps;
  return { db: server.database.db, clock: server.clock, newId, notify };
};
const savedId = (saved: object): string => {
  if (!('id' in saved) || typeof saved.id !== 'string') throw new Error(JSON.stringify(saved));
  return saved.id;
};

let made = 0;
interface Place {
  readonly id: string;
  readonly zip: string;
  readonly name: string;
  readonly acronym: string;
}
async function place(connectionMethod: 'FILES' | 'NONE'): Promise<Place> {
  made += 1;
  const [zip, acronym] = [String(30_100 + made), `ALM${made}`];
  const name = `Alma ${made}`;
  const id = savedId(
    await createUtility(deps(), {
      ...order,
      acronym,
      name: `${name} Power`,
      shortName: name,
      country: 'US',
      timeZone: 'America/New_York',
      connection: 'OAUTH',
      connectionMethod,
    }),
  );
  await setPostalCodes(deps(), {
    ...order,
    utilityId: id,
    postalCodes: [zip],
    country: 'US',
    eligibility: 1,
  });
  return { id, zip, name, acronym };
}
const switchTo = async (id: string, connectionMethod: 'FILES' | 'NONE', version = 1) => {
  const same: Omit<UtilityChange, 'id' | 'version' | keyof typeof order> = {
    name: undefined,
    shortName: undefined,
    timeZone: undefined,
    connection: undefined,
    inOutage: undefined,
    outageEndAt: undefined,
  };
  return savedId(await updateUtility(deps(), { ...order, ...same, id, version, connectionMethod }));
};
const mailTo = (address: string) =>
  server.sentMail.filter(({ to }) => to === address).map(({ subject }) => subject);
const settle = () => server.worker.runUntilIdle();

/** A member who has chosen the utility, at the step after it. */
async function memberAt({ id, zip }: Place): Promise<Walk & { readonly email: string }> {
  // The number of links an hour is limited per network.
  server.clock.advance(3_600_000);
  const email = `member-${server.core.deps.newId()}@example.org`;
  const walk = await server.arrived(email, { zip });
  await walk.post('/signup/password', { password: 'a horse with 4 socks' });
  await walk.form({ utility: id });
  return { ...walk, email };
}
const readSettings = async ({ browser }: Walk): Promise<Settings> =>
  (await browser.call('/settings')).json<Settings>();

async function waiting(
  utility: Place,
): Promise<{ email: string; waitsFor: string; memberId: string | null }[]> {
  const staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
  );
  const { data } = await staff.graphql<{
    staff: {
      waiting: {
        totalCount: number;
        edges: {
          node: { email: string; waitsFor: string; memberId: string | null; utility: { name: string } };
        }[];
      };
    };
  }>('{ staff { waiting { totalCount edges { node { email waitsFor memberId utility { name } } } } } }');
  return (data?.staff.waiting.edges ?? [])
    .map(({ node }) => node)
    .filter((node) => node.utility.name === `${utility.name} Power`)
    .map(({ email, waitsFor, memberId }) => ({ email, waitsFor, memberId }));
}

async function deliver(
  utility: Place,
  files: Readonly<Record<string, string>>,
): Promise<{ code: number; printed: readonly string[] }> {
  const { deps } = server.core;
  const meter = createMeterService(deps);
  const printed: string[] = [];
  const code = await runCommand(
    [importReadingsCommand(meter, server.core.sessions, createDeliverReadings({ ...deps, meter }))],
    {
      name: 'import-readings',
      args: [...Object.keys(files), '--utility', utility.acronym],
      deps,
      signal: new AbortController().signal,
      print: (line) => void printed.push(line),
      printError: (line) => void printed.push(line),
      openFile: (name) => Readable.from([Buffer.from(files[name] ?? '')]),
      settle: async () => undefined,
    },
  );
  await settle();
  return { code, printed };
}

describe('a home whose utility cannot be connected yet', () => {
  let utility: Place;
  beforeEach(async () => void (utility = await place('NONE')));

  it('sees "not yet" at the postal code, and can only leave an email address', async () => {
    const walk = await server.stranger();
    expect((await walk.call(`/signup/check_zip_eligibility?zip=${utility.zip}`)).body).toMatchObject({
      eligibility: 1,
      not_yet: true,
      utility_short_name: utility.name,
    });
    const { body } = await walk.post('/signup/zip_code', { zip_code: utility.zip });
    expect(body).toMatchObject({ step: 'zip_code', zip: { not_yet: true }, waiting_email: null });
    expect((await walk.post('/signup/waitlist', { email: 'nobody' })).body.fields).toHaveProperty('email');
    expect((await walk.post('/signup/waitlist', { email: 'dana@waits.example' })).status).toBe(200);
    expect((await walk.get()).body).toMatchObject({ step: 'zip_code', waiting_email: 'dana@waits.example' });
    expect(await waiting(utility)).toEqual([
      { email: 'dana@waits.example', waitsFor: 'CONNECTION', memberId: null },
    ]);
  });

  it('stores an address only where there is something to wait for', async () => {
    const walk = await server.stranger();
    expect((await walk.post('/signup/waitlist', { email: 'dana@example.org' })).body.code).toBe(
      'NOTHING_TO_WAIT_FOR',
    );
    await walk.post('/signup/zip_code', { zip_code: '94103' });
    expect((await walk.post('/signup/waitlist', { email: 'dana@example.org' })).body.code).toBe(
      'NOTHING_TO_WAIT_FOR',
    );
  });

  it('is emailed once when staff connect the utility, visitors and members alike', async () => {
    const stranger = await server.stranger();
    await stranger.post('/signup/zip_code', { zip_code: utility.zip });
    await stranger.post('/signup/waitlist', { email: `first@${utility.acronym}.example` });
    await stranger.post('/signup/waitlist', { email: `once@${utility.acronym}.example` });
    const member = await memberAt(utility);
    expect((await member.get()).body).toMatchObject({
      connects_by: 'NONE',
      utility_widget_state: 'PreValid',
      utility_widget_substate: 'NotYet',
    });
    expect((await member.get()).body.steps.map(({ name }) => name)).not.toContain('connect_utility');
    expect((await readSettings(member)).utility_widget_substate).toBe('NotYet');
    expect(await waiting(utility)).toHaveLength(2);
    await settle();
    const subject = `You can connect ${utility.name} now`;
    expect(mailTo(`once@${utility.acronym}.example`)).toEqual([]);

    server.clock.advance(60_000);
    await switchTo(utility.id, 'FILES');
    await settle();
    await settle();
    expect(mailTo(`first@${utility.acronym}.example`)).toEqual([]);
    expect(mailTo(`once@${utility.acronym}.example`)).toEqual([subject]);
    expect(mailTo(member.email).filter((each) => each === subject)).toEqual([subject]);
    expect(await waiting(utility)).toEqual([]);
    expect((await member.get()).body).toMatchObject({ step: 'connect_utility', connects_by: 'FILES' });
    expect((await stranger.call(`/signup/check_zip_eligibility?zip=${utility.zip}`)).body).toMatchObject({
      not_yet: false,
    });
  });

  it('is offered another utility of its postal code that can be connected', async () => {
    const other = await place('FILES');
    await setPostalCodes(deps(), {
      ...order,
      utilityId: other.id,
      postalCodes: [utility.zip],
      country: 'US',
      eligibility: 1,
    });
    const walk = await server.stranger();
    expect((await walk.post('/signup/zip_code', { zip_code: utility.zip })).body).toMatchObject({
      step: 'full',
      zip: { not_yet: false, utility_short_name: other.name },
    });
  });
});

it('a utility that an earlier release made during an upgrade, without an interface, cannot be connected yet', async () => {
  const utility = await place('NONE');
  await server.database.db
    .update(utilities)
    .set({ connectionMethod: 'INTERFACE', partnerUrl: null })
    .where(eq(utilities.id, utility.id));
  const walk = await server.stranger();
  expect((await walk.call(`/signup/check_zip_eligibility?zip=${utility.zip}`)).body).toMatchObject({
    not_yet: true,
  });
  const member = await memberAt(utility);
  expect((await member.get()).body).toMatchObject({ connects_by: 'NONE', utility_widget_substate: 'NotYet' });
  expect((await readSettings(member)).utility_widget_substate).toBe('NotYet');
  expect(await waiting(utility)).toEqual([
    expect.objectContaining({ email: member.email, waitsFor: 'CONNECTION' }),
  ]);
  server.clock.advance(60_000);
  await switchTo(utility.id, 'FILES');
  await settle();
  await settle();
  expect(mailTo(member.email).filter((each) => each === `You can connect ${utility.name} now`)).toHaveLength(
    1,
  );
});

describe('a home whose utility delivers files', () => {
  let utility: Place;
  beforeEach(async () => void (utility = await place('FILES')));
  const send = (walk: Walk, body: object) => walk.post('/signup/update_utility', body);

  it('gives its account or meter number, checked like any other, and waits for the first delivery', async () => {
    const member = await memberAt(utility);
    expect((await member.get()).body).toMatchObject({
      step: 'connect_utility',
      connection: 'ACCOUNT_NUMBER',
      connects_by: 'FILES',
    });
    expect(
      Object.keys((await send(member, { account_number: '', meter_number: '' })).body.fields ?? {}),
    ).toEqual(['account_number']);
    expect(
      Object.keys(
        (await send(member, { account_number: '12', meter_number: 'no;number' })).body.fields ?? {},
      ),
    ).toEqual(['account_number', 'meter_number']);
    expect((await send(member, { meter_number: 'WAIT-1' })).status).toBe(200);
    expect((await member.get()).body).toMatchObject({
      step: 'check_eligible',
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'AwaitingFile',
    });
    expect(await readSettings(member)).toMatchObject({
      utility_widget_state: 'AuthStart',
      utility_widget_substate: 'AwaitingFile',
      ever_reached_auth_done: false,
    });
    expect(await waiting(utility)).toEqual([
      { email: member.email, waitsFor: 'FIRST_FILE', memberId: expect.any(String) as string },
    ]);
  });

  it('is connected by the first delivery, enrolled in the utility’s program and notified by email; later ones add readings', async () => {
    const programId = savedId(
      await createProgram(deps(), { ...order, utilityId: utility.id, name: 'Evenings', rules: {} }),
    );
    const member = await memberAt(utility);
    await send(member, { account_number: '77-1234', meter_number: 'first 0001' });
    const june = { 'june.csv': sampleNem12({ nmi: 'FIRST0001', firstDay: '20260601', days: 2 }) };
    const first = await deliver(utility, june);
    expect(first).toEqual({
      code: 0,
      printed: ['june.csv: 1 meter added, 1 home connected, 0 unchanged, 0 left out.'],
    });
    expect((await member.get()).body).toMatchObject({
      utility_widget_state: 'MarketEnrolled',
      utility_widget_substate: null,
    });
    const subject = `Your first readings from ${utility.name} are here`;
    expect(mailTo(member.email).filter((each) => each === subject)).toEqual([subject]);
    const settings = await readSettings(member);
    expect(settings).toMatchObject({
      utility_info: { program_name: 'Evenings' },
      ohmhour_eligible: { label: 'Eligible' },
    });
    const [row] = await server.database.db
      .select()
      .from(utilityConnections)
      .where(eq(utilityConnections.programId, programId));
    expect(row).toMatchObject({ authStatus: 'active', everReachedAuthDone: true });

    expect((await deliver(utility, june)).printed).toEqual([
      'june.csv: 0 meters added, 1 unchanged, 0 left out.',
    ]);
    const later = { 'july.csv': sampleNem12({ nmi: 'FIRST0001', firstDay: '20260603', days: 2 }) };
    expect((await deliver(utility, later)).printed).toEqual([
      'july.csv: 1 meter added, 0 unchanged, 0 left out.',
    ]);
    expect(mailTo(member.email).filter((each) => each === subject)).toEqual([subject]);
  });

  it('is found by its account number in a Green Button address, and in the name of a file of one home', async () => {
    const [byAddress, byName] = [await memberAt(utility), await memberAt(utility)];
    await send(byAddress, { account_number: 'addr-4711' });
    await send(byName, { account_number: '000-8812' });
    const { printed } = await deliver(utility, {
      '0008812.xml': sampleGreenButton({ point: 'named', start: Date.UTC(2026, 5, 1) / 1_000, count: 48 }),
      'feed.xml': sampleGreenButton({ point: 'ADDR4711', start: Date.UTC(2026, 5, 1) / 1_000, count: 48 }),
    });
    expect(printed).toEqual([
      '0008812.xml: 1 meter added, 1 home connected, 0 unchanged, 0 left out.',
      'feed.xml: 1 meter added, 1 home connected, 0 unchanged, 0 left out.',
    ]);
  });

  it('stores nothing for a meter that no member or several members entered, and says so', async () => {
    const [one, two] = [await memberAt(utility), await memberAt(utility)];
    await send(one, { meter_number: 'BOTH000001' });
    await send(two, { meter_number: 'BOTH000001' });
    const { code, printed } = await deliver(utility, {
      'many.csv': sampleNem12({ nmi: 'BOTH000001' }),
      'other.csv': sampleNem12({ nmi: 'NOBODY9871' }),
    });
    expect(code).toBe(0);
    expect(printed).toEqual([
      'many.csv: 0 meters added, 0 unchanged, 1 left out.',
      '  BOTH000001: several members entered this number, so ask them whose it is.',
      'other.csv: 0 meters added, 0 unchanged, 1 left out.',
      '  NOBODY9871: no member entered this number.',
    ]);
    expect((await one.get()).body.utility_widget_substate).toBe('AwaitingFile');
    expect(
      await server.database.db.select().from(servicePoints).where(eq(servicePoints.numberLast4, '9871')),
    ).toEqual([]);
  });

  it('is marked as a duplicate where another home is already connected by the number', async () => {
    const [first, second] = [await memberAt(utility), await memberAt(utility)];
    await send(first, { meter_number: 'TAKEN00001' });
    await deliver(utility, { 'taken.csv': sampleNem12({ nmi: 'TAKEN00001' }) });
    await send(second, { meter_number: 'TAKEN00001' });
    expect((await second.get()).body).toMatchObject({
      utility_widget_state: 'AuthDone',
      utility_widget_substate: 'Duplicate',
    });
  });

  describe('whose number another member claims', () => {
    const staff = async () =>
      server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
    interface Claim {
      readonly id: string;
      readonly kind: string;
      readonly numberLast4: string;
      readonly proof: string;
      readonly claimant: { readonly email: string } | null;
      readonly holder: { readonly email: string } | null;
      readonly lastReadingOn: string | null;
      readonly mayDecideFor: readonly string[];
    }
    const claims = async (browser: HttpClient, search: string): Promise<readonly Claim[]> => {
      const { data } = await browser.graphql<{
        staff: { meterClaims: { edges: readonly { node: Claim }[] } };
      }>(
        `query ($search: String) { staff { meterClaims(search: $search) { edges { node {
          id kind numberLast4 proof claimant { email } holder { email } lastReadingOn mayDecideFor } } } } }`,
        { search },
      );
      return data?.staff.meterClaims.edges.map(({ node }) => node) ?? [];
    };
    const decide = async (browser: HttpClient, id: string, decision: 'CLAIMANT' | 'HOLDER', why = reason) =>
      (
        await browser.graphql<{ decideMeterClaim: { __typename: string; code?: string } }>(
          `mutation ($input: DecideMeterClaimInput!) { decideMeterClaim(input: $input) {
            __typename ... on Refusal { code } } }`,
          { input: { id, decision, reason: why } },
        )
      ).data?.decideMeterClaim;
    /** Two homes, the first connected by the number, the second refused with it. */
    const twoFor = async (numbers: { account_number?: string; meter_number?: string }, nmi: string) => {
      const [holder, claimant] = [await memberAt(utility), await memberAt(utility)];
      await send(holder, numbers);
      await deliver(utility, { 'claimed.csv': sampleNem12({ nmi }) });
      await send(claimant, numbers);
      return { holder, claimant };
    };

    it('is seen by staff with both sides, and loses it where they decide for the claimant, who connects at once', async () => {
      const number = 'CLAIMEDX01';
      const { holder, claimant } = await twoFor({ meter_number: number }, number);
      const colleague = await staff();
      const [claim, ...others] = await claims(colleague, claimant.email);
      if (claim === undefined) throw new Error('no claim');
      expect(others).toEqual([]);
      expect(claim).toMatchObject({
        kind: 'METER',
        numberLast4: 'DX01',
        proof: 'NUMBER',
        claimant: { email: claimant.email },
        holder: { email: holder.email },
        mayDecideFor: ['CLAIMANT', 'HOLDER'],
      });
      expect(claim.lastReadingOn).not.toBeNull();
      expect(await decide(colleague, claim.id, 'CLAIMANT', ' ')).toMatchObject({ code: 'INVALID' });
      expect(await decide(colleague, claim.id, 'CLAIMANT')).toEqual({ __typename: 'MeterClaimDecided' });
      expect(await decide(colleague, claim.id, 'HOLDER')).toMatchObject({ code: 'STALE' });
      expect(await claims(colleague, claimant.email)).toEqual([]);
      expect((await holder.get()).body).toMatchObject({
        utility_widget_state: 'AuthDone',
        utility_widget_substate: 'Duplicate',
      });
      await settle();
      expect(mailTo(claimant.email)).toContain('The meter is yours: connect it now');
      expect(mailTo(holder.email)).toContain('Your meter belongs to another account');
      // The member who lost it can't take it back before the other has connected.
      await send(holder, { meter_number: number });
      expect((await holder.get()).body.utility_widget_substate).toBe('Duplicate');
      await send(claimant, { meter_number: number });
      await deliver(utility, { 'again.csv': sampleNem12({ nmi: number }) });
      expect(await connection(claimant.email)).toMatchObject({ authStatus: 'active' });
      // Both have a meter of that number: the readings that the first one has stay theirs.
      const meters = await server.database.db
        .select()
        .from(servicePoints)
        .where(eq(servicePoints.numberLast4, 'DX01'));
      expect(meters.map(({ numberHash }) => numberHash.startsWith('released:')).toSorted()).toEqual([
        false,
        true,
      ]);
    });

    it('keeps it where staff decide so, and both get a message', async () => {
      const { holder, claimant } = await twoFor({ account_number: 'CLAIMEDX02' }, 'CLAIMEDX02');
      const colleague = await staff();
      const [claim] = await claims(colleague, 'dx02');
      if (claim === undefined) throw new Error('no claim');
      expect(claim).toMatchObject({ kind: 'ACCOUNT', holder: { email: holder.email } });
      expect(await decide(colleague, claim.id, 'HOLDER')).toEqual({ __typename: 'MeterClaimDecided' });
      await settle();
      expect(mailTo(holder.email)).toContain('Your meter stays with your account');
      expect(mailTo(claimant.email)).toContain('The meter stays with another account');
      expect(await connection(holder.email)).toMatchObject({ authStatus: 'active' });
      expect(await claims(colleague, 'dx02')).toEqual([]);
    });

    it('can have its number entered by staff, with a reason, which its history keeps, and the member gets an email', async () => {
      const [holder, member] = [await memberAt(utility), await memberAt(utility)];
      await send(holder, { meter_number: 'ENTEREDX01' });
      await deliver(utility, { 'entered.csv': sampleNem12({ nmi: 'ENTEREDX01' }) });
      const memberId = await findMemberId(member.email);
      const id = toGlobalId('MemberRecord', memberId);
      const colleague = await staff();
      interface Entered {
        readonly __typename: string;
        readonly code?: string;
        readonly fields?: readonly { readonly field: string }[];
      }
      const enter = async (input: object, why = reason) =>
        (
          await colleague.graphql<{ setBillNumbers: Entered }>(
            `mutation ($input: SetBillNumbersInput!) { setBillNumbers(input: $input) {
              __typename ... on Refusal { code fields { field } } } }`,
            { input: { id, reason: why, ...input } },
          )
        ).data?.setBillNumbers;
      const { data } = await colleague.graphql<{ staff: { member: { billNumbers: readonly string[] } } }>(
        `query ($id: ID!) { staff { member(id: $id) { billNumbers } } }`,
        { id },
      );
      expect(data?.staff.member.billNumbers).toEqual(['ACCOUNT_NUMBER', 'METER_NUMBER']);
      expect(await enter({ meterNumber: 'ENTEREDX02' }, ' ')).toMatchObject({ code: 'INVALID' });
      expect(await enter({ meterNumber: 'x' })).toMatchObject({ fields: [{ field: 'meterNumber' }] });
      expect(await enter({ meterNumber: 'ENTEREDX02' })).toEqual({ __typename: 'MemberRecordSaved' });
      expect(await enter({ meterNumber: 'ENTEREDX02' })).toMatchObject({ code: 'CONFLICT' });
      await settle();
      expect(mailTo(member.email)).toContain('We’ve saved the numbers on your bill');
      // Another member is connected with this one: staff decide in the queue.
      expect(await enter({ meterNumber: 'ENTEREDX01' })).toEqual({ __typename: 'MemberRecordSaved' });
      expect(await claims(colleague, member.email)).toMatchObject([
        { numberLast4: 'DX01', holder: { email: holder.email }, proof: 'NUMBER' },
      ]);
      const { rows: audited } = await server.database.execute(
        `select before, after, reason from audit_log where subject = $1 and action = 'member.billNumbers' order by after->>'meter' desc`,
        [`member:${memberId}`],
      );
      expect(audited).toEqual([
        { before: null, after: { account: null, meter: 'DX02' }, reason },
        {
          before: { account: null, meter: 'DX02' },
          after: { account: null, meter: 'DX01' },
          reason,
        },
      ]);
    });

    it('is no longer asked about once the claimant gives another number', async () => {
      const { claimant } = await twoFor({ meter_number: 'CLAIMEDX03' }, 'CLAIMEDX03');
      const colleague = await staff();
      const [claim] = await claims(colleague, 'dx03');
      await send(claimant, { meter_number: 'ANOTHER003' });
      expect(await claims(colleague, 'dx03')).toEqual([]);
      expect(await decide(colleague, claim?.id ?? '', 'CLAIMANT')).toMatchObject({ code: 'STALE' });
    });

    it('stays unnamed for another brand, whose staff decide only against their own member', async () => {
      const number = 'CLAIMEDX04';
      const { holder, claimant } = await twoFor({ meter_number: number }, number);
      const [seen] = await claims(await staff(), 'dx04');
      if (seen === undefined) throw new Error('no claim');
      // As if the claimant were a member of another brand.
      await server.database.db
        .update(meterClaims)
        .set({ brand: 'us-energy', holderBrand: 'default' })
        .where(eq(meterClaims.memberId, await findMemberId(claimant.email)));
      const colleague = await staff();
      const [claim] = await claims(colleague, holder.email);
      expect(claim).toMatchObject({ holder: { email: holder.email }, mayDecideFor: ['CLAIMANT'] });
      expect(await decide(colleague, seen.id, 'HOLDER')).toMatchObject({ code: 'NOT_ALLOWED' });
      await server.database.db
        .update(meterClaims)
        .set({ holderBrand: 'us-energy' })
        .where(eq(meterClaims.memberId, await findMemberId(claimant.email)));
      expect(await claims(colleague, 'dx04')).toEqual([]);
      expect(await decide(colleague, seen.id, 'HOLDER')).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('is not connected by a file that the member uploads', async () => {
    const member = await memberAt(utility);
    await send(member, { meter_number: 'UPLOAD0001' });
    const { db } = server.database;
    const [{ memberId } = { memberId: '' }] = await db
      .select({ memberId: utilityConnections.memberId })
      .from(utilityConnections)
      .where(eq(utilityConnections.utilityId, utility.id));
    await createMeterService(server.core.deps).importFile(
      db,
      { brandId: 'default', memberId, timeZone: 'America/New_York' },
      {
        fileName: 'mine.csv',
        stream: Readable.from([Buffer.from(sampleNem12({ nmi: 'UPLOAD0001' }))]),
        source: 'upload',
      },
    );
    expect((await member.get()).body.utility_widget_substate).toBe('AwaitingFile');
  });

  const findMemberId = async (email: string) =>
    (await server.database.db.select({ id: members.id }).from(members).where(eq(members.emailKey, email)))[0]
      ?.id ?? '';
  const connection = async (email: string) =>
    (
      await server.database.db
        .select()
        .from(utilityConnections)
        .where(eq(utilityConnections.memberId, await findMemberId(email)))
    )[0];

  it('is not connected by readings of another meter that an operator imports for the member', async () => {
    const member = await memberAt(utility);
    await send(member, { meter_number: 'OWNMETER01' });
    const owner = {
      brandId: 'default',
      memberId: await findMemberId(member.email),
      timeZone: 'America/New_York',
    };
    await createMeterService(server.core.deps).importFile(server.database.db, owner, {
      fileName: 'other.csv',
      stream: Readable.from([Buffer.from(sampleNem12({ nmi: 'OTHERMETER' }))]),
      source: 'operator',
    });
    expect((await member.get()).body.utility_widget_substate).toBe('AwaitingFile');
  });

  it('is connected when an interrupted delivery is repeated', async () => {
    const member = await memberAt(utility);
    await send(member, { meter_number: 'STOPPED001' });
    const file = { 'stopped.csv': sampleNem12({ nmi: 'STOPPED001' }) };
    await deliver(utility, file);
    await server.database.db
      .update(utilityConnections)
      .set({ authStatus: 'waiting', widgetState: 'AuthStart', widgetSubstate: 'AwaitingFile' })
      .where(eq(utilityConnections.memberId, await findMemberId(member.email)));
    expect((await deliver(utility, file)).printed).toEqual([
      'stopped.csv: 0 meters added, 1 home connected, 1 unchanged, 0 left out.',
    ]);
    expect((await member.get()).body.utility_widget_state).toBe('MarketEnrolled');
  });

  it('counts as one connected home, however many meters it has', async () => {
    const member = await memberAt(utility);
    await send(member, { account_number: 'COUNTED001', meter_number: 'COUNTED002' });
    const [one, two] = ['COUNTED001', 'COUNTED002'].map((nmi) => sampleNem12({ nmi }).split('\r\n'));
    const both = [...(one ?? []).slice(0, -2), ...(two ?? []).slice(1)].join('\r\n');
    expect((await deliver(utility, { 'two.csv': both })).printed).toEqual([
      'two.csv: 2 meters added, 1 home connected, 0 unchanged, 0 left out.',
    ]);
  });

  it('is not ended by an old delivery once the member has given another number', async () => {
    const member = await memberAt(utility);
    await send(member, { meter_number: 'OLDMETER01' });
    const before = await currentAuthorization(server.database.db, await findMemberId(member.email));
    if (before === null) throw new Error('no authorization');
    await send(member, { meter_number: 'NEWMETER01' });
    await markDuplicate({ ...server.core.deps, meter: createMeterService(server.core.deps) }, before, null);
    expect(await connection(member.email)).toMatchObject({
      widgetState: 'AuthStart',
      widgetSubstate: 'AwaitingFile',
      authStatus: 'waiting',
    });
    expect(
      (await currentAuthorization(server.database.db, await findMemberId(member.email)))?.id,
    ).toBeDefined();
  });

  describe('and that staff enrolled', () => {
    const enrolled = async () => {
      const programId = savedId(
        await createProgram(deps(), {
          ...order,
          utilityId: utility.id,
          name: `By hand ${utility.acronym}`,
          rules: {},
        }),
      );
      const member = await memberAt(utility);
      const memberId = await findMemberId(member.email);
      expect(
        await enrolMembers(deps(), { ...order, programId, fromProgramId: null, memberIds: [memberId] }),
      ).toEqual({ programId, count: 1 });
      return { member, programId };
    };

    it('keeps its place in the program when the member gives a number, and another one after that', async () => {
      const { member, programId } = await enrolled();
      for (const number of ['BYHAND0001', 'BYHAND0002']) {
        expect((await send(member, { meter_number: number })).status).toBe(200);
        expect(await connection(member.email)).toMatchObject({
          programId,
          widgetState: 'MarketEnrolled',
          authStatus: 'waiting',
        });
      }
      expect((await deliver(utility, { 'a.csv': sampleNem12({ nmi: 'BYHAND0002' }) })).printed).toEqual([
        'a.csv: 1 meter added, 0 unchanged, 0 left out.',
      ]);
      expect(await connection(member.email)).toMatchObject({
        programId,
        widgetState: 'MarketEnrolled',
        authStatus: 'active',
      });
    });

    it('blocks no member from their own meter, and reports a number that another home is connected by', async () => {
      const { member, programId } = await enrolled();
      const other = await memberAt(utility);
      await send(member, { meter_number: 'THEIRS0001' });
      await send(other, { meter_number: 'THEIRS0001' });
      expect((await deliver(utility, { 'a.csv': sampleNem12({ nmi: 'THEIRS0001' }) })).printed).toEqual([
        'a.csv: 0 meters added, 0 unchanged, 1 left out.',
        '  THEIRS0001: several members entered this number, so ask them whose it is.',
      ]);
      await send(other, { meter_number: 'THEIRS0002' });
      await deliver(utility, { 'b.csv': sampleNem12({ nmi: 'THEIRS0002' }) });
      expect((await send(member, { meter_number: 'THEIRS0002' })).body).toMatchObject({
        code: 'UTILITY_NUMBERS',
        fields: { meter_number: expect.stringContaining('Another home') as string },
      });
      expect(await connection(member.email)).toMatchObject({ programId, widgetState: 'MarketEnrolled' });
    });
  });

  it('cannot use the interface of a utility that has none', async () => {
    const member = await memberAt(utility);
    expect((await send(member, { start: true })).body.code).toBe('UTILITY_NOT_CONNECTED');
  });
});

describe('a delivery that staff upload on the utility’s page', () => {
  let utility: Place;
  let staff: HttpClient;
  beforeEach(async () => {
    utility = await place('FILES');
    staff = await server.loggedIn(
      await server.addMember({
        isAdmin: true,
        roles: ['internal_programs'],
        email: `staff-${utility.acronym}@example.org`,
      }),
    );
  });
  interface Report {
    readonly taken: number;
    readonly code?: string;
    readonly error?: string;
  }
  const upload = async (
    client: HttpClient,
    content: string,
    {
      id = utility.id,
      reason = 'June’s delivery',
      name = 'june.csv',
    }: { id?: string; reason?: string; name?: string } = {},
  ) => {
    const part = (field: string, text: string, file = '') =>
      `--cut\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n${text}\r\n`;
    const body = Buffer.from(
      `${part('reason', reason)}${part('file', content, `; filename="${name}"`)}--cut--\r\n`,
    );
    const answer = await client.call(`/staff/utilities/${toGlobalId('Utility', id)}/deliveries`, {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    });
    return { status: answer.statusCode, body: answer.json<Report>() };
  };
  /** One file with these meters; a broken meter has a non-numeric value. */
  const meterFile = (numbers: readonly string[], broken: readonly string[] = [], days = 20) => {
    const blocks = numbers.map((nmi) =>
      sampleNem12({ nmi, firstDay: '20260525', days, ...(broken.includes(nmi) ? { value: () => 'x' } : {}) })
        .split('\r\n')
        .slice(1, -2),
    );
    return [sampleNem12().split('\r\n')[0], ...blocks.flat(), '900', ''].join('\r\n');
  };
  const readHistory = async (client: HttpClient) => {
    const { data } = await client.graphql<{
      staff: {
        utility: {
          history: { action: string; reason: string; actor: string }[];
          deliveryFaults: { line: number; meterLast4: string }[];
        };
      };
    }>(
      'query ($id: ID!) { staff { utility(id: $id) { history { action reason actor } deliveryFaults { line meterLast4 } } } }',
      { id: toGlobalId('Utility', utility.id) },
    );
    return data?.staff.utility;
  };

  it('connects waiting homes, reports faulty or unmatched lines, and is in the audit log; a repeat changes nothing', async () => {
    const [waits, faulty] = [await memberAt(utility), await memberAt(utility)];
    await waits.post('/signup/update_utility', { meter_number: 'STAFFUP001' });
    await faulty.post('/signup/update_utility', { meter_number: 'STAFFUP002' });
    const file = meterFile(['STAFFUP002', 'STAFFUP001', 'STAFFUP003'], ['STAFFUP002']);
    expect(file.length).toBeGreaterThan(10_000);
    expect(await upload(staff, file)).toEqual({
      status: 200,
      body: {
        file_name: 'june.csv',
        homes: 2,
        readings: 960,
        taken: 1,
        unchanged: 0,
        connected: 1,
        left_counts: { faulty: 1, elsewhere: 0, ambiguous: 0, unmatched: 1 },
        left: [
          { number: 'STAFFUP002', why: 'faulty', line: 3, fault: expect.any(String) as string },
          { number: 'STAFFUP003', why: 'unmatched', line: null, fault: null },
        ],
      },
    });
    expect((await waits.get()).body.utility_widget_state).toBe('MarketEnrolled');
    expect((await faulty.get()).body.utility_widget_substate).toBe('AwaitingFile');
    expect((await upload(staff, file)).body).toMatchObject({
      taken: 0,
      readings: 0,
      unchanged: 1,
      connected: 0,
    });
    const audit = await readHistory(staff);
    expect(audit?.history.find(({ action }) => action === 'meter.delivery')).toEqual({
      action: 'meter.delivery',
      reason: 'June’s delivery',
      actor: `staff-${utility.acronym}@example.org`,
    });
    expect(audit?.deliveryFaults).toEqual([{ line: 3, meterLast4: 'P002' }]);
  });

  it('names at most 200 of the skipped meters, and counts all', async () => {
    const numbers = Array.from({ length: 230 }, (_, index) => `NOBODY${String(index).padStart(4, '0')}`);
    const { body } = await upload(staff, meterFile(numbers, [], 1));
    expect(body).toMatchObject({ homes: 0, taken: 0, left_counts: { unmatched: 230 } });
    expect(body).toHaveProperty('left.length', 200);
  });

  it('is refused if it is no meter file, too large, without a reason, or without the right role', async () => {
    expect(await upload(staff, 'time,energy\n1,2\n')).toMatchObject({
      status: 400,
      body: { code: 'METER_FILE', error: expect.stringContaining('line 1') as string },
    });
    expect(await upload(staff, 'x'.repeat(1_100_000))).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE' },
    });
    expect(await upload(staff, meterFile(['NOBODY0001']), { reason: '' })).toMatchObject({
      status: 400,
      body: { code: 'REASON' },
    });
    expect((await upload(staff, meterFile(['NOBODY0001']), { id: server.core.deps.newId() })).status).toBe(
      404,
    );
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    expect((await upload(abroad, meterFile(['NOBODY0001']))).status).toBe(404);
    const onlyEvents = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    expect((await upload(onlyEvents, meterFile(['NOBODY0001']))).status).toBe(403);
    expect((await readHistory(staff))?.history.filter(({ action }) => action === 'meter.delivery')).toEqual(
      [],
    );
  });
});

it('the operator gets an error for a utility that the brand does not have', async () => {
  const nowhere = { id: '', zip: '', name: '', acronym: 'NOWHERE' };
  expect((await deliver(nowhere, { 'a.csv': sampleNem12() })).printed).toEqual([
    'The brand default has no utility NOWHERE.',
  ]);
});
