import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateUtility } from '../../src/server/programs/service.ts';
import { utilities } from '../../src/server/programs/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { reportOutage } from '../../src/server/utility/partner/outage.ts';
import { begin, returnFromUtility, utilityWorld, visit, type UtilityWorld } from '../support/utilityWorld.ts';

// The partners run in the same process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let world: UtilityWorld;
let cedar: { utilityId: string; programId: string; clientId: string };
let elsewhere: Server;
let elsewhereCalls = 0;
const minute = 60_000;

beforeAll(async () => {
  world = await utilityWorld();
  cedar = await world.addUtility('cedar');
  elsewhere = createServer((_request, answer) => {
    elsewhereCalls += 1;
    answer.end('{"access_token":"stolen","token_type":"Bearer"}');
  });
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
}, 300_000);
afterAll(async () => {
  elsewhere.close();
  await world.close();
});
beforeEach(() => {
  world.sandbox.faults.clear();
  world.deadlines.reset();
});

const home = () => world.addHome(cedar.utilityId);
const later = (ms: number) => world.setNow(new Date(world.server.clock.now().getTime() + ms));
const current = async (memberId: string) =>
  (await world.authorizations(memberId)).filter(({ endedAt }) => endedAt === null);

/** Connected, with the first step of the enrolment done. */
async function connected(customer: string) {
  const someone = await home();
  await returnFromUtility(
    someone.browser,
    await visit(await begin(someone.browser), { customer, months: 1 }),
  );
  await world.settle();
  return { ...someone, enrollment: world.sandbox.enrollment() };
}

describe('the redirect back from the utility', () => {
  it('a forged, a foreign and an expired state change nothing', async () => {
    const { memberId, browser } = await home();
    const stranger = await home();
    const back = await visit(await begin(browser), { customer: 'Fay Forged', months: 1 });
    const forged = back.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`);
    for (const [who, path] of [
      [browser, forged],
      [browser, '/connect/utility/callback'],
      [browser, '/connect/utility/callback?state=a&state=b&code=c'],
      [stranger.browser, back],
      [await world.server.client(), back],
    ] as const) {
      expect(await returnFromUtility(who, path)).toBe('303 /signup/oauth?result=failed');
    }
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Started']);
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=active');
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=active');
    expect(await world.authorizations(memberId)).toHaveLength(1);

    const old = await home();
    const lateBack = await visit(await begin(old.browser), { customer: 'Otto Old', months: 1 });
    later(61 * minute);
    expect(await returnFromUtility(old.browser, lateBack)).toBe('303 /signup/oauth?result=failed');
    expect(await world.state(old.memberId)).toEqual(['AuthStart', 'Started']);
  });

  it('the last consent of two tabs counts, and declining in the other takes nothing away', async () => {
    const { memberId, browser } = await home();
    const [first, second, third] = [await begin(browser), await begin(browser), await begin(browser)];
    expect(
      await returnFromUtility(browser, await visit(second, { customer: 'Tess Tabs', months: 1 })),
    ).toContain('result=active');
    expect(await returnFromUtility(browser, await visit(third, { agree: false }))).toContain('result=denied');
    expect(await world.state(memberId)).toEqual(['AuthDone', null]);
    expect(
      await returnFromUtility(browser, await visit(first, { customer: 'Tess Tabs', months: 1 })),
    ).toContain('result=active');
    await world.settle();
    expect(await world.authorizations(memberId)).toHaveLength(2);
    expect(await current(memberId)).toHaveLength(1);
  });
});

describe('a misbehaving utility at the exchange', () => {
  it.each([['refuse'], ['garbage']] as const)('%s: the member starts again', async (kind) => {
    const { memberId, browser } = await home();
    const back = await visit(await begin(browser), { customer: `Exchange ${kind}`, months: 1 });
    world.sandbox.fault({ partner: 'utility', endpoint: 'token', kind, times: 1 });
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=failed');
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Retry']);
    expect(await world.authorizations(memberId)).toEqual([]);
  });

  it("doesn't follow a redirect to another host, so no secret goes there", async () => {
    const { memberId, browser } = await home();
    const back = await visit(await begin(browser), { customer: 'Exchange elsewhere', months: 1 });
    world.sandbox.fault({
      partner: 'utility',
      endpoint: 'token',
      kind: 'redirect',
      times: 1,
      location: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/token`,
    });
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=failed');
    expect(elsewhereCalls).toBe(0);
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Retry']);
  });

  it.each([['error'], ['hang']] as const)('%s: retries automatically', async (kind) => {
    const { memberId, browser } = await home();
    const back = await visit(await begin(browser), { customer: `Exchange ${kind}`, months: 1 });
    world.sandbox.fault({ partner: 'utility', endpoint: 'token', kind, times: 1, ms: 200 });
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=waiting');
    expect(await world.state(memberId)).toEqual(['AuthStart', 'Started']);
    later(minute);
    await world.settle();
    expect((await world.connection(memberId)).authStatus).toBe('active');
    expect(await world.authorizations(memberId)).toHaveLength(1);
  });

  it('a success after the browser stopped waiting counts once', async () => {
    const { memberId, browser } = await home();
    const back = await visit(await begin(browser), { customer: 'Exchange late', months: 1 });
    const answerNow = world.sandbox.fault({
      partner: 'utility',
      endpoint: 'token',
      kind: 'late',
      times: 1,
      ms: 60 * minute,
    });
    // The browser's, not the exchange's.
    world.deadlines.passAtOnce(4_000);
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=waiting');
    // Meanwhile the job becomes due, and the member reloads.
    later(4 * minute);
    const due = world.server.worker.runUntilIdle();
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=waiting');
    world.deadlines.reset();
    answerNow();
    await due;
    await world.settle();
    expect((await world.connection(memberId)).authStatus).toBe('active');
    expect(await world.authorizations(memberId)).toHaveLength(1);
    expect(await returnFromUtility(browser, back)).toBe('303 /signup/oauth?result=active');
  });
});

describe('a misbehaving utility later on', () => {
  it.each([['error'], ['garbage'], ['refuse'], ['hang'], ['redirect']] as const)(
    'readings: %s is retried, and the connection stays',
    async (kind) => {
      const { memberId, browser } = await home();
      const back = await visit(await begin(browser), { customer: `Data ${kind}`, months: 1 });
      world.sandbox.fault({ partner: 'utility', endpoint: 'data', kind, times: 1 });
      await returnFromUtility(browser, back);
      await world.settle();
      const [waiting] = await current(memberId);
      expect(waiting).toMatchObject({ fetchFailures: 1, fetchedTo: null });
      expect((await world.state(memberId))[0]).toBe('AuthDone');
      later(16 * minute);
      await world.settle();
      expect((await current(memberId))[0]).toMatchObject({
        fetchFailures: 0,
        fetchedTo: expect.stringMatching(/^2026-/) as string,
      });
    },
  );

  it('enrolment: a failed one is retried', async () => {
    world.sandbox.fault({ partner: 'market', endpoint: 'enroll', kind: 'error', times: 1 });
    const { memberId, browser } = await home();
    await returnFromUtility(
      browser,
      await visit(await begin(browser), { customer: 'Market error', months: 1 }),
    );
    await world.settle();
    expect((await current(memberId))[0]).toMatchObject({ pollFailures: 1, enrollmentId: null });
    later(16 * minute);
    await world.settle();
    expect((await current(memberId))[0]?.enrollmentId).toMatch(/./);
  });

  it("enrolment: polls immediately for webhooks that arrived before the market's answer", async () => {
    const { memberId, browser } = await home();
    const answerNow = world.sandbox.fault({
      partner: 'market',
      endpoint: 'enroll',
      kind: 'late_answer',
      times: 1,
      ms: 60 * minute,
    });
    await returnFromUtility(
      browser,
      await visit(await begin(browser), { customer: 'Market ahead', months: 1 }),
    );
    const before = Object.keys(world.sandbox.world.state.enrollments).length;
    const work = world.settle();
    await expect
      .poll(() => Object.keys(world.sandbox.world.state.enrollments).length, { timeout: 60_000 })
      .toBe(before + 1);
    const enrollment = world.sandbox.enrollment();
    for (let step = 0; step < 3; step += 1) await world.sandbox.tick();
    const own = world.sandbox.webhooks
      .attempts()
      .filter(({ enrollmentId }) => enrollmentId === enrollment.id);
    expect([...new Set(own.map(({ result }) => result))]).toEqual(['404']);
    answerNow();
    await work;
    expect(await world.state(memberId)).toEqual(['MarketEnrolled', 'Connected']);
  });

  it('SGN-13, UTL-70: an outage that the utility reports is recorded, blocks new connections, and ends automatically', async () => {
    const { browser } = await connected('Una Outage');
    const someone = await home();
    world.sandbox.world.state.outages['cedar'] = { until: '2026-12-24T10:00:00.000Z' };
    later(86_400_000);
    await world.settle();
    const outage = async () => (await browser.call('/signup/utility_outage')).json<object>();
    expect(await outage()).toEqual({
      in_outage: true,
      short_name: 'Cedar Power',
      outageEndDttm: '2026-12-24T10:00:00.000Z',
    });
    expect((await someone.browser.call('/signup/update_utility', { body: { start: true } })).statusCode).toBe(
      502,
    );
    Reflect.deleteProperty(world.sandbox.world.state.outages, 'cedar');
    later(16 * minute);
    await world.settle();
    expect(await outage()).toEqual({ in_outage: false, short_name: 'Cedar Power', outageEndDttm: null });
    expect((await someone.browser.call('/signup/update_utility', { body: { start: true } })).statusCode).toBe(
      200,
    );
    later(2 * 86_400_000);
    await world.settle();
  });

  it("a utility that reports no outage doesn't end one that staff entered", async () => {
    const { db } = world.server.database;
    await db.update(utilities).set({ inOutage: true }).where(eq(utilities.id, cedar.utilityId));
    later(86_400_000);
    await world.settle();
    const [row] = await db.select().from(utilities).where(eq(utilities.id, cedar.utilityId));
    expect(row?.inOutage).toBe(true);
    await db.update(utilities).set({ inOutage: false }).where(eq(utilities.id, cedar.utilityId));
  });

  it('SGN-13: a member who starts connecting detects an outage at the utility', async () => {
    const { browser, memberId } = await home();
    world.sandbox.world.state.outages['cedar'] = { until: '2026-12-24T10:00:00.000Z' };
    const answer = await browser.call('/signup/update_utility', { body: { start: true } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'UTILITY_OUTAGE']);
    expect((await browser.call('/api/v2/signup')).json()).toMatchObject({ utility_in_outage: true });
    expect(await world.state(memberId)).toEqual(['PreValid', 'LocationOK']);
    Reflect.deleteProperty(world.sandbox.world.state.outages, 'cedar');
    later(16 * minute);
    await world.settle();
    expect(await begin(browser)).toContain('/oauth/authorize?');
  });

  it('SGN-13: an outage that several requests detect at once ends when the utility is back', async () => {
    const homes = await Promise.all([home(), home(), home(), home()]);
    world.sandbox.world.state.outages['cedar'] = { until: null };
    const codes = await Promise.all(
      homes.map(
        async ({ browser }) =>
          (await browser.call('/signup/update_utility', { body: { start: true } })).json<{ code: string }>()
            .code,
      ),
    );
    expect(codes).toEqual(homes.map(() => 'UTILITY_OUTAGE'));
    Reflect.deleteProperty(world.sandbox.world.state.outages, 'cedar');
    later(16 * minute);
    await world.settle();
    for (const { browser } of homes) expect(await begin(browser)).toContain('/oauth/authorize?');
  });

  it.each(['hang', 'error', 'garbage'] as const)(
    "SGN-13: a utility that doesn't answer whether it is available (%s) can be connected",
    async (kind) => {
      const { browser } = await home();
      world.sandbox.fault({ partner: 'utility', endpoint: 'status', kind, times: 1 });
      expect(await begin(browser)).toContain('/oauth/authorize?');
    },
  );

  it('UTL-73: connected members are notified of an outage and its end, others who ran into it of its end, once each, however it was entered', async () => {
    const { db } = world.server.database;
    const old = await home();
    later(30 * minute);
    const one = await connected('Hal Heard');
    const emails = async (memberId: string) => {
      const [row] = await db.select({ email: members.email }).from(members).where(eq(members.id, memberId));
      const own = world.server.sentMail.filter(
        ({ to, subject }) =>
          to === row?.email && /^(Cedar Power is back|We can’t reach Cedar Power)/.test(subject),
      );
      return own
        .map(({ subject, text }) =>
          text.includes('connect your home now') ? `${subject}: connect` : subject,
        )
        .sort();
    };
    const staff = async (inOutage: boolean) => {
      const [row] = await db.select().from(utilities).where(eq(utilities.id, cedar.utilityId));
      const parts = { db, clock: world.server.clock, newId: world.server.core.deps.newId };
      const same = {
        name: undefined,
        shortName: undefined,
        timeZone: undefined,
        connection: undefined,
        outageEndAt: null,
      };
      await updateUtility(parts, {
        ...same,
        id: cedar.utilityId,
        version: row?.version ?? 0,
        brandId: 'default',
        actorId: null,
        reason: 'They called',
        inOutage,
      });
      await world.settle();
    };
    const utility = async (isAway: boolean) => {
      if (isAway) world.sandbox.world.state.outages['cedar'] = { until: null };
      else Reflect.deleteProperty(world.sandbox.world.state.outages, 'cedar');
      await reportOutage(world.server.core.deps, { id: cedar.utilityId });
      await world.settle();
    };
    const heard: string[] = [];
    for (const say of [staff, utility]) {
      later(30 * minute);
      await say(true);
      later(10 * minute);
      const [met, refused] = [await home(), await home()];
      await db
        .update(utilityConnections)
        .set({ widgetState: 'AuthDone', widgetSubstate: 'Duplicate' })
        .where(eq(utilityConnections.memberId, refused.memberId));
      await say(false);
      expect(await emails(met.memberId)).toEqual(['Cedar Power is back: connect']);
      expect(await emails(refused.memberId)).toEqual([]);
      heard.push('Cedar Power is back', 'We can’t reach Cedar Power right now');
      expect(await emails(one.memberId)).toEqual([...heard].sort());
    }
    expect(await emails(old.memberId)).toEqual([]);
  });
});

describe('webhooks of the sandbox', () => {
  it('does nothing on a wrong signature, and polling finds what a lost webhook said', async () => {
    for (const kind of ['bad_signature', 'lost'] as const) {
      const { memberId, enrollment } = await connected(`Webhook ${kind}`);
      world.sandbox.fault({ partner: 'webhook', kind, times: 1 });
      await world.sandbox.setState(enrollment, 'MarketReady', 'ISOReady');
      expect(await world.state(memberId)).toEqual(['AuthDone', 'MappingDataVerified']);
      later(11 * minute);
      await world.settle();
      expect(await world.state(memberId)).toEqual(['MarketReady', 'ISOReady']);
      expect((await world.way(memberId)).at(-1)).toBe('MarketReady/ISOReady (poll)');
    }
  });

  it('handles a webhook that is sent five times once', async () => {
    const { memberId, enrollment } = await connected('Webhook repeat');
    const before = (await world.way(memberId)).length;
    world.sandbox.fault({ partner: 'webhook', kind: 'repeat', times: 1 });
    await world.sandbox.setState(enrollment, 'pending', 'Connected');
    expect(
      world.sandbox.webhooks
        .attempts()
        .slice(0, 5)
        .map(({ result }) => result),
    ).toEqual(Array(5).fill('200'));
    expect(await world.way(memberId)).toHaveLength(before + 1);
  });

  it('applies the latest change when they arrive out of order', async () => {
    const { memberId, enrollment } = await connected('Webhook reorder');
    world.sandbox.fault({ partner: 'webhook', kind: 'reorder', times: 1 });
    await world.sandbox.setState(enrollment, 'pending', 'Connected');
    await world.sandbox.setState(enrollment, 'MarketEnrolled', 'Connected');
    expect(await world.state(memberId)).toEqual(['MarketEnrolled', 'Connected']);
  });
});

describe('webhooks by hand', () => {
  const send = async (
    body: string,
    {
      client = cedar.clientId,
      secret = world.sandbox.secret(`webhook:${cedar.clientId}`),
      age = 0,
      signature,
    }: { client?: string; secret?: string; age?: number; signature?: string } = {},
  ) => {
    const seconds = Math.floor((Date.now() - age) / 1_000);
    const signed =
      signature ??
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const browser = await world.server.client();
    const answer = await browser.call(`/webhooks/utility/${client}`, {
      body,
      token: null,
      headers: { 'content-type': 'application/json', 'x-signature': signed },
    });
    const { code, outcome } = answer.json<{ code?: string; outcome?: string }>();
    return `${answer.statusCode} ${code ?? outcome ?? ''}`;
  };
  const change = (enrollmentId: string, more: object = {}) =>
    JSON.stringify({
      id: crypto.randomUUID(),
      type: 'enrollment.changed',
      enrollment_id: enrollmentId,
      state: 'pending',
      substate: 'Connected',
      sequence: 50,
      ...more,
    });

  it('gives the reason for every refusal', async () => {
    const { memberId, enrollment } = await connected('Hand made');
    const state = await world.state(memberId);
    const good = change(enrollment.id);
    expect(await send(good, { client: 'nobody' })).toBe('404 UNKNOWN_CLIENT');
    expect(await send(good, { signature: '' })).toBe('401 UNSIGNED');
    expect(await send(good, { secret: 'guessed' })).toBe('401 WRONG_SIGNATURE');
    expect(await send(good, { age: 6 * minute })).toBe('401 STALE_SIGNATURE');
    expect(await send('not json')).toBe('400 MALFORMED');
    expect(await send('[]')).toBe('400 MALFORMED');
    expect(await send(change(enrollment.id, { type: 'enrollment.deleted' }))).toBe('422 UNKNOWN_TYPE');
    expect(await send(change('nobody'))).toBe('404 UNKNOWN_ENROLLMENT');
    expect(await send(change(enrollment.id, { sequence: 'x' }))).toBe('422 MALFORMED_STANDING');
    expect(await world.state(memberId)).toEqual(state);
    expect(await send(good)).toBe('200 applied');
    expect(await send(good)).toBe('200 repeated');
    expect(await send(change(enrollment.id, { sequence: 49, state: 'AuthDone' }))).toBe('200 old');
    expect(await world.state(memberId)).toEqual(['pending', 'Connected']);
  });

  it("a rejected webhook doesn't use up its id", async () => {
    const { memberId, enrollment } = await connected('Hand mended');
    const id = crypto.randomUUID();
    expect(await send(change('not yet known', { id }))).toBe('404 UNKNOWN_ENROLLMENT');
    expect(await send(change(enrollment.id, { id, sequence: 'x' }))).toBe('422 MALFORMED_STANDING');
    expect(await send(change(enrollment.id, { id }))).toBe('200 applied');
    expect(await send(change(enrollment.id, { id }))).toBe('200 repeated');
    expect(await world.state(memberId)).toEqual(['pending', 'Connected']);
  });

  it('knows the utility of another brand at any address, but only with its own secret and for its own homes', async () => {
    const { enrollment } = await connected('Hand kept');
    const { clientId: client } = await world.addUtility('laurent', 'org');
    expect(await send(change(enrollment.id), { client })).toBe('401 WRONG_SIGNATURE');
    const secret = world.sandbox.secret(`webhook:${client}`);
    expect(await send(change(enrollment.id), { client, secret })).toBe('404 UNKNOWN_ENROLLMENT');
  });
});
