import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceConnections, devices, eventDevices } from '../../src/server/devices/tables.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { changeEvent } from '../../src/server/events/service.ts';
import { sendNotices } from '../../src/server/notifications/events/sendNotices.ts';
import { planNotices } from '../../src/server/notifications/events/plan.ts';
import { eventNotices, sentMessages } from '../../src/server/notifications/tables.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { members } from '../../src/server/session/tables.ts';
import { standings } from '../../src/server/settlement/tables.ts';
import { phoneNumbers, smsConsents, subscriptions } from '../../src/server/settings/tables.ts';
import { localInstant, Neighbourhood, saving } from '../support/neighbourhood.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from '../support/sandbox.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let sandbox: TestSandbox;
let server: TestServer;
beforeAll(async () => {
  sandbox = await startSandbox();
  server = await testServer(
    {},
    {
      partners: createPartners({
        oidcIssuers: {},
        smsUrl: null,
        captchaScriptUrl: null,
        captchaVerifyUrl: null,
        given: {},
        sandbox: { url: sandbox.url, root: TEST_ROOT },
      }),
    },
  );
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});

const idle = () => server.worker.runUntilIdle();
async function goTo(date: string, hour: number): Promise<void> {
  server.clock.set(localInstant(date, hour));
  await idle();
}

let last = 200;
/** A home with a verified number and, by default, consent to text messages. */
async function recipient(
  place: Neighbourhood,
  given: { readonly consent?: boolean; readonly autoJoin?: boolean; readonly off?: readonly string[] } = {},
) {
  const { consent = true, autoJoin = false, off: chosen = [] } = given;
  const off = [...chosen, 'promos_weekly_energy_snapshot'];
  const home = await place.household({ autoJoin });
  const number = `+1415555${String((last += 1)).padStart(4, '0')}`;
  const { db } = server.database;
  await db
    .insert(phoneNumbers)
    .values({ memberId: home.memberId, number, verified: true, addedAt: server.clock.now() });
  if (consent)
    await db.insert(smsConsents).values({
      id: place.newId(),
      brand: 'default',
      number,
      memberId: home.memberId,
      given: true,
      source: 'settings',
      at: server.clock.now(),
    });
  await db.insert(subscriptions).values(off.map((key) => ({ memberId: home.memberId, key, enabled: false })));
  return {
    ...home,
    number,
    mails: () =>
      server.sentMail.filter(({ to }) => to === `${home.memberId}@example.org`).map(({ subject }) => subject),
    texts: () => sandbox.outbox.list(number).map(({ text }) => text),
    newest: () => server.sentMail.findLast(({ to }) => to === `${home.memberId}@example.org`),
  };
}
const world = async (from: string) => {
  server.clock.set(from);
  return Neighbourhood.on(server.database.db, server.clock);
};
const move = (place: Neighbourhood, event: StoredEvent, date: string, from: number, to: number) =>
  changeEvent(place, {
    brandId: 'default',
    eventId: event.id,
    version: event.version,
    start: localInstant(date, from),
    end: localInstant(date, to),
    actorId: null,
    reason: 'Another evening.',
  });

/** A device in the state that a finished event left it in. */
async function deviceIn(
  place: Neighbourhood,
  event: StoredEvent,
  { memberId }: { readonly memberId: string },
  name: string,
  advance: (typeof eventDevices.$inferInsert)['advance'],
): Promise<void> {
  const { db } = server.database;
  const [connectionId, id] = [place.newId(), place.newId()];
  const now = server.clock.now();
  await db.insert(deviceConnections).values({
    id: connectionId,
    memberId,
    brand: 'default',
    connectionConfigId: 'quartz',
    externalAccount: id,
    status: 'removed',
    connectedAt: now,
  });
  await db.insert(devices).values({
    id,
    memberId,
    brand: 'default',
    connectionId,
    externalId: id,
    deviceConfigId: 'quartz-plug',
    deviceType: 'plug',
    displayName: name,
    state: { online: false, on: null },
    stateAt: now,
    addedAt: now,
  });
  await db
    .insert(eventDevices)
    .values({ memberId, eventId: event.id, deviceId: id, brand: 'default', connectionId, advance });
}

describe('a scheduled event (SET-11)', () => {
  it('is announced with what earlier evenings take off its saving first, to those who have something to make up', async () => {
    const place = await world('2026-02-01T20:00:00Z');
    const [behind, even] = [await recipient(place), await recipient(place)];
    await server.database.db.insert(standings).values({
      memberId: behind.memberId,
      brand: 'default',
      recent: [],
      streak: 0,
      carried: { [place.programId]: { wh: -250, eventId: 'earlier', date: '2026-01-27', eventsSince: 1 } },
    });
    await place.event('2026-02-03', 18, 19);
    await goTo('2026-02-02', 18);
    const said = 'First, 250 Wh from January 27 comes off what you save.';
    expect(behind.newest()?.text).toContain(said);
    expect(even.newest()?.subject).toBe(behind.newest()?.subject);
    expect(even.newest()?.text).not.toContain('comes off');
  });

  it('is announced the evening before, then at its start, its end and with its result', async () => {
    const place = await world('2026-03-01T20:00:00Z');
    const dana = await recipient(place);
    const asked = await recipient(place);
    const event = await place.event('2026-03-03', 18, 19);
    await place.deliver(dana, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-02' });
    await idle();
    expect([dana.mails(), dana.texts()]).toEqual([[], []]);
    await place.join(dana, event);

    await goTo('2026-03-02', 18);
    expect(dana.mails()).toEqual(['OhmHour on Tuesday, 6 to 7 PM']);
    expect(dana.newest()?.text).toContain('You’re in.');
    expect(asked.newest()?.text).toContain('Want in?');
    expect(asked.newest()?.text).toContain(`/events/${event.id}`);
    expect(dana.texts()[0]).toContain("You're in.");

    await goTo('2026-03-03', 18);
    expect(dana.mails().at(-1)).toBe('Your OhmHour has started');
    await goTo('2026-03-03', 19);
    expect(dana.mails().at(-1)).toBe('Your OhmHour is over');
    expect(asked.mails()).toHaveLength(1);

    await goTo('2026-03-04', 9);
    await place.deliver(dana, { use: saving({ '2026-03-03': 500 }), from: '2026-03-03', to: '2026-03-03' });
    await idle();
    server.clock.advance(120_000);
    await idle();
    expect(dana.mails().at(-1)).toBe('Your OhmHour earned you $1.55');
    expect(dana.newest()?.text).toContain('You used 0.5 kWh less');
    expect(dana.texts()[0]).toContain('You earned $1.55.');

    await goTo('2026-03-04', 11);
    expect(dana.mails().at(-1)).toBe('You’ve reached Gold');
    expect(dana.newest()?.text).toContain('with the same event you reached another one.');

    await goTo('2026-03-08', 9);
    await place.deliver(dana, { use: saving({ '2026-03-03': 400 }), from: '2026-03-03', to: '2026-03-03' });
    await idle();
    server.clock.advance(120_000);
    await idle();
    expect(dana.mails().at(-1)).toBe('We corrected your OhmHour result');
    expect(dana.newest()?.text).toContain('The readings for this event were corrected');
    expect(dana.newest()?.text).toContain(
      'Your result is worth $1.25 instead of $1.55. It went from 0.5 kWh less than usual to 0.4 kWh less than usual.',
    );
    expect(dana.mails()).toHaveLength(6);
    expect(dana.texts()).toHaveLength(5);
  });

  it('is announced immediately when scheduled after that evening', async () => {
    const place = await world('2026-03-11T05:00:00Z');
    const dana = await recipient(place);
    await place.event('2026-03-11', 18, 19);
    await idle();
    expect(dana.mails()).toHaveLength(1);
  });

  it('reminds those who asked for it an hour before, also of the new start when it moves', async () => {
    const place = await world('2026-03-12T20:00:00Z');
    const [dana, undecided, leaver, silent, other] = [
      await recipient(place),
      await recipient(place),
      await recipient(place),
      await recipient(place, {
        off: ['account_event_reminders', 'account_event_reminders_sms'],
      }),
      await recipient(place),
    ];
    const event = await place.event('2026-03-13', 18, 19);
    for (const home of [dana, leaver, silent, other]) await place.join(home, event);
    const remind = async ({ memberId }: { readonly memberId: string }, wanted = true) => {
      const client = await server.loggedIn(memberId);
      return client.call('/event_reminder', { body: { event_id: event.id, remind: wanted } });
    };
    for (const home of [dana, undecided, leaver, silent, other])
      expect((await remind(home)).json()).toMatchObject({
        reminder: {
          at: localInstant('2026-03-13', 17).toISOString(),
          on: true,
          // With reminders off on every channel, none will come.
          blocked: home === silent ? 'off' : null,
        },
      });
    expect((await remind(other, false)).json()).toMatchObject({ reminder: { on: false } });
    await place.leave(leaver, event);
    const moved = await move(place, event, '2026-03-13', 19, 20);
    if (!moved.saved) throw new Error('It cannot be moved.');
    const reminded = (mails: readonly string[]) =>
      mails.filter((subject) => subject === 'OhmHour in an hour').length;
    await goTo('2026-03-13', 17.9);
    expect(reminded(dana.mails())).toBe(0);
    await goTo('2026-03-13', 18);
    await goTo('2026-03-13', 18.1);
    const all = [dana, undecided, leaver, silent, other];
    expect(all.map(({ mails }) => reminded(mails()))).toEqual([1, 1, 0, 0, 0]);
    expect(dana.newest()?.text).toContain('runs from 7 PM to 8 PM');
    expect(undecided.newest()?.text).toContain('You haven’t joined yet');
    expect(dana.texts()).toContainEqual(expect.stringContaining("OhmHour from 7 PM to 8 PM. You're in"));
    expect((await remind(dana)).json()).toMatchObject({ code: 'TOO_LATE' });
    await goTo('2026-03-13', 19);
    expect(reminded(dana.mails())).toBe(1);
  });

  it('goes out by each member’s switches', async () => {
    const place = await world('2026-03-15T20:00:00Z');
    const [mailOnly, textOnly, noYes] = [
      await recipient(place, { off: ['ohm_hour_start_sms'], autoJoin: true }),
      await recipient(place, { off: ['ohm_hour_start'], autoJoin: true }),
      await recipient(place, { consent: false, autoJoin: true }),
    ];
    await place.event('2026-03-16', 12, 13);
    await goTo('2026-03-16', 12);
    const started = (mails: string[]) =>
      mails.filter((subject) => subject === 'Your OhmHour has started').length;
    const running = (texts: string[]) => texts.filter((text) => text.includes('is on until')).length;
    expect([started(mailOnly.mails()), running(mailOnly.texts())]).toEqual([1, 0]);
    expect([started(textOnly.mails()), running(textOnly.texts())]).toEqual([0, 1]);
    expect([started(noYes.mails()), running(noYes.texts())]).toEqual([1, 0]);
  });

  it('in quiet hours drops a text message that expires before morning and holds a result', async () => {
    const place = await world('2026-04-05T20:00:00Z');
    const dana = await recipient(place, { autoJoin: true });
    await place.event('2026-04-06', 21, 22);
    await place.deliver(dana, { use: saving({}), from: '2026-02-10', to: '2026-04-06' });
    await goTo('2026-04-06', 21);
    await goTo('2026-04-06', 22);
    server.clock.advance(300_000);
    await idle();
    const before = dana.texts().length;
    const night = await server.database.db
      .select()
      .from(sentMessages)
      .where(eq(sentMessages.memberId, dana.memberId));
    const states = night
      .filter(({ channel }) => channel === 'sms')
      .map(({ template, state, reason }) => [template, state, reason]);
    expect(states).toContainEqual(['event-start', 'dropped', 'quiet-hours']);
    expect(states).toContainEqual(['event-end', 'dropped', 'quiet-hours']);
    expect(states).toContainEqual(['event-results', 'queued', null]);
    await goTo('2026-04-07', 8.1);
    expect(dana.texts().length).toBe(before + 1);
  });

  it('notifies joined members only when it is moved or cancelled', async () => {
    const place = await world('2026-05-03T20:00:00Z');
    const [dana, asked] = [await recipient(place), await recipient(place)];
    const event = await place.event('2026-05-06', 18, 19);
    await place.join(dana, event);
    await idle();
    const moved = await move(place, event, '2026-05-07', 17, 18);
    if (!moved.saved) throw new Error('It cannot be moved.');
    await idle();
    expect(dana.mails()).toEqual(['Your OhmHour has a new time']);
    expect(dana.newest()?.text).toContain('on Thursday, 5 to 6 PM');
    await place.cancel(moved.event);
    await idle();
    expect(dana.mails().at(-1)).toBe('Your OhmHour was called off');
    expect(asked.mails()).toEqual([]);
    await goTo('2026-05-07', 20);
    expect(dana.mails()).toHaveLength(2);
  });
});

describe('devices that did not take part (SET-19)', () => {
  it('are listed by name in an email after the event, to members who want it', async () => {
    const place = await world('2026-05-18T20:00:00Z');
    const [dana, off, fine] = [
      await recipient(place, { autoJoin: true }),
      await recipient(place, { autoJoin: true, off: ['device_event_device_issues'] }),
      await recipient(place, { autoJoin: true }),
    ];
    const event = await place.event('2026-05-19', 18, 19);
    await goTo('2026-05-19', 18);
    await goTo('2026-05-19', 19);
    for (const home of [dana, off, fine]) {
      for (const [name, advance] of [
        ['Heater', 'OFFLINE_GIVEN_UP'],
        ['Car', 'AUTH_ERROR'],
        ['Lamp', 'SHIFTED'],
        ['Fan', 'OPT_OUT'],
      ] as const)
        await deviceIn(place, event, home, name, home === fine ? 'SHIFTED' : advance);
    }
    await goTo('2026-05-19', 19 + 9 / 60);
    expect(dana.mails().at(-1)).toBe('Your OhmHour is over');
    await goTo('2026-05-19', 19 + 11 / 60);
    expect(dana.mails().at(-1)).toBe('Some of your devices didn’t take part');
    expect(dana.newest()?.text).toContain('6 to 7 PM: Car, Heater.');
    await goTo('2026-05-19', 20);
    expect([off, fine].map((home) => home.mails().at(-1))).toEqual([
      'Your OhmHour is over',
      'Your OhmHour is over',
    ]);
    expect(dana.mails().filter((subject) => subject.startsWith('Some of'))).toHaveLength(1);
  });
});

describe('a real-time event (SET-12)', () => {
  it('sends text messages only: no announcement, no email at its start and end', async () => {
    const place = await world('2026-06-07T20:00:00Z');
    const dana = await recipient(place);
    await place.event('2026-06-07', 14, 15, { algorithm: 'participation_reduction_rt' });
    await goTo('2026-06-07', 14);
    await goTo('2026-06-07', 15);
    expect(dana.texts().filter((text) => text.includes('AutoOhm'))).toHaveLength(dana.texts().length);
    expect(dana.texts().length).toBeGreaterThanOrEqual(2);
    expect(dana.mails().filter((subject) => /started|over/.test(subject))).toEqual([]);
  });
});

describe('many members', () => {
  it('are notified in batches; after a kill the next run sends the rest, and nothing twice', async () => {
    const place = await world('2026-07-05T20:00:00Z');
    await server.database.db.insert(members).values(
      Array.from({ length: 1_100 }, (_, index) => {
        const id = place.newId();
        return {
          id,
          brand: 'default',
          email: `many-${index}@example.org`,
          emailKey: `many-${index}-${id}@example.org`,
          country: 'US',
          timeZone: 'America/Los_Angeles',
          autoJoin: true,
          createdAt: server.clock.now(),
        };
      }),
    );
    await server.database.db.execute(
      `insert into utility_connections (member_id, brand, utility_id, program_id, widget_state, ever_reached_auth_done)
       select m.id, m.brand, '${place.utilityId}', '${place.programId}', 'MarketEnrolled', true from members m where m.email like 'many-%'`,
    );
    const event = await place.event('2026-07-07', 18, 19);
    const { db } = server.database;
    await planNotices(db, server.clock, event.id);
    server.clock.set(localInstant('2026-07-06', 18));
    const countSent = async () =>
      (
        await db
          .select({ id: sentMessages.id })
          .from(sentMessages)
          .where(eq(sentMessages.template, 'event-advance'))
      ).length;
    const before = await countSent();
    const killed = new AbortController();
    const parts = { db, clock: server.clock, notify: server.core.deps.notify };
    const notify = {
      ...parts.notify,
      sendAll: async (...args: Parameters<typeof parts.notify.sendAll>) => (
        killed.abort(),
        parts.notify.sendAll(...args)
      ),
    };
    await sendNotices({ ...parts, notify, signal: killed.signal }, event.id, 'advance');
    expect(await countSent()).toBe(before + 500);
    const signal = new AbortController().signal;
    await Promise.all([
      sendNotices({ ...parts, signal }, event.id, 'advance'),
      sendNotices({ ...parts, signal }, event.id, 'advance'),
    ]);
    await sendNotices({ ...parts, signal }, event.id, 'advance');
    expect(await countSent()).toBe(before + 1_100);
    const [notice] = (await db.select().from(eventNotices).where(eq(eventNotices.eventId, event.id))).filter(
      ({ kind }) => kind === 'advance',
    );
    expect(notice?.dueAt).toBe(null);
    await db.delete(sentMessages).where(eq(sentMessages.template, 'event-advance'));
  });
});
