import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpackRuns } from '../../src/domain/meter/packedRuns.ts';
import { postalCoverage, utilities } from '../../src/server/programs/tables.ts';
import { hashPassword } from '../../src/server/session/login/passwords.ts';
import { members } from '../../src/server/session/tables.ts';
import { meterClaims, utilityConnections } from '../../src/server/utility/tables.ts';
import { meterImports, readingDays, servicePoints } from '../../src/server/meter/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { findInTables } from '../support/memberRows.ts';
import { begin, returnFromUtility, utilityWorld, visit, type UtilityWorld } from '../support/utilityWorld.ts';

// The partners run in the same process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let world: UtilityWorld;
let cedar: { utilityId: string; programId: string; clientId: string };
beforeAll(async () => {
  world = await utilityWorld();
  cedar = await world.addUtility('cedar');
}, 300_000);
afterAll(() => world.close());
beforeEach(() => world.sandbox.faults.clear());

const readAuth = async (browser: Awaited<ReturnType<UtilityWorld['addHome']>>['browser']) =>
  (await browser.call('/signup/is_utility_auth_done')).json<{ done: boolean; status: string }>();

describe('the utility connection', () => {
  it("SGN-22, SGN-24, UTL-03: goes from the utility's log-in to the market, with readings that pay", async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    expect(await world.state(memberId)).toEqual(['PreValid', 'LocationOK']);
    expect(await readAuth(browser)).toMatchObject({ done: false, status: 'none' });

    const url = await begin(browser);
    const asked = new URL(url).searchParams;
    expect(asked.get('scope')).toBe(
      'FB=1_3_4_5_13_14_15_39;IntervalDuration=900;BlockDuration=daily;HistoryLength=13',
    );
    expect(asked.get('redirect_uri')).toMatch(
      /^http:\/\/localhost:\d+\/backend\/connect\/utility\/callback$/,
    );
    expect(await readAuth(browser)).toMatchObject({ done: false, status: 'waiting' });
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Started']);

    expect(await returnFromUtility(browser, await visit(url, { customer: 'Ada Whole Way' }))).toBe(
      '303 /signup/oauth?result=active',
    );
    expect(await readAuth(browser)).toMatchObject({ done: true, status: 'active' });
    await world.settle();
    for (let step = 0; step < 4; step += 1) {
      await world.sandbox.tick();
      await world.settle();
    }
    expect(await world.way(memberId)).toEqual([
      'PreValid/LocationOK (member)',
      'AuthStart/Started (member)',
      'AuthDone/- (authorization)',
      'AuthDone/MappingDataVerified (poll)',
      'pending/Connected (webhook)',
      'MarketReady/ISOReady (webhook)',
      'MarketEnrolled/Connected (webhook)',
    ]);
    // HOM-15: completes without the member opening the sign-up.
    const [member] = await world.server.database.db.select().from(members).where(eq(members.id, memberId));
    expect(member?.accountSetupStatus).toBe('Complete');
    expect(await world.connection(memberId)).toMatchObject({
      programId: cedar.programId,
      everReachedAuthDone: true,
      authStatus: 'active',
    });
    const { db } = world.server.database;
    const [meter] = await db.select().from(servicePoints).where(eq(servicePoints.memberId, memberId));
    expect(meter).toMatchObject({ verified: true, timeZone: 'America/Los_Angeles' });
    const imports = await db.select().from(meterImports).where(eq(meterImports.memberId, memberId));
    expect(new Set(imports.map(({ source }) => source))).toEqual(new Set(['utility']));
    expect(imports.reduce((sum, { newDays }) => sum + newDays, 0)).toBeGreaterThan(380);
  }, 300_000);

  it('fetches new days each morning, and corrections of the week before', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    await returnFromUtility(
      browser,
      await visit(await begin(browser), { customer: 'Mona Morning', months: 1 }),
    );
    await world.settle();
    const [first] = await world.authorizations(memberId);
    const { db } = world.server.database;
    const lastDay = async () => {
      const [row] = await db
        .select({ readings: readingDays.readings, runs: readingDays.runs })
        .from(readingDays)
        .innerJoin(servicePoints, eq(servicePoints.id, readingDays.servicePointId))
        .where(and(eq(servicePoints.memberId, memberId), eq(readingDays.utcDay, first?.fetchedTo ?? '')));
      return {
        readings: Buffer.from(row?.readings ?? []).toString('hex'),
        qualities: [...new Set(unpackRuns(row?.runs ?? []).map(({ quality }) => quality))].sort(),
      };
    };
    const before = await lastDay();
    expect(before.qualities).toContain('estimated');
    world.setNow(new Date(world.server.clock.now().getTime() + 3 * 86_400_000));
    await world.settle();
    const [later] = await world.authorizations(memberId);
    expect((Date.parse(later?.fetchedTo ?? '') - Date.parse(first?.fetchedTo ?? '')) / 86_400_000).toBe(3);
    expect(later?.fetchDueAt?.getTime()).toBeGreaterThan(world.server.clock.now().getTime());
    // Yesterday was an estimate; now it is the meter's value.
    const after = await lastDay();
    expect(after.qualities).toEqual(['actual']);
    expect(after.readings).not.toBe(before.readings);
  }, 300_000);

  it('a member who declines at the utility may start again', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    expect(await returnFromUtility(browser, await visit(await begin(browser), { agree: false }))).toBe(
      '303 /signup/oauth?result=denied',
    );
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Cancelled']);
    expect(await readAuth(browser)).toMatchObject({ done: true, status: 'denied' });
    expect(
      await returnFromUtility(
        browser,
        await visit(await begin(browser), { customer: 'Nora Again', months: 1 }),
      ),
    ).toBe('303 /signup/oauth?result=active');
  });

  it('SGN-41: returns to the page the member came from; after declining, asks again and keeps the page', async () => {
    const { browser } = await world.addHome(cedar.utilityId);
    const from = (page: string): Promise<string> => begin(browser, { return_to: page });
    expect(
      await returnFromUtility(browser, await visit(await from('/devices?show=all'), { agree: false })),
    ).toBe('303 /signup/oauth?result=denied&edit=true&next=%2Fdevices%3Fshow%3Dall');
    expect(
      await returnFromUtility(
        browser,
        await visit(await from('/settings/home'), { customer: 'Rita Return', months: 1 }),
      ),
    ).toBe('303 /settings/home');
    expect(
      await returnFromUtility(
        browser,
        await visit(await from('https://elsewhere.example/'), { customer: 'Rita Return', months: 1 }),
      ),
    ).toBe('303 /signup/oauth?result=active');
  });

  it('respects a narrowed scope: fetches a shorter past, and no more', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    await returnFromUtility(browser, await visit(await begin(browser), { customer: 'Sam Short', months: 1 }));
    await world.settle();
    const imports = await world.server.database.db
      .select()
      .from(meterImports)
      .where(eq(meterImports.memberId, memberId));
    const days = imports.reduce((sum, { newDays }) => sum + newDays, 0);
    expect(days).toBeGreaterThan(25);
    expect(days).toBeLessThan(34);
  });

  it('SGN-07: gives back a consent without interval data, and notifies the member', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    const back = await visit(await begin(browser), { customer: 'Dee Daily', interval: false });
    for (let times = 0; times < 2; times += 1)
      expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=narrowed');
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Retry']);
    await world.settle();
    const [row] = await world.authorizations(memberId);
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, revokeDueAt: null });
    expect(row?.endedAt).not.toBeNull();
  });

  it('a meter that another member has linked is a Duplicate, without saying whose it is', async () => {
    const one = await world.addHome(cedar.utilityId);
    await returnFromUtility(
      one.browser,
      await visit(await begin(one.browser), { customer: 'Twin Account', months: 1 }),
    );
    await world.settle();
    const two = await world.addHome(cedar.utilityId);
    await returnFromUtility(
      two.browser,
      await visit(await begin(two.browser), { customer: 'Twin Account', months: 1 }),
    );
    await world.settle();
    expect(await world.state(two.memberId)).toEqual(['AuthDone', 'Duplicate']);
    expect(await world.connection(two.memberId)).toMatchObject({ programId: null });
    expect((await world.connection(one.memberId)).programId).toBe(cedar.programId);
    const claims = await world.server.database.db
      .select()
      .from(meterClaims)
      .where(eq(meterClaims.memberId, two.memberId));
    expect(claims).toMatchObject([{ holderId: one.memberId, proof: 'readings', decidedAt: null }]);
  });

  it.each([
    ['AuthDone', 'ConflictingDRP', null],
    ['pending', 'PossibleMove', null],
    ['AuthDone', 'AttestationNeeded', null],
    ['MarketEnrolled', 'Connected', 'in'],
    ['SomethingNew', 'AndUnknown', null],
  ] as const)(
    'UTL-54: stores %s with %s unchanged, and the program follows',
    async (state, substate, part) => {
      const { memberId, browser } = await world.addHome(cedar.utilityId);
      await returnFromUtility(
        browser,
        await visit(await begin(browser), { customer: `Set to ${state} ${substate}`, months: 1 }),
      );
      await world.settle();
      await world.sandbox.setState(world.sandbox.enrollment(), state, substate);
      expect(await world.state(memberId)).toEqual([state, substate]);
      expect((await world.connection(memberId)).programId).toBe(part === 'in' ? cedar.programId : null);
    },
  );

  describe("a home in another provider's program", () => {
    const conflict = async (utilityId: string, customer: string) => {
      const home = await world.addHome(utilityId);
      const { db } = world.server.database;
      const [member] = await db
        .select({ email: members.email })
        .from(members)
        .where(eq(members.id, home.memberId));
      await returnFromUtility(home.browser, await visit(await begin(home.browser), { customer, months: 1 }));
      await world.settle();
      const set = async (substate: string, state = 'AuthDone') => {
        await world.sandbox.setState(world.sandbox.enrollment(), state, substate);
        await world.settle();
      };
      const emails = () =>
        world.server.sentMail.filter(
          ({ to, subject }) => to === member?.email && !subject.includes('connected'),
        );
      return { ...home, set, emails };
    };
    const wayOut = { drpUrl: null, drpName: 'GridShare', drpEmail: 'leave@gridshare.example' };
    const cedarWith = (change: Partial<typeof utilities.$inferInsert>) =>
      world.server.database.db.update(utilities).set(change).where(eq(utilities.id, cedar.utilityId));

    it('SYS-02, UTL-39: gets one email with a link that works once, and after that while logged in', async () => {
      await cedarWith(wayOut);
      const { browser, set, emails } = await conflict(cedar.utilityId, 'Cora Conflict');
      await set('ConflictingDRP');
      await set('ConflictingDRP', 'pending');
      expect(emails().map(({ subject }) => subject)).toEqual(['Your home is in another program']);
      const token = /\/disenroll\?access_token=([\w-]+)/.exec(emails()[0]?.text ?? '')?.[1] ?? '';
      const ask = async (who: HttpClient) =>
        (await who.call(`/disenroll?access_token=${token}`)).json<Record<string, unknown>>();
      const provider = {
        url: null,
        utility_short_name: 'Cedar Power',
        drp_name: 'GridShare',
        drp_email: 'leave@gridshare.example',
      };
      const stranger = await world.server.client();
      expect(await ask(stranger)).toMatchObject(provider);
      expect(await ask(stranger)).toEqual({});
      expect(await ask(browser)).toMatchObject(provider);
      await set('Connected', 'MarketEnrolled');
      expect(await ask(browser)).toEqual({});
    });

    it('gets an email that offers help when the utility names no way to leave', async () => {
      await cedarWith({ drpName: null, drpEmail: null });
      const { set, emails } = await conflict(cedar.utilityId, 'Nell Noway');
      await set('ConflictingDRP');
      expect(emails().map(({ subject }) => subject)).toEqual(['Your home is in another program']);
      expect(emails()[0]?.text).not.toContain('access_token');
      expect(emails()[0]?.text).toContain('Not sure how?');
    });

    it('UTL-33: gets the email with the link for a disputed address, too', async () => {
      await cedarWith(wayOut);
      const { set, emails } = await conflict(cedar.utilityId, 'Dee Disputed');
      await set('LocDisputed', 'MarketEnrolled');
      expect(emails().map(({ subject }) => subject)).toEqual(['Your home is in another program']);
      expect(emails()[0]?.text).toContain('access_token');
    });

    it('UTL-13: sends no notice when the utility resolves the conflict itself', async () => {
      await cedarWith({ ...wayOut, acronym: 'HARBOR' });
      const { set, emails } = await conflict(cedar.utilityId, 'Hal Harbor');
      await set('ConflictingDRP');
      expect(emails()).toEqual([]);
      await cedarWith({ acronym: 'CEDAR' });
    });
  });

  it('SGN-21: an area without events yet: the home is connected, in no program, and told so', async () => {
    const { db } = world.server.database;
    const home = await world.addHome(cedar.utilityId);
    await db
      .insert(postalCoverage)
      .values({ brand: 'default', postalCode: '94188', utilityId: cedar.utilityId, eligibility: 2 });
    await db
      .update(utilityConnections)
      .set({ postalCode: '94188' })
      .where(eq(utilityConnections.memberId, home.memberId));
    await db.update(members).set({ postalCode: '94188' }).where(eq(members.id, home.memberId));
    const [member] = await db.select().from(members).where(eq(members.id, home.memberId));
    await returnFromUtility(
      home.browser,
      await visit(await begin(home.browser), { customer: 'Lena Later', months: 1 }),
    );
    await world.settle();
    await world.sandbox.setState(world.sandbox.enrollment(), 'MarketEnrolled', 'Connected');
    await world.settle();
    expect((await world.connection(home.memberId)).programId).toBe(null);
    expect((await home.browser.call('/settings')).json()).toMatchObject({
      taking_part: { can: 'not_yet', why: 'area_later' },
      ohmhour_eligible: { label: 'Pending' },
    });
    const mail = world.server.sentMail.find(
      ({ to, subject }) => to === member?.email && subject === 'Cedar Power is connected',
    );
    expect(mail?.text).toContain('There’s no program for your home yet');
  });

  it.each([
    ['AuthDone', 'Rejected', 'Cedar Power declined your application', 'it can’t join OhmHours'],
    ['AuthDone', 'Duplicate', 'Your home is connected to another account', 'we’ll sort it out'],
    ['AuthDone', 'AttestationNeeded', 'One more thing before your home can join', 'backup generators'],
    ['pending', 'PossibleMove', 'Did you move?', 'Tell us where you live now'],
    [
      'pending',
      'issue_matching_records',
      'Your Cedar Power connection needs attention',
      'match your details',
    ],
    ['AuthDone', 'UtilityNotSupported', 'Cedar Power doesn’t support Ebbwatt', 'at this time'],
    ['AuthStart', 'Disconnected', 'Cedar Power no longer shares your readings', 'Connect Cedar Power again'],
  ])('each refusal has an email of its own: %s with %s', async (state, substate, subject, words) => {
    const home = await world.addHome(cedar.utilityId);
    const { db } = world.server.database;
    const [member] = await db.select().from(members).where(eq(members.id, home.memberId));
    await returnFromUtility(
      home.browser,
      await visit(await begin(home.browser), { customer: `Refused ${substate}`, months: 1 }),
    );
    await world.settle();
    const before = world.server.sentMail.length;
    const set = async (to: string, detail: string) => {
      await world.sandbox.setState(world.sandbox.enrollment(), to, detail);
      await world.settle();
    };
    await set(state, substate);
    await set(state, substate);
    const mails = world.server.sentMail.slice(before).filter(({ to }) => to === member?.email);
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('usually takes a minute');
    expect((await world.connection(home.memberId)).programId).toBe(null);
  });

  it('a home that moved starts with its postal code, and gives back the old consent', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    await returnFromUtility(browser, await visit(await begin(browser), { customer: 'Ida Moved', months: 1 }));
    await world.settle();
    expect((await browser.call('/signup/update_utility', { body: { moved: true } })).statusCode).toBe(200);
    await world.settle();
    expect(await world.state(memberId)).toEqual(['PreValid', 'NoLocation']);
    const [row] = await world.authorizations(memberId);
    expect(row).toMatchObject({ accessToken: null, refreshToken: null });
  });

  it('revoking the consent at the utility ends the connection', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    await returnFromUtility(
      browser,
      await visit(await begin(browser), { customer: 'Rhea Revoked', months: 1 }),
    );
    await world.settle();
    const { authorizationId } = world.sandbox.enrollment();
    const authorization = world.sandbox.world.state.authorizations[authorizationId ?? ''];
    if (authorization) authorization.status = 0;
    world.setNow(new Date(world.server.clock.now().getTime() + 86_400_000));
    await world.settle();
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Revoked']);
    expect(await world.connection(memberId)).toMatchObject({
      authStatus: 'revoked',
      programId: null,
      everReachedAuthDone: true,
    });
  });

  it('deleting the account takes the home out of the market and ends the access at the utility, before the account goes', async () => {
    const { memberId, browser } = await world.addHome(cedar.utilityId);
    const { db } = world.server.database;
    const passwordHash = await hashPassword('four quiet evening hours');
    await db.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    await returnFromUtility(browser, await visit(await begin(browser), { customer: 'Gail Gone', months: 1 }));
    await world.settle();
    const enrollment = world.sandbox.enrollment();
    const tokens = () =>
      Object.values(world.sandbox.world.state.tokens).filter(
        ({ authorizationId }) => authorizationId === enrollment.authorizationId,
      );
    expect([enrollment.ended, tokens().length > 0]).toEqual([false, true]);

    const body = { password: 'four quiet evening hours', understood: true };
    expect((await browser.call('/api/account/deletion', { body })).statusCode).toBe(200);
    for (const ms of [7 * 86_400_000, 3_600_000, 60_000]) await world.advance(ms);
    expect([enrollment.ended, tokens()]).toEqual([true, []]);
    expect(await findInTables(db, memberId)).toEqual({});
  });

  it('no log line contains tokens, codes or secrets', async () => {
    const { browser } = await world.addHome(cedar.utilityId);
    const path = await visit(await begin(browser), { customer: 'Lou Logged', months: 1 });
    await returnFromUtility(browser, path);
    await world.settle();
    const hidden = [
      ...Object.keys(world.sandbox.world.state.tokens),
      new URLSearchParams(path.split('?')[1]).get('code') ?? 'none',
      new URLSearchParams(path.split('?')[1]).get('state') ?? 'none',
      world.sandbox.secret(`utility:${cedar.clientId}`),
    ];
    const log = world.lines.join('\n');
    expect(log).toContain('partner called');
    for (const each of hidden) expect(log).not.toContain(each);
  });
});
