import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../src/server/platform/db/sql.ts';
import { newFilledMember } from '../support/filledMember.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { findInTables } from '../support/memberRows.ts';
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
