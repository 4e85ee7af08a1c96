import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveGridSource } from '../../src/server/events/signals/sources.ts';
import { gridEvents, gridSignals, gridSources } from '../../src/server/events/signals/tables.ts';
import { events, participations } from '../../src/server/events/tables.ts';
import { VTN_PATH } from '../../src/sandbox/vtn/vtnRoutes.ts';
import { readyProgramId } from '../../src/sandbox/vtn/vtn.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { localInstant } from '../support/neighbourhood.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

let world: UtilityWorld;
let utilityId: string;
let programId: string;
let memberId: string;
let vtnSource: string;
let hookSource: string;
let week = 0;

/** Every test has its own week, so that daily and weekly limits don't interfere. */
const nextDay = (): string =>
  new Date(Date.UTC(2027, 0, 5) + 7 * 86_400_000 * (week += 1)).toISOString().slice(0, 10);

beforeAll(async () => {
  world = await utilityWorld();
  ({ utilityId, programId } = await world.addUtility('cedar'));
  ({ memberId } = await world.addHome(utilityId));
  await world.server.database.db
    .update(utilityConnections)
    .set({ programId, widgetState: 'MarketEnrolled', everReachedAuthDone: true })
    .where(eq(utilityConnections.memberId, memberId));
  vtnSource = await source('OPENADR');
  hookSource = await source('WEBHOOK');
});
afterEach(() => world.sandbox.faults.clear());
afterAll(() => world.close());

async function source(kind: 'OPENADR' | 'WEBHOOK'): Promise<string> {
  const {
    database: { db },
    clock,
    core,
  } = world.server;
  const saved = await saveGridSource(
    { db, clock, newId: core.deps.newId },
    {
      brandId: 'default',
      actorId: null,
      reason: 'For a test',
      id: null,
      version: null,
      programId,
      name: `The ${kind}`,
      kind,
      active: true,
      baseUrl: kind === 'OPENADR' ? `${world.sandbox.url}${VTN_PATH}` : null,
      clientId: 'ebbwatt',
      vtnProgram: kind === 'OPENADR' ? 'cedar-grid-relief' : null,
      scheduledAlgorithm: 'participation_reduction',
      realTimeAlgorithm: 'participation_reduction_rt',
      segment: null,
    },
  );
  if (!('id' in saved)) throw new Error('The source was not saved.');
  return saved.id;
}

const db = () => world.server.database.db;
const announce = (start: Date | null, minutes: number, more: { priority?: number; name?: string } = {}) =>
  world.sandbox.vtn.announce({
    programId: readyProgramId('cedar'),
    name: more.name ?? 'Peak',
    start,
    minutes,
    level: 2,
    priority: more.priority ?? null,
  });
/** The VTN is polled every 30 seconds of the product's time. */
const pass = async (seconds: number): Promise<void> => {
  world.setNow(new Date(world.server.clock.now().getTime() + seconds * 1000));
  await world.settle();
};
const outcomes = async (externalId: string) =>
  (
    await db()
      .select()
      .from(gridSignals)
      .where(eq(gridSignals.externalId, externalId))
      .orderBy(gridSignals.id)
  ).map(({ outcome, detail }) => (detail === null ? outcome : `${outcome} ${detail.id}`));
const findSignalEvent = async (externalId: string) => {
  const [row] = await db()
    .select({ event: events })
    .from(gridEvents)
    .innerJoin(events, eq(events.id, gridEvents.eventId))
    .where(eq(gridEvents.externalId, externalId));
  return row?.event ?? null;
};

describe('an OpenADR 3.1 VTN', () => {
  it('announces an event for later: it is scheduled, then updated and cancelled with the VTN’s copy', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const { id } = announce(localInstant(date, 18), 60);
    await pass(31);
    expect(await findSignalEvent(id)).toMatchObject({
      status: 'SCHEDULED',
      algorithm: 'participation_reduction',
      startAt: localInstant(date, 18),
      endAt: localInstant(date, 19),
    });
    await pass(31);
    world.sandbox.vtn.move(id, { start: localInstant(date, 17), minutes: 120 });
    await pass(31);
    expect(await findSignalEvent(id)).toMatchObject({
      startAt: localInstant(date, 17),
      endAt: localInstant(date, 19),
      version: 2,
    });
    world.sandbox.vtn.remove('events', id);
    await pass(31);
    expect(await findSignalEvent(id)).toMatchObject({ status: 'CANCELLED', cancelCause: 'signal' });
    expect(await outcomes(id)).toEqual(['SCHEDULED', 'CHANGED', 'CANCELLED']);
  });

  it('announces one for now: a real-time event runs within a minute with every member in it, and ends when the VTN says so', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const { id } = announce(null, 60);
    await pass(31);
    const event = await findSignalEvent(id);
    expect(event).toMatchObject({ status: 'ACTIVE', algorithm: 'participation_reduction_rt' });
    expect(event!.startAt.getTime() - localInstant(date, 9).getTime()).toBeLessThanOrEqual(60_000);
    const [part] = await db()
      .select()
      .from(participations)
      .where(and(eq(participations.eventId, event!.id), eq(participations.memberId, memberId)));
    expect(part).toMatchObject({ opt: 'in' });
    await pass(600);
    world.sandbox.vtn.move(id, { start: null, minutes: 20 });
    await pass(31);
    expect(await findSignalEvent(id)).toMatchObject({
      status: 'ACTIVE',
      endAt: new Date(event!.startAt.getTime() + 20 * 60_000),
    });
    await pass(600);
    expect(await findSignalEvent(id)).toMatchObject({ status: 'ENDED' });
  });

  it('notifies a subscriber of a change immediately, without waiting for the next poll', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    await pass(31);
    const [kept] = await db().select().from(gridSources).where(eq(gridSources.id, vtnSource));
    expect(kept?.subscriptionId).not.toBeNull();
    const { id } = announce(localInstant(date, 18), 60);
    await world.sandbox.webhooks.settled();
    await world.server.worker.runUntilIdle();
    expect(await outcomes(id)).toEqual(['SCHEDULED']);
  });

  it('a notification without the VTN’s token is refused', async () => {
    const notify = (token: string) =>
      world.server.app.inject({
        method: 'POST',
        url: `/backend/webhooks/grid/${vtnSource}/notifications`,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
        payload: {},
      });
    expect((await notify('guessed')).statusCode).toBe(401);
  });

  it('announces more than the limits allow: refused, logged, and no event is created', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 8));
    const ids = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const { id } = announce(null, 10);
      ids.push(id);
      await pass(31);
      await pass(1200);
    }
    expect([(await outcomes(ids[0]!))[0], (await outcomes(ids[1]!))[0], await outcomes(ids[2]!)]).toEqual([
      'STARTED',
      'STARTED',
      ['REFUSED events.realTimeDayLimit'],
    ]);
    expect(await findSignalEvent(ids[2]!)).toBeNull();
  });

  it('announces two that overlap: the more urgent one is scheduled', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    world.sandbox.fault({ partner: 'webhook', kind: 'lost' });
    const [usual, urgent] = [
      announce(localInstant(date, 18), 60, { priority: 5 }),
      announce(localInstant(date, 18), 60, { priority: 0 }),
    ];
    await pass(31);
    expect([await outcomes(usual.id), await outcomes(urgent.id)]).toEqual([
      ['REFUSED events.overlaps'],
      ['SCHEDULED'],
    ]);
  });

  it.each([
    ['refuses', 'refuse', 'signals.fault.status'],
    ['fails', 'error', 'signals.fault.status'],
    ['answers garbage', 'garbage', 'signals.fault.garbage'],
    ['sends elsewhere', 'redirect', 'signals.fault.address'],
  ] as const)('that %s calls nothing off: it is noted, and asked again later', async (_, kind, fault) => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const { id } = announce(localInstant(date, 18), 60);
    await pass(31);
    world.sandbox.fault({ partner: 'vtn', endpoint: 'events', kind, times: 1 });
    await pass(31);
    expect((await db().select().from(gridSources).where(eq(gridSources.id, vtnSource)))[0]).toMatchObject({
      failures: 1,
      fault: { id: fault },
    });
    expect(await findSignalEvent(id)).toMatchObject({ status: 'SCHEDULED' });
    await pass(31);
    expect((await db().select().from(gridSources).where(eq(gridSources.id, vtnSource)))[0]).toMatchObject({
      failures: 0,
      fault: null,
    });
    world.sandbox.vtn.remove('events', id);
    await pass(31);
  });

  describe('and where its tokens come from', () => {
    const readSource = async () => {
      const [row] = await db().select().from(gridSources).where(eq(gridSources.id, vtnSource));
      if (row === undefined) throw new Error('There is no such source.');
      return row;
    };
    /** Its token is over, and so is the time until it is checked. */
    const later = async (): Promise<void> => {
      world.setNow(new Date(world.server.clock.now().getTime() + 2 * 3_600_000));
      await pass(31);
    };

    it('asks for tokens where the VTN says, and at the usual place where it says nothing', async () => {
      world.sandbox.fault({ partner: 'vtn', endpoint: 'usualToken', kind: 'refuse', times: 100 });
      await later();
      expect(await readSource()).toMatchObject({ failures: 0, fault: null });
      world.sandbox.faults.clear();
      for (const kind of ['error', 'garbage'] as const) {
        world.sandbox.fault({ partner: 'vtn', endpoint: 'auth', kind, times: 100 });
        world.sandbox.fault({ partner: 'vtn', endpoint: 'token', kind: 'refuse', times: 100 });
        await later();
        expect(await readSource()).toMatchObject({ failures: 0, fault: null });
        world.sandbox.faults.clear();
      }
    });

    it('is registered there once as a VEN, whose targets staff see, and again after it was removed', async () => {
      await later();
      const [ven, ...others] = world.sandbox.vtn.all('vens');
      expect([ven, others]).toMatchObject([
        { venName: 'Ebbwatt ebbwatt', clientID: 'ebbwatt', targets: [] },
        [],
      ]);
      world.sandbox.vtn.change('vens', ven?.id ?? '', { ...ven, targets: ['cedar-north', 'cedar-south'] });
      await later();
      expect(await readSource()).toMatchObject({
        venId: ven?.id,
        venTargets: ['cedar-north', 'cedar-south'],
      });
      world.sandbox.vtn.remove('vens', ven?.id ?? '');
      await later();
      const [again] = world.sandbox.vtn.all('vens');
      expect(await readSource()).toMatchObject({ venId: again?.id, venTargets: [], fault: null });
      expect(again?.id).not.toBe(ven?.id);
    });

    it('is followed as well where it keeps no VENs, and knows us by another name', async () => {
      world.sandbox.fault({ partner: 'vtn', endpoint: 'vens', kind: 'refuse', times: 1 });
      const [ven] = world.sandbox.vtn.all('vens');
      world.sandbox.vtn.remove('vens', ven?.id ?? '');
      await later();
      expect(await readSource()).toMatchObject({ venId: null, failures: 0, fault: null });
      const named = world.sandbox.vtn.create('vens', { venName: 'Someone' }, 'ebbwatt');
      await later();
      expect(await readSource()).toMatchObject({ venId: named.id, venTargets: [], fault: null });
    });
  });

  it('receives one report of participation and savings, even if it refuses the first attempt', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const { id } = announce(null, 30);
    await pass(31);
    world.sandbox.fault({ partner: 'vtn', endpoint: 'reports.create', kind: 'error', times: 1 });
    await pass(35 * 60);
    const event = await findSignalEvent(id);
    await db()
      .update(participations)
      .set({ settlement: 'SETTLED', settleDueAt: null, baselineWh: 1000, usedWh: 600, reductionWh: 400 })
      .where(eq(participations.eventId, event!.id));
    await pass(16 * 60);
    await pass(61 * 60);
    await pass(61 * 60);
    const reports = world.sandbox.vtn.all('reports').filter((report) => report['eventID'] === id);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      clientName: 'Ebbwatt',
      resources: [
        {
          resourceName: 'AGGREGATED_REPORT',
          intervals: [
            {
              payloads: [
                { type: 'DELTA_USAGE', values: [-0.4] },
                { type: 'PARTICIPATION_COUNT', values: [1] },
                { type: 'DATA_QUALITY', values: ['OK'] },
              ],
            },
          ],
        },
      ],
    });
    expect(await outcomes(id)).toEqual(['STARTED', 'REPORTED']);
  });
});

describe('a signed webhook of the grid', () => {
  const post = (body: unknown, given: { secret?: string; seconds?: number; id?: string } = {}) => {
    const text = JSON.stringify(body);
    const seconds = given.seconds ?? Math.floor(Date.now() / 1000);
    const signature = `t=${seconds},v1=${createHmac(
      'sha256',
      given.secret ?? world.sandbox.secret('grid-webhook:ebbwatt'),
    )
      .update(`${seconds}.${text}`)
      .digest('hex')}`;
    return world.server.app.inject({
      method: 'POST',
      url: `/backend/webhooks/grid/${given.id ?? hookSource}`,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-signature': signature },
      payload: text,
    });
  };
  const readOutcome = async (answer: ReturnType<typeof post>) => {
    const { statusCode, json } = await answer;
    const body = json<{ outcome?: string; repeated?: boolean; code?: string }>();
    return body.code ?? `${statusCode} ${body.outcome ?? ''}${body.repeated === true ? ' again' : ''}`;
  };

  it('starts, changes and cancels; a repeat does nothing twice', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const start = {
      id: `now-${date}`,
      action: 'start',
      kind: 'real_time',
      duration_minutes: 30,
      reason: 'A line is down.',
    };
    expect(await readOutcome(post(start))).toBe('200 started');
    expect(await readOutcome(post(start))).toBe('200 started again');
    await world.settle();
    expect(await findSignalEvent(start.id)).toMatchObject({
      status: 'ACTIVE',
      startAt: localInstant(date, 9),
      endAt: localInstant(date, 9.5),
    });
    expect(await readOutcome(post({ id: start.id, action: 'change', duration_minutes: 45 }))).toBe(
      '200 changed',
    );
    expect(await findSignalEvent(start.id)).toMatchObject({ endAt: localInstant(date, 9.75) });
    expect(await readOutcome(post({ id: start.id, action: 'cancel' }))).toBe('200 cancelled');
    expect(await findSignalEvent(start.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await readOutcome(post({ ...start, reason: 'Once more.' }))).toBe('200 ignored');
  });

  it('that cancels an event before it arrives prevents it, and an older change does not undo a newer one', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const start = {
      id: `late-${date}`,
      action: 'start',
      kind: 'scheduled',
      start: localInstant(date, 18).toISOString(),
      end: localInstant(date, 19).toISOString(),
    };
    expect(await readOutcome(post({ id: start.id, action: 'cancel' }))).toBe('200 ignored');
    expect(await readOutcome(post(start))).toBe('200 ignored');
    const other = { ...start, id: `other-${date}`, at: '2026-03-01T10:00:00Z' };
    expect(await readOutcome(post(other))).toBe('200 scheduled');
    expect(
      await readOutcome(
        post({
          id: other.id,
          action: 'change',
          end: localInstant(date, 20).toISOString(),
          at: '2026-03-01T12:00:00Z',
        }),
      ),
    ).toBe('200 changed');
    expect(
      await readOutcome(
        post({
          id: other.id,
          action: 'change',
          end: localInstant(date, 18.5).toISOString(),
          at: '2026-03-01T11:00:00Z',
        }),
      ),
    ).toBe('200 ignored');
    expect(await findSignalEvent(other.id)).toMatchObject({ endAt: localInstant(date, 20) });
  });

  it('is refused when it is forged, stale, malformed, or for an unknown source', async () => {
    const body = { id: 'forged', action: 'start', kind: 'real_time', duration_minutes: 30 };
    expect(await readOutcome(post(body, { secret: 'guessed' }))).toBe('WRONG_SIGNATURE');
    expect(await readOutcome(post(body, { seconds: Math.floor(Date.now() / 1000) - 301 }))).toBe(
      'STALE_SIGNATURE',
    );
    expect(await readOutcome(post({ ...body, kind: 'soon' }))).toBe('MALFORMED');
    expect(await readOutcome(post(body, { id: vtnSource }))).toBe('UNKNOWN_SOURCE');
    expect(await readOutcome(post(body, { id: 'nobody' }))).toBe('UNKNOWN_SOURCE');
    expect(await outcomes('forged')).toEqual([]);
  });
});

describe('auto-join and the count (EVT-12, EVT-16)', () => {
  it('joins pending invitations, but no declined ones, and counts past events', async () => {
    const date = nextDay();
    world.setNow(localInstant(date, 9));
    const { id } = announce(localInstant(date, 18), 60);
    await pass(31);
    const event = await findSignalEvent(id);
    const browser = await world.server.loggedIn(memberId);
    const before = (await browser.call('/historical_events_count')).json<{ HistoricalEventsCount: number }>()
      .HistoricalEventsCount;
    const answer = await browser.call('/event_opt_in_user', { body: { opt: 'in' } });
    expect(answer.json()).toMatchObject({ auto_join: true, events: [{ id: event!.id, opt: 'in' }] });
    expect((await browser.call('/event_opt_in_user', { body: { opt: 'out' } })).json()).toMatchObject({
      auto_join: false,
      events: [{ id: event!.id, opt: 'in' }],
    });
    world.setNow(localInstant(date, 18));
    await world.settle();
    world.setNow(new Date(localInstant(date, 19).getTime() - 1000));
    expect(
      (await browser.call('/event_opt_in_out', { body: { event_id: event!.id, opt: 'out' } })).statusCode,
    ).toBe(200);
    world.setNow(localInstant(date, 19));
    expect(
      (await browser.call('/event_opt_in_out', { body: { event_id: event!.id, opt: 'in' } })).json(),
    ).toMatchObject({ code: 'TOO_LATE' });
    expect((await browser.call('/historical_events_count')).json()).toEqual({
      HistoricalEventsCount: before + 1,
    });
  });
});
