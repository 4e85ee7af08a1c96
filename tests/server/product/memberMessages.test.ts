import { afterAll, describe, expect, it } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import type { Inbox } from '../../../codegen/rest/types.ts';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import { startAccountsServer } from '../../support/accountsServer.ts';
import type { HttpClient } from '../../support/httpClient.ts';

const { server, account, newNumber, textsTo, textedCode, stop } = await startAccountsServer();
afterAll(stop);

describe('messages', () => {
  const notify = (memberId: string, key: string) =>
    server.core.deps.notify.send(server.database.db, {
      brandId: 'default',
      memberId,
      template: 'utility-connected',
      values: { utility: 'Cedar Power', takingPart: 'yes' },
      key,
    });

  it('a key is sent once, and not at all if its transaction fails', async () => {
    const { email, memberId } = await account();
    await notify(memberId, `twice-${email}`);
    await notify(memberId, `twice-${email}`);
    await server.database.db
      .transaction(async (tx) => {
        await server.core.deps.notify.send(tx, {
          brandId: 'default',
          memberId,
          template: 'utility-connected',
          values: { utility: 'Never', takingPart: 'yes' },
          key: `never-${email}`,
        });
        throw new Error('no');
      })
      .catch(() => undefined);
    await server.worker.runUntilIdle();
    expect(server.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Cedar Power is connected',
    ]);
    const [row] = await server.database.db
      .select()
      .from(sentMessages)
      .where(eq(sentMessages.key, `twice-${email}`));
    expect([row?.state, row?.sealed]).toEqual(['sent', null]);
  });

  it('an event’s text message needs recorded consent, waits for morning, and ends with the number', async () => {
    const { memberId } = await account();
    const number = newNumber();
    const db = server.database.db;
    await db.insert(phoneNumbers).values({ memberId, number, verified: true, addedAt: server.clock.now() });
    const readState = async (key: string) => {
      await server.worker.runUntilIdle();
      const [row] = await db
        .select({ state: sentMessages.state, reason: sentMessages.reason })
        .from(sentMessages)
        .where(eq(sentMessages.key, `${key}:sms`));
      return `${row?.state} ${row?.reason ?? ''}`.trim();
    };
    server.clock.set('2026-07-01T19:00:00Z');
    await notify(memberId, `no-yes-${number}`);
    expect(await readState(`no-yes-${number}`)).toBe('undefined');
    const client = await server.loggedIn(memberId);
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    // 22:30 in Los Angeles.
    server.clock.set('2026-07-02T05:30:00Z');
    await notify(memberId, `night-${number}`);
    expect(await readState(`night-${number}`)).toBe('queued');
    server.clock.set('2026-07-02T15:00:00Z');
    expect(await readState(`night-${number}`)).toBe('sent');
    expect((await textsTo(number))[0]).toContain('Cedar Power is connected');
    await notify(memberId, `taken-back-${number}`);
    await client.call('/settings/subscriptions', { body: { subscriptions: {}, sms_consent: false } });
    expect(await readState(`taken-back-${number}`)).toBe('dropped no-consent');
  });
});

describe('the inbox', () => {
  const db = server.database.db;
  const send = (memberId: string, utility: string, brandId = 'default') =>
    server.core.deps.notify.send(db, {
      brandId,
      memberId,
      template: 'utility-connected',
      values: { utility, takingPart: 'yes' },
      key: `inbox-${memberId}-${utility}`,
    });
  const read = async (client: HttpClient, query = '') =>
    (await client.call(`/api/v2/inbox${query}`)).json<Inbox>();
  const unread = async (client: HttpClient) =>
    (await client.call('/api/v2/inbox/unread')).json<{ unread: number }>().unread;

  it('holds what was sent to the member, newest first and in pages, until it is 90 days old', async () => {
    const [{ memberId }, other] = [await account(), await account()];
    server.clock.set('2026-07-05T19:00:00Z');
    await send(other.memberId, 'Not Hers');
    for (const utility of ['First', 'Second', 'Third']) {
      await send(memberId, utility);
      server.clock.advance(60_000);
      await server.worker.runUntilIdle();
    }
    await send(memberId, 'Still Waiting');
    const client = await server.loggedIn(memberId);
    const page = await read(client, '?first=2');
    expect(page.messages.map(({ subject }) => subject)).toEqual([
      'Third is connected',
      'Second is connected',
    ]);
    expect(page.messages[0]).toMatchObject({
      channel: 'email',
      sent_at: '2026-07-05T19:03:00.000Z',
      text: expect.stringContaining('Third has confirmed your connection.') as string,
      link: { label: 'See what’s next', path: '/' },
      unread: true,
    });
    expect(page.messages[0]?.text).not.toMatch(/Button not working|unsubscribe|https?:/i);
    const rest = await read(client, `?first=2&after=${page.next_cursor}`);
    expect([rest.messages.map(({ subject }) => subject), rest.next_cursor]).toEqual([
      ['First is connected'],
      null,
    ]);
    expect((await client.call('/api/v2/inbox?after=made-up')).statusCode).toBe(400);

    server.clock.advance(90 * 86_400_000 - 61_000);
    await server.worker.runUntilIdle();
    const stillKept = and(
      eq(sentMessages.memberId, memberId),
      eq(sentMessages.template, 'utility-connected'),
      isNotNull(sentMessages.kept),
    );
    expect(await db.$count(sentMessages, stillKept)).toBe(3);
    const subjects = (await read(await server.loggedIn(memberId))).messages.map(({ subject }) => subject);
    // It came too late to be sent, and can be read all the same.
    expect(subjects.filter((subject) => subject?.endsWith('is connected'))).toEqual([
      'Still Waiting is connected',
      'Third is connected',
      'Second is connected',
    ]);
  });

  it('keeps what the member has off on every channel, and nothing that they have to ask for', async () => {
    const { memberId, email } = await account();
    const client = await server.loggedIn(memberId);
    await client.call('/settings/subscriptions', {
      body: { subscriptions: { onboarding_utility_activation_help: false } },
    });
    await send(memberId, 'Cedar');
    await server.core.deps.notify.send(db, {
      brandId: 'default',
      memberId,
      template: 'weekly-digest',
      values: { monday: '2026-06-29', count: '1', items: '• Cedar is connected' },
      key: `unasked-${memberId}`,
    });
    await server.worker.runUntilIdle();
    expect(server.sentMail.filter(({ to }) => to === email)).toEqual([]);
    expect((await read(client)).messages).toEqual([
      expect.objectContaining({
        channel: 'inbox',
        channels: [],
        subject: 'Cedar is connected',
        text: expect.stringContaining('Cedar has confirmed your connection.') as string,
        unread: true,
      }),
    ]);
  });

  it('keeps what was switched off, or had no phone to go to, before it left', async () => {
    const { memberId } = await account();
    const client = await server.loggedIn(memberId);
    await send(memberId, 'Cedar');
    await client.call('/settings/subscriptions', {
      body: { subscriptions: { onboarding_utility_activation_help: false } },
    });
    await server.worker.runUntilIdle();
    const [message] = (await read(client)).messages;
    expect([message?.subject, message?.channels]).toEqual(['Cedar is connected', []]);
  });

  it('shows a message once for all its channels, in its place of the first, and opens it on all', async () => {
    const { memberId } = await account();
    const number = newNumber();
    await db.insert(phoneNumbers).values({ memberId, number, verified: true, addedAt: server.clock.now() });
    // 22:30 in Los Angeles: the text waits for morning.
    server.clock.set('2026-10-21T05:30:00Z');
    const client = await server.loggedIn(memberId);
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    await send(memberId, 'Night');
    await server.worker.runUntilIdle();
    server.clock.advance(60_000);
    await send(memberId, 'Later');
    await server.worker.runUntilIdle();
    const open = async (id: string) =>
      (await client.call('/api/v2/inbox/opened', { body: { message_id: id } })).json<{ unread: number }>();
    const shown = async () =>
      (await read(client)).messages.map(({ subject, channels, unread: isNew }) => [subject, channels, isNew]);
    const [, first] = (await read(client)).messages;
    expect(await unread(client)).toBe(2);
    expect(await open(first?.id ?? '')).toEqual({ unread: 1 });
    server.clock.set('2026-10-21T15:30:00Z');
    await server.worker.runUntilIdle();
    expect(await textsTo(number)).toHaveLength(2);
    expect(await shown()).toEqual([
      ['Later is connected', ['email', 'sms'], true],
      ['Night is connected', ['email', 'sms'], false],
    ]);
    expect(await unread(client)).toBe(1);
    const pages = await read(client, '?first=1');
    expect(pages.messages[0]?.subject).toBe('Later is connected');
    expect((await read(client, `?first=1&after=${pages.next_cursor}`)).messages[0]).toMatchObject({
      id: first?.id,
      sent_at: '2026-10-21T05:30:00.000Z',
      text: expect.stringContaining('Night has confirmed your connection.') as string,
    });
    await client.call('/api/v2/inbox/opened/all', { body: {} });
    expect(await shown()).toEqual([
      ['Later is connected', ['email', 'sms'], false],
      ['Night is connected', ['email', 'sms'], false],
    ]);
  });

  it('marks a message as read once it is opened, by its own member alone', async () => {
    const [{ memberId }, other] = [await account(), await account()];
    for (const utility of ['One', 'Two']) await send(memberId, utility);
    await server.worker.runUntilIdle();
    const [client, stranger] = [await server.loggedIn(memberId), await server.loggedIn(other.memberId)];
    const [newest] = (await read(client)).messages;
    const open = (by: HttpClient, id = newest?.id ?? '') =>
      by.call('/api/v2/inbox/opened', { body: { message_id: id } });
    expect((await open(stranger)).statusCode).toBe(404);
    expect((await open(client, 'made-up')).statusCode).toBe(404);
    expect([await unread(client), await unread(stranger)]).toEqual([2, 0]);
    expect((await open(client)).json()).toEqual({ unread: 1 });
    expect((await open(client)).json()).toEqual({ unread: 1 });
    expect((await read(client)).messages.map((each) => each.unread)).toEqual([false, true]);
  });

  it("marks all of a member's messages as read, and no one else's", async () => {
    const [{ memberId }, other] = [await account(), await account()];
    for (const utility of ['One', 'Two']) await send(memberId, utility);
    await send(other.memberId, 'Three');
    await server.worker.runUntilIdle();
    const [client, neighbor] = [await server.loggedIn(memberId), await server.loggedIn(other.memberId)];
    expect((await client.call('/api/v2/inbox/opened/all', { body: {} })).json()).toEqual({ unread: 0 });
    expect([await unread(client), await unread(neighbor)]).toEqual([0, 1]);
    expect((await read(client)).messages.map((each) => each.unread)).toEqual([false, false]);
  });

  it('shows that a code or a link to log in was sent, but not the code or the link', async () => {
    const { memberId, email } = await account();
    await (await server.client()).call('/forgot_password', { body: { email } });
    const client = await server.loggedIn(memberId);
    const number = newNumber();
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    const code = await textedCode(number);
    const { messages } = await read(client);
    const link = messages.find(({ channel }) => channel === 'email');
    expect(link?.text).toContain('[a link to log in]');
    expect(link?.link).toBeNull();
    const text = messages.find(({ channel }) => channel === 'sms');
    expect([text?.subject, text?.text]).toEqual([null, expect.stringContaining('•••••• is your code')]);
    expect(JSON.stringify(messages)).not.toContain(code);
    expect(JSON.stringify(messages)).not.toContain('token=');
  });
});

describe('a member who wants fewer messages', () => {
  const db = server.database.db;
  const send = (memberId: string, template: 'utility-connected' | 'utility-lost', utility: string) =>
    server.core.deps.notify.send(db, {
      brandId: 'default',
      memberId,
      ...(template === 'utility-lost'
        ? { template, values: { utility } }
        : { template, values: { utility, takingPart: 'yes' } }),
      key: `fewer-${memberId}-${template}-${utility}`,
    });
  const wants = (client: HttpClient, subscriptions: Readonly<Record<string, boolean>>) =>
    client.call('/settings/subscriptions', { body: { subscriptions } });
  const subjects = (email: string) =>
    server.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject);
  const at = async (instant: string) => {
    server.clock.set(instant);
    await server.worker.runUntilIdle();
  };

  it('gets only what must be known at once, and not even what was queued before', async () => {
    const { memberId, email } = await account();
    await at('2026-11-11T18:00:00Z');
    const client = await server.loggedIn(memberId);
    await send(memberId, 'utility-connected', 'Queued');
    expect((await wants(client, { essential_only: true })).json()).toMatchObject({
      subscriptions: { essential_only: true, weekly_digest: false },
    });
    await send(memberId, 'utility-connected', 'Later');
    await send(memberId, 'utility-lost', 'Cedar Power');
    await server.worker.runUntilIdle();
    expect(subjects(email)).toEqual([expect.stringContaining('Cedar Power')]);
    const { messages } = (await client.call('/api/v2/inbox')).json<Inbox>();
    expect(messages.map(({ subject, channels }) => [subject, channels]).sort()).toEqual([
      [expect.stringContaining('Cedar Power'), ['email']],
      ['Later is connected', []],
      ['Queued is connected', []],
    ]);
  });

  it('gets the rest in one email on Monday morning, once, if there is something; the inbox has it at once', async () => {
    const [{ memberId, email }, quiet] = [await account(), await account()];
    await at('2026-11-11T18:00:00Z');
    const client = await server.loggedIn(memberId);
    for (const each of [client, await server.loggedIn(quiet.memberId)])
      await wants(each, { essential_only: true, weekly_digest: true });
    for (const [minute, utility] of ['Cedar', 'Birch'].entries()) {
      await send(memberId, 'utility-connected', utility);
      await at(`2026-11-11T18:0${minute + 1}:00Z`);
    }
    const { messages } = (await client.call('/api/v2/inbox')).json<Inbox>();
    expect(messages.map(({ subject, channel, unread }) => [subject, channel, unread])).toEqual([
      ['Birch is connected', 'digest', true],
      ['Cedar is connected', 'digest', true],
    ]);
    await at('2026-11-16T16:59:00Z');
    expect(subjects(email)).toEqual([]);
    for (const hour of ['17:00', '18:00', '23:00']) await at(`2026-11-16T${hour}:00Z`);
    expect(subjects(email)).toEqual(['Your week: 2 messages']);
    const [mail] = server.sentMail.filter(({ to }) => to === email);
    expect(mail?.text).toContain('• Cedar is connected\n\n• Birch is connected');
    expect(mail?.text).toContain('From November 9 to November 15:');
    expect(mail?.headers?.['List-Unsubscribe']).toBeDefined();
    await at('2026-11-23T18:00:00Z');
    expect(subjects(email)).toHaveLength(1);
    expect(subjects(quiet.email)).toEqual([]);
  });
});
