import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { planResend, resendNotice } from '../../src/server/notifications/events/resend.ts';
import { sentMessages } from '../../src/server/notifications/tables.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const EVE = '2026-06-23';
const DAY = '2026-06-24';

async function goTo(date: string, hour: number): Promise<void> {
  server.clock.set(localInstant(date, hour));
  await server.worker.runUntilIdle();
}

async function announced() {
  server.clock.set(localInstant(EVE, 9));
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const [one, two] = [await place.household(), await place.household()];
  const event = await place.event(DAY, 18, 19);
  const choice = { brandId: 'default', eventId: event.id, notice: 'advance', emails: null } as const;
  const order = { ...choice, actorId: place.newId(), reason: 'The mail server was full' };
  const { db } = server.database;
  const deps = { db, clock: server.clock, newId: place.newId, notify: server.core.deps.notify };
  const mails = ({ memberId }: { readonly memberId: string }) =>
    server.sentMail.filter(({ to }) => to === `${memberId}@example.org`).length;
  /** As when its mail server refuses it for good. */
  const refuse = ({ memberId }: { readonly memberId: string }) =>
    db
      .update(sentMessages)
      .set({ state: 'failed', reason: '550' })
      .where(and(eq(sentMessages.memberId, memberId), eq(sentMessages.template, 'event-advance')));
  return { place, one, two, event, choice, order, deps, mails, refuse };
}

const address = ({ memberId }: { readonly memberId: string }) => `${memberId}@example.org`;

describe('a message of an event that is sent again', () => {
  it('goes to homes that it failed for, once, with the reason in the audit log', async () => {
    const { one, two, event, choice, order, deps, mails, refuse } = await announced();
    await goTo(EVE, 18.5);
    const before = [mails(one), mails(two)] as const;
    await refuse(one);
    expect(await planResend(deps.db, deps.clock, choice)).toMatchObject({
      readers: [{ memberId: one.memberId }],
    });
    expect(await resendNotice(deps, order)).toEqual({ homes: 1 });
    await server.worker.runUntilIdle();
    expect([mails(one), mails(two)]).toEqual([before[0] + 1, before[1]]);
    expect(await resendNotice(deps, order)).toEqual({ refused: 'nobody' });
    expect(
      await deps.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject, `event:${event.id}`), eq(auditLog.action, 'event.resend'))),
    ).toMatchObject([{ reason: 'The mail server was full', after: { notice: 'advance', homes: 1 } }]);
  });

  it('goes to chosen homes that lack it, neither to those who have it nor to those it isn’t for', async () => {
    const { place, one, two, choice, order, deps, mails } = await announced();
    await goTo(EVE, 18.5);
    const late = await place.household();
    const stranger = await place.household({ programId: null });
    const emails = [one, two, late, stranger].map(address);
    const before = [one, two, late, stranger].map(mails);
    expect(await planResend(deps.db, deps.clock, { ...choice, emails })).toMatchObject({
      readers: [{ memberId: late.memberId }],
      reached: 2,
      others: 1,
      unknown: [],
    });
    expect(await resendNotice(deps, { ...order, emails: [...emails, 'x@example.org'] })).toEqual({
      refused: 'unknown',
      unknown: ['x@example.org'],
    });
    expect(await resendNotice(deps, { ...order, emails })).toEqual({ homes: 1 });
    await server.worker.runUntilIdle();
    expect([one, two, late, stranger].map(mails).map((count, i) => count - (before[i] ?? 0))).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('waits until it was sent, and is refused when it is of no use any more, or in another brand', async () => {
    const { choice, deps, order } = await announced();
    await server.worker.runUntilIdle();
    expect(await planResend(deps.db, deps.clock, choice)).toEqual({ refused: 'not-sent' });
    await goTo(EVE, 18.5);
    expect(await planResend(deps.db, deps.clock, { ...choice, brandId: 'org' })).toEqual({
      refused: 'not-found',
    });
    await goTo(DAY, 18.25);
    expect(await resendNotice(deps, order)).toEqual({ refused: 'too-late' });
  });
});
