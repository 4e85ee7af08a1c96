import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { auditLog } from '../../audit/tables.ts';
import type { Message } from '../../platform/notify.ts';
import { sendTestMessages, type TestMessagesOrder } from './testMessages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

async function prepared() {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
  const event = await place.event('2026-03-03', 18, 19);
  const { memberId } = await place.household({ programId: null });
  const sent: Message[] = [];
  const deps = {
    db: database.db,
    clock: place.clock,
    newId: place.newId,
    notify: {
      sendAll: (_tx: unknown, messages: readonly Message[]) => {
        sent.push(...messages);
        return Promise.resolve();
      },
    },
  };
  const order: TestMessagesOrder = {
    brandId: 'default',
    actorId: memberId,
    eventId: event.id,
    emails: [`${memberId.toUpperCase()}@example.org`],
    notices: ['advance', 'end'],
    reason: 'New wording',
  };
  return { deps, order, sent, memberId, event };
}

describe('a test of an event’s messages', () => {
  it('goes to chosen members, invited or not, marked as a test, and into the audit log', async () => {
    const { deps, order, sent, memberId, event } = await prepared();
    expect(await sendTestMessages(deps, order)).toEqual({ sent: 2 });
    expect(sent).toMatchObject([
      { memberId, template: 'event-advance', values: { eventId: event.id, isTest: 'trial', joined: 'yes' } },
      { memberId, template: 'event-end', values: { eventId: event.id, isTest: 'trial' } },
    ]);
    const written = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `event:${event.id}`));
    expect(written).toContainEqual(
      expect.objectContaining({ action: 'event.testMessages', reason: 'New wording' }),
    );
    // Tried again, they are sent again.
    await sendTestMessages(deps, order);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
  });

  it('goes to nobody where an address is no member’s, or the event is another brand’s', async () => {
    const { deps, order, sent } = await prepared();
    expect(
      await sendTestMessages(deps, { ...order, emails: [...order.emails, 'nobody@example.org'] }),
    ).toEqual({ refused: 'unknown', unknown: ['nobody@example.org'] });
    expect(await sendTestMessages(deps, { ...order, brandId: 'org' })).toEqual({ refused: 'not-found' });
    expect(sent).toEqual([]);
  });
});
