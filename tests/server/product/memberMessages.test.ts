import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import { startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, newNumber, textsTo, stop } = await startAccountsServer();
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
