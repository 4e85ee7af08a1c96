import { record } from '../../audit/service.ts';
import { findEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Message, Notify } from '../../platform/notify.ts';
import { emailKey } from '../../session/service.ts';
import { membersByEmail } from '../queries/membersByEmail.ts';
import { eventValues } from './message.ts';

/** The messages of an event that can be tried. */
export type TestedNotice = 'advance' | 'start' | 'end';

/** Members to whom messages are tried at once. */
export const MOST_TESTERS = 20;

/** A message about a test that waits longer than this is of no use any more. */
const WORTH_MS = 3_600_000;

export interface TestMessagesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly notify: Pick<Notify, 'sendAll'>;
}

export interface TestMessagesOrder {
  readonly brandId: string;
  readonly actorId: string;
  readonly eventId: string;
  readonly emails: readonly string[];
  readonly notices: readonly TestedNotice[];
  readonly reason: string;
}

/** `unknown`: addresses of no member. Nothing is sent then. */
export type TestMessagesOutcome =
  | { readonly sent: number }
  | { readonly refused: 'not-found' }
  | { readonly refused: 'unknown'; readonly unknown: readonly string[] };

/**
 * Sends messages of an event to chosen members by their own channels, marked as a test, whether or not the event invites
 * them; and writes the audit log.
 */
export function sendTestMessages(
  { db, clock, newId, notify }: TestMessagesDeps,
  { brandId, actorId, eventId, emails, notices, reason }: TestMessagesOrder,
): Promise<TestMessagesOutcome> {
  return transaction<TestMessagesOutcome>(db, async (tx) => {
    const event = await findEvent(tx, brandId, eventId);
    if (event === null) return { refused: 'not-found' };
    const found = await membersByEmail(tx, brandId, emails.map(emailKey));
    const known = new Set(found.map((member) => member.emailKey));
    const unknown = emails.filter((email) => !known.has(emailKey(email)));
    if (unknown.length > 0) return { refused: 'unknown', unknown };
    const now = clock.now();
    const test = newId();
    const values = { isTest: 'trial', ...eventValues(event) };
    const messages = found.flatMap(({ memberId }) =>
      notices.map((notice): Message => {
        const envelope = {
          brandId,
          memberId,
          expiresAt: new Date(now.getTime() + WORTH_MS),
          key: `event-test:${test}:${notice}:${memberId}`,
        };
        return notice === 'advance'
          ? {
              ...envelope,
              template: 'event-advance',
              values: { ...values, joined: 'yes', makeUpWh: 'none', fromDate: '' },
            }
          : { ...envelope, template: `event-${notice}`, values };
      }),
    );
    await notify.sendAll(tx, messages);
    await record(tx, {
      id: test,
      at: now,
      brandId,
      actorId,
      action: 'event.testMessages',
      subject: `event:${eventId}`,
      reason,
      before: null,
      after: { notices: [...notices], members: found.length },
    });
    return { sent: messages.length };
  });
}
