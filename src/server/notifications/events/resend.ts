import { noticeExpires, type EventNotice } from '../../../domain/notifications/eventNotices.ts';
import { record } from '../../audit/service.ts';
import { findEvent, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Notify } from '../../platform/notify.ts';
import { emailKey } from '../../session/service.ts';
import { homesItFailedFor, noticeStates } from '../queries/failedNotices.ts';
import { membersByEmail } from '../queries/membersByEmail.ts';
import { freeKeys } from '../store.ts';
import { noticeKey, readNext, toMessage, type Reader } from './sendNotices.ts';
import { findNotice } from './store.ts';

/** The messages of an event that can be sent again. */
export type ResentNotice = Extract<EventNotice, 'advance' | 'start' | 'end' | 'cancelled'>;

/** Homes that are chosen at once by address. */
export const MOST_CHOSEN = 100;
/** Homes at once of those that it failed for. */
const MOST_FAILED = 5_000;

export interface ResendChoice {
  readonly brandId: string;
  readonly eventId: string;
  readonly notice: ResentNotice;
  /** Addresses of chosen members; null: those that it failed for. */
  readonly emails: readonly string[] | null;
}

export type ResendRefusal = 'not-found' | 'not-sent' | 'too-late';

/** Who would get a message again. */
export interface ResendPlan {
  readonly event: StoredEvent;
  readonly readers: readonly Reader[];
  /** Chosen homes that it has reached, on whatever channel. */
  readonly reached: number;
  /** Chosen homes that it isn't for. */
  readonly others: number;
  /** Addresses of no member. */
  readonly unknown: readonly string[];
  /** Messages to them that came to nothing. */
  readonly failed: readonly string[];
  readonly expiresAt: Date;
}

/** Who would get a message of an event again: never a home that has it, or that it is on its way to. */
export async function planResend(
  db: Db,
  clock: Clock,
  { brandId, eventId, notice, emails }: ResendChoice,
): Promise<ResendPlan | { readonly refused: ResendRefusal }> {
  const event = await findEvent(db, brandId, eventId);
  if (event === null) return { refused: 'not-found' };
  const now = clock.now();
  const planned = await findNotice(db, eventId, notice);
  if (planned === null || planned.dueAt !== null) return { refused: 'not-sent' };
  const expiresAt = noticeExpires(notice, event, now);
  if (expiresAt <= now || (event.status === 'CANCELLED') !== (notice === 'cancelled'))
    return { refused: 'too-late' };
  const keys = noticeKey(event, notice);
  const found = emails === null ? [] : await membersByEmail(db, brandId, emails.map(emailKey));
  const known = new Set(found.map((member) => member.emailKey));
  const chosen =
    emails === null
      ? await homesItFailedFor(db, brandId, keys)
      : [...new Set(found.map(({ memberId }) => memberId))];
  const states = await noticeStates(db, brandId, chosen, keys);
  const reached = new Set(states.flatMap(({ homeId, isReached }) => (isReached ? [homeId] : [])));
  const missed = chosen.filter((homeId) => !reached.has(homeId));
  const readers = await readNext(db, notice, { eventId, after: null, limit: MOST_FAILED, only: missed });
  const again = new Set(readers.map(({ memberId }) => memberId));
  return {
    event,
    readers,
    reached: reached.size,
    others: missed.length - readers.length,
    unknown: (emails ?? []).filter((email) => !known.has(emailKey(email))),
    failed: states.flatMap(({ id, homeId }) => (again.has(homeId) ? [id] : [])),
    expiresAt,
  };
}

export interface ResendDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly notify: Pick<Notify, 'sendAll'>;
}

export type ResendOutcome =
  | { readonly homes: number }
  | { readonly refused: ResendRefusal | 'nobody' }
  | { readonly refused: 'unknown'; readonly unknown: readonly string[] };

/** Sends a message of an event again, and writes the audit log. */
export function resendNotice(
  { db, clock, newId, notify }: ResendDeps,
  choice: ResendChoice & { readonly actorId: string; readonly reason: string },
): Promise<ResendOutcome> {
  return transaction<ResendOutcome>(db, async (tx) => {
    const plan = await planResend(tx, clock, choice);
    if ('refused' in plan) return plan;
    const { event, readers, unknown, failed, expiresAt } = plan;
    if (unknown.length > 0) return { refused: 'unknown', unknown };
    if (readers.length === 0) return { refused: 'nobody' };
    // Their messages keep the keys of the first ones, so that a person who has it on a channel doesn't get it twice.
    await freeKeys(tx, failed);
    await notify.sendAll(
      tx,
      readers.map((reader) => toMessage(event, choice.notice, reader, expiresAt)),
    );
    await record(tx, {
      id: newId(),
      at: clock.now(),
      brandId: choice.brandId,
      actorId: choice.actorId,
      action: 'event.resend',
      subject: `event:${event.id}`,
      reason: choice.reason,
      before: null,
      after: { notice: choice.notice, homes: readers.length, chosen: choice.emails !== null },
    });
    return { homes: readers.length };
  });
}
