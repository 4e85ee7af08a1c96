import { sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inbox } from '../../codegen/rest/types.ts';
import { addDays, toLocalDate } from '../../src/domain/meter/zone.ts';
import { cashoutAccounts } from '../../src/server/cashout/tables.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { newFilledMember } from '../support/filledMember.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { findInTables } from '../support/memberRows.ts';
import { localInstant, Neighbourhood, saving, ZONE } from '../support/neighbourhood.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const PASSWORD = 'four quiet evening hours';
const OTHER_PASSWORD = 'nine loud morning hours';
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Shown = { id: string; email: string; name: string; state: string; until: string | null }[];
const people = async (client: HttpClient) =>
  (await client.call('/api/account/people')).json<{ role: string; people: Shown; owner: { name: string } }>();
const invite = (client: HttpClient, email: string) =>
  client.call('/api/account/people/invite', { body: { email } });
const mailTo = async (email: string) => {
  await server.worker.runUntilIdle();
  return server.sentMail.findLast(({ to }) => to === email);
};
const tokenTo = async (email: string): Promise<string> =>
  decodeURIComponent(/reset-password\?token=([^\s"&]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '');
const choosePassword = async (token: string, password = OTHER_PASSWORD) => {
  const client = await server.client();
  return { client, answer: await client.call('/reset_password', { body: { token, password } }) };
};
let count = 0;
const address = () => `sam${(count += 1)}z@example.org`;

/** An owner, and a person who has joined their home. */
async function household() {
  const dana = await newFilledMember(server, PASSWORD);
  const email = address();
  expect((await invite(dana.client, email)).statusCode).toBe(200);
  const { client: sam, answer } = await choosePassword(await tokenTo(email));
  expect(answer.statusCode).toBe(200);
  const samId = answer.json<{ user: { id: string } }>().user.id;
  return { dana, sam, samId, email };
}

it('a person joins a home by a mailed link with a log-in of their own, and sees the home, not the owner’s own things', async () => {
  const { dana, sam, samId, email } = await household();
  await givePoints(server.core.deps, dana.memberId, 1_500);
  expect((await sam.call('/user_status')).json()).toMatchObject({
    user: { id: samId, email, homeRole: 'member', isAdmin: false },
  });
  expect((await dana.client.call('/user_status')).json<{ user: object }>().user).not.toHaveProperty(
    'homeRole',
  );
  const wallet = async (client: HttpClient) =>
    (await client.call('/api/v2/wallet')).json<{ balance: unknown; cashout: { destination: unknown } }>();
  expect((await wallet(sam)).balance).toEqual((await wallet(dana.client)).balance);
  expect((await sam.call('/settings')).json()).toMatchObject({ email, first_name: '' });

  const saved = await sam.call('/settings', { body: { first_name: 'Sam', locale: 'en-US' } });
  expect(saved.json()).toMatchObject({ email, first_name: 'Sam' });
  expect((await dana.client.call('/settings')).json()).toMatchObject({ first_name: dana.name });
  expect(await people(dana.client)).toMatchObject({
    role: 'owner',
    people: [{ email, name: 'Sam', state: 'joined', until: null }],
  });
  expect(await people(sam)).toMatchObject({ role: 'member', people: [], owner: { name: dana.name } });
  const greeting = await sam.graphql<{
    viewer: { user: { firstName: string }; home: { greetingName: string } };
  }>('{ viewer { user { firstName } home { greetingName } } }');
  expect(greeting.data?.viewer).toEqual({ user: { firstName: 'Sam' }, home: { greetingName: 'Sam' } });
});

it('what is the owner’s alone is refused in a sentence, and vacations are both’s', async () => {
  const { dana, sam } = await household();
  const refused = await sam.call('/settings', { body: { postal_code: '94103' } });
  expect(refused.json()).toMatchObject({
    code: 'FORBIDDEN',
    error: 'Only the owner of this home’s account can do that.',
  });
  expect((await invite(sam, address())).json()).toMatchObject({ code: 'FORBIDDEN' });
  const day = new Date(server.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
  const away = await sam.call('/vacation/start', { body: { end_date: day } });
  expect(away.json()).toMatchObject({ first_name: '', vacation_end_date: day });
  expect((await dana.client.call('/settings')).json()).toMatchObject({ vacation_end_date: day });
  expect((await sam.call('/event_opt_in_user', { body: { opt: 'in' } })).statusCode).toBe(200);
  expect((await dana.client.call('/settings')).json()).toMatchObject({ auto_join: true });
});

it('a person changes and recovers their own password, and logs out everywhere, without the owner', async () => {
  const { dana, sam, email } = await household();
  await (await server.client()).call('/forgot_password', { body: { email } });
  const { answer } = await choosePassword(await tokenTo(email), 'twelve calm winter hours');
  expect(answer.statusCode).toBe(200);
  expect((await sam.call('/settings')).statusCode).toBe(401);
  expect((await dana.client.call('/settings')).statusCode).toBe(200);
  const again = await server.client();
  const logIn = await again.call('/login', { body: { email, password: 'twelve calm winter hours' } });
  expect(logIn.json()).toMatchObject({ user: { homeRole: 'member' } });
});

it('an invitation ends, is sent again with another link, and is withdrawn', async () => {
  const { client, memberId } = await newFilledMember(server, PASSWORD);
  const email = address();
  await invite(client, email);
  const first = await tokenTo(email);
  expect((await invite(client, email.toUpperCase())).json()).toMatchObject({
    fields: { email: 'You’ve already invited this address.' },
  });
  const { id = '' } = (await people(client)).people[0] ?? {};
  expect((await client.call('/api/account/people/invite/again', { body: { id } })).statusCode).toBe(200);
  const second = await tokenTo(email);
  expect(second).not.toBe(first);
  expect((await choosePassword(first)).answer.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  server.clock.advance(7 * DAY_MS + 1);
  const back = await server.loggedIn(memberId);
  expect((await people(back)).people[0]?.state).toBe('ended');
  expect((await choosePassword(second)).answer.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  const stranger = (await newFilledMember(server, PASSWORD)).client;
  const withdraw = (by: HttpClient) => by.call('/api/account/people/remove', { body: { id } });
  expect((await withdraw(stranger)).statusCode).toBe(404);
  expect((await withdraw(back)).statusCode).toBe(200);
  expect((await people(back)).people).toEqual([]);
  await server.addMember({ email });
});

it('an address with an account gets a message that says what to do, and the owner sees no difference', async () => {
  const { client } = await newFilledMember(server, PASSWORD);
  const known = await newFilledMember(server, PASSWORD);
  const asked = await invite(client, known.email);
  expect(asked.json()).toMatchObject({ people: [{ email: known.email, name: '', state: 'invited' }] });
  const mail = await mailTo(known.email);
  expect(mail?.text).toContain('already has an account');
  expect(mail?.text).not.toContain('token=');
  expect(await people(known.client)).toMatchObject({ role: 'owner', people: [] });
});

it('whoever is removed or leaves is logged out everywhere, and nothing of them stays', async () => {
  const { dana, sam, samId, email } = await household();
  const [person] = (await people(dana.client)).people;
  await dana.client.call('/api/account/people/remove', { body: { id: person?.id ?? '' } });
  expect((await sam.call('/settings')).statusCode).toBe(401);
  for (const text of [samId, email]) expect(await findInTables(server.database.db, text)).toEqual({});

  const other = await household();
  expect((await other.dana.client.call('/api/account/people/leave', { body: {} })).json()).toMatchObject({
    code: 'OWNER_STAYS',
  });
  expect((await other.sam.call('/api/account/people/leave', { body: {} })).statusCode).toBe(200);
  expect((await other.sam.call('/settings')).statusCode).toBe(401);
  expect((await people(other.dana.client)).people).toEqual([]);
  const log = await rows<{ action: string }>(
    server.database.db,
    sql`select action from audit_log where subject = ${`member:${other.dana.memberId}`} order by action`,
  );
  expect(log.map(({ action }) => action)).toEqual(['people.invite', 'people.leave']);
});

it('the people of a home go with its owner’s account', async () => {
  const { dana, sam, samId } = await household();
  await dana.client.call('/api/account/deletion', { body: { password: PASSWORD, understood: true } });
  server.clock.advance(7 * DAY_MS);
  await server.worker.runUntilIdle();
  expect((await sam.call('/settings')).statusCode).toBe(401);
  server.clock.advance(60_000);
  await server.worker.runUntilIdle();
  for (const id of [dana.memberId, samId]) expect(await findInTables(server.database.db, id)).toEqual({});
});

describe('what an event writes to the people of a home', () => {
  it('reaches each by their own switches, in an inbox of their own', async () => {
    const { dana, sam, email } = await household();
    const send = async (key: string) => {
      await server.core.deps.notify.sendAll(server.database.db, [
        {
          brandId: 'default',
          memberId: dana.memberId,
          template: 'event-cancelled',
          values: {
            eventId: '01961a00-0000-7000-8000-000000000001',
            eventType: 'PARTICIPATION_REDUCTION',
            dayOn: '2026-07-02T01:00:00Z',
            fromClock: '2026-07-02T01:00:00Z',
            toClock: '2026-07-02T02:00:00Z',
          },
          key,
        },
      ]);
      server.clock.advance(1_000);
      await server.worker.runUntilIdle();
    };
    const mails = (to: string) =>
      server.sentMail.filter((mail) => mail.to === to && mail.subject.includes('called off')).length;
    await send('people-1');
    expect([mails(dana.email), mails(email)]).toEqual([1, 1]);

    const off = { ohm_hour_advance: false, ohm_hour_start: false };
    const saved = await sam.call('/settings/subscriptions', { body: { subscriptions: off } });
    expect(saved.json()).toMatchObject({ event_subscriptions: off });
    expect((await dana.client.call('/settings')).json()).toMatchObject({
      event_subscriptions: { ohm_hour_advance: true },
    });
    await send('people-2');
    expect([mails(dana.email), mails(email)]).toEqual([2, 1]);
    const inbox = (await sam.call('/api/v2/inbox')).json<Inbox>();
    // What Sam has turned off is still here to read.
    expect(
      inbox.messages.flatMap(({ subject, channels }) =>
        subject?.includes('called off') === true ? [channels] : [],
      ),
    ).toEqual([[], ['email']]);
  });

  it('leaves what is about money and connections to the owner, also in what a person can choose', async () => {
    const { dana, sam, email } = await household();
    const keys = async (client: HttpClient) =>
      Object.keys((await client.call('/settings')).json<{ subscriptions: object }>().subscriptions);
    expect(await keys(dana.client)).toContain('rewards_order_failed');
    expect(await keys(sam)).not.toContain('rewards_order_failed');
    const refused = await sam.call('/settings/subscriptions', {
      body: { subscriptions: { rewards_order_failed: false } },
    });
    expect(refused.json()).toMatchObject({ code: 'NO_SUCH_SUBSCRIPTION' });
    const topics = async (client: HttpClient) =>
      (await client.call('/push_devices'))
        .json<{ topics: { topic: string }[] }>()
        .topics.map(({ topic }) => topic);
    expect(await topics(dana.client)).toContain('rewards');
    expect(await topics(sam)).toEqual(['event', 'account', 'device']);
    await server.core.deps.notify.send(server.database.db, {
      brandId: 'default',
      memberId: dana.memberId,
      template: 'utility-problem',
      values: { utility: 'Cedar Power' },
      key: 'people-3',
    });
    await server.worker.runUntilIdle();
    expect(server.sentMail.filter(({ to, text }) => to === email && text.includes('Cedar Power'))).toEqual(
      [],
    );
  });
});

it('a person is offered no step that is the owner’s', async () => {
  const { sam } = await household();
  expect((await sam.call('/nba/signup')).json()).toEqual({ actions: [] });
});

it('an event says which person of the home answered, to the members and to staff, and no longer once they are gone', async () => {
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const home = await place.household();
  const dana = await server.loggedIn(home.memberId);
  const email = address();
  await invite(dana, email);
  const { client: sam, answer } = await choosePassword(await tokenTo(email));
  const samId = answer.json<{ user: { id: string } }>().user.id;
  await sam.call('/settings', { body: { first_name: 'Sam' } });
  const event = await place.event(
    toLocalDate(ZONE, server.clock.now().getTime() / 1000 + 2 * 86_400),
    18,
    19,
  );
  const shown = async (client: HttpClient) =>
    (await client.call(`/events/${event.id}`)).json<{ opt: string; answered_by?: object }>();
  await dana.call('/event_opt_in_out', { body: { event_id: event.id, opt: 'in' } });
  expect(await shown(sam)).toMatchObject({
    opt: 'in',
    answered_by: { person_id: home.memberId, name: 'Dana' },
  });
  await sam.call('/event_opt_in_out', { body: { event_id: event.id, opt: 'out' } });
  expect(await shown(dana)).toMatchObject({ opt: 'out', answered_by: { person_id: samId, name: 'Sam' } });
  const staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_events'] }));
  const record = await staff.graphql(
    `query ($id: ID!) { staff { member(id: $id) { events(first: 5) { edges { node { opt answeredBy } } } } } }`,
    { id: toGlobalId('MemberRecord', home.memberId) },
  );
  expect(record.data).toEqual({
    staff: { member: { events: { edges: [{ node: { opt: 'OUT', answeredBy: 'Sam' } }] } } },
  });
  await sam.call('/api/account/people/leave', { body: {} });
  expect(await shown(dana)).toMatchObject({ opt: 'out' });
  expect(await shown(dana)).not.toHaveProperty('answered_by');
});

it('each person of a home is reminded if they asked for it, and sees a new result for the first time', async () => {
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const home = await place.household();
  const dana = await server.loggedIn(home.memberId);
  const email = address();
  await invite(dana, email);
  const { client: sam } = await choosePassword(await tokenTo(email));
  const day = toLocalDate(ZONE, server.clock.now().getTime() / 1000 + 2 * 86_400);
  const event = await place.event(day, 18, 19);
  await place.deliver(home, { use: saving({}), from: addDays(day, -60), to: addDays(day, -1) });
  await server.worker.runUntilIdle();
  await dana.call('/event_opt_in_out', { body: { event_id: event.id, opt: 'in' } });
  const reminder = async (client: HttpClient) =>
    (await client.call(`/events/${event.id}/hour`)).json<{ reminder: { on: boolean } | null }>().reminder?.on;
  expect(
    (await sam.call('/event_reminder', { body: { event_id: event.id, remind: true } })).json(),
  ).toMatchObject({ reminder: { on: true } });
  expect([await reminder(dana), await reminder(sam)]).toEqual([false, true]);
  server.clock.set(localInstant(day, 17.1));
  await server.worker.runUntilIdle();
  const inAnHour = server.sentMail
    .filter(({ subject }) => subject === 'OhmHour in an hour')
    .map(({ to }) => to);
  expect(inAnHour).toEqual([email]);

  server.clock.set(localInstant(addDays(day, 1), 9));
  await place.deliver(home, { use: saving({ [day]: 500 }), from: day, to: day });
  await server.worker.runUntilIdle();
  const isNew = async (client: HttpClient) =>
    (await client.call(`/events/${event.id}`)).json<{ result_is_new: boolean }>().result_is_new;
  const see = (client: HttpClient) => client.call('/event_result_seen', { body: { event_id: event.id } });
  expect([await isNew(dana), await isNew(sam)]).toEqual([true, true]);
  await see(sam);
  await see(sam);
  expect([await isNew(dana), await isNew(sam)]).toEqual([true, false]);
  await see(dana);
  expect([await isNew(dana), await isNew(sam)]).toEqual([false, false]);
});

describe('another owner of the home', () => {
  const hand = (client: HttpClient, id: string, more: object = {}) =>
    client.call('/api/account/people/owner', { body: { id, password: PASSWORD, understood: true, ...more } });
  const idOf = async (client: HttpClient) => (await people(client)).people[0]?.id ?? '';

  it('changes who owns it: the home keeps its points, each keeps their own, and the old owner’s payout address ends', async () => {
    const { dana, sam, email } = await household();
    await sam.call('/settings', { body: { first_name: 'Sam' } });
    await givePoints(server.core.deps, dana.memberId, 1_500);
    await dana.client.call('/settings/subscriptions', { body: { subscriptions: { ohm_hour_start: false } } });
    await server.database.db.insert(cashoutAccounts).values({
      memberId: dana.memberId,
      brand: 'default',
      destination: 'dana@pay.example',
      changedAt: server.clock.now(),
    });
    const id = await idOf(dana.client);
    expect((await hand(dana.client, id, { understood: false })).json()).toHaveProperty('fields.understood');
    expect((await hand(dana.client, id, { password: 'not the password' })).statusCode).toBe(400);
    expect((await hand(sam, id)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await hand(dana.client, id)).statusCode).toBe(200);
    for (const client of [dana.client, sam]) expect((await client.call('/settings')).statusCode).toBe(401);

    const logIn = async (address: string, password: string) => {
      const client = await server.client();
      expect((await client.call('/login', { body: { email: address, password } })).statusCode).toBe(200);
      return client;
    };
    const owner = await logIn(email, OTHER_PASSWORD);
    const former = await logIn(dana.email, PASSWORD);
    expect((await owner.call('/user_status')).json()).not.toHaveProperty('user.homeRole');
    expect((await former.call('/user_status')).json()).toMatchObject({ user: { homeRole: 'member' } });
    expect(await people(owner)).toMatchObject({
      role: 'owner',
      people: [{ email: dana.email, name: dana.name, state: 'joined' }],
    });
    const wallet = (await owner.call('/api/v2/wallet')).json<{
      balance: { points: number };
      cashout: { destination: unknown };
    }>();
    expect(wallet).toMatchObject({ cashout: { destination: null } });
    expect((await former.call('/api/v2/wallet')).json()).toMatchObject({ balance: wallet.balance });
    expect((await former.call('/settings')).json()).toMatchObject({
      first_name: dana.name,
      event_subscriptions: { ohm_hour_start: false },
    });
    expect((await owner.call('/settings')).json()).toMatchObject({
      first_name: 'Sam',
      event_subscriptions: { ohm_hour_start: true },
    });
    await server.worker.runUntilIdle();
    const texts = (to: string) =>
      server.sentMail
        .filter((mail) => mail.to === to)
        .map(({ text }) => text)
        .join('\n');
    expect(texts(email)).toContain(`${dana.name} made you the owner`);
    expect(texts(dana.email)).toContain('You made Sam the owner');
    const log = await rows<{ action: string }>(
      server.database.db,
      sql`select action from audit_log where subject = ${`member:${dana.memberId}`} order by action`,
    );
    expect(log.map(({ action }) => action)).toEqual(['people.hand-over', 'people.invite']);
    // And back again.
    expect((await hand(owner, await idOf(owner), { password: OTHER_PASSWORD })).statusCode).toBe(200);
    await logIn(dana.email, PASSWORD);
  });

  it('is refused while the person has not joined, and while the account is being deleted', async () => {
    const { client } = await newFilledMember(server, PASSWORD);
    await invite(client, address());
    expect((await hand(client, await idOf(client))).json()).toMatchObject({ code: 'NOTJOINED' });
    const { dana } = await household();
    await dana.client.call('/api/account/deletion', { body: { password: PASSWORD, understood: true } });
    expect((await hand(dana.client, await idOf(dana.client))).json()).toMatchObject({ code: 'DELETION' });
  });
});
