import { toLocalDate } from '../../../domain/meter/zone.ts';
import { carryFactorOf, openCarry } from '../../../domain/settlement/carry.ts';
import { noticeExpires, type EventNotice } from '../../../domain/notifications/eventNotices.ts';
import { holdEvent, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Message, Notify } from '../../platform/notify.ts';
import {
  askedReaders,
  joinedReaders,
  troubledReaders,
  type AskedReader,
  type EventReader,
} from '../queries/eventReaders.ts';
import { eventValues } from './message.ts';
import { sendMilestones } from './milestones.ts';
import { sendResults } from './results.ts';
import { claimNotice, updateNotice } from './store.ts';

/** Members per transaction. */
const BATCH_SIZE = 500;

/** Results arrive and are corrected over weeks, so a notice of results stays open and polls. */
const RESULTS_POLL_MS = 60_000;

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly signal: AbortSignal;
}

/**
 * Sends a notice to its recipients in batches. The cursor is committed with each batch, so a killed run resumes after
 * the last complete one.
 */
export async function sendNotices(deps: NotifyDeps, eventId: string, kind: EventNotice): Promise<void> {
  while (!deps.signal.aborted && (await sendBatch(deps, eventId, kind)));
}

/** Sends one batch. Returns false when none is left for now. */
function sendBatch({ db, clock, notify }: NotifyDeps, eventId: string, kind: EventNotice): Promise<boolean> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    // Another worker holds the lock: leave the notice to it.
    const notice = await claimNotice(tx, eventId, kind, now);
    const event = notice === undefined ? null : await holdEvent(tx, eventId);
    if (notice === undefined || event === null) return false;
    if (kind === 'results') {
      if (await sendResults(tx, notify, event, BATCH_SIZE, now)) return true;
      if (await sendMilestones(tx, notify, event, BATCH_SIZE, now)) return true;
      const dueAt = event.status === 'CLOSED' ? null : new Date(now.getTime() + RESULTS_POLL_MS);
      await updateNotice(tx, eventId, kind, { dueAt });
      return false;
    }
    const expiresAt = noticeExpires(kind, { start: event.start, end: event.end }, now);
    const isMoot = expiresAt <= now || (event.status === 'CANCELLED' && kind !== 'cancelled');
    const page = { eventId, after: notice.cursor, limit: BATCH_SIZE };
    const readers = isMoot ? [] : await readNext(tx, kind, page);
    await notify.sendAll(
      tx,
      readers.map((reader) => toMessage(event, kind, reader, expiresAt)),
    );
    const last = readers.at(-1);
    const more = readers.length === BATCH_SIZE;
    await updateNotice(tx, eventId, kind, {
      dueAt: more ? notice.dueAt : null,
      ...(last === undefined ? {} : { cursor: last.memberId }),
    });
    return more;
  });
}

export type Reader = EventReader & Partial<AskedReader>;

/** What the keys of a notice's messages begin with; the home follows, and for its other people the person. */
export const noticeKey = ({ id, version }: StoredEvent, kind: EventNotice): string =>
  `event:${id}:${kind}${kind === 'changed' ? `:${version}` : ''}:`;

/** A notice to one home. */
export function toMessage(
  event: StoredEvent,
  kind: Exclude<EventNotice, 'results'>,
  reader: Reader,
  expiresAt: Date,
): Message {
  const { memberId, joined, devices } = reader;
  const values = eventValues(event);
  const key = `${noticeKey(event, kind)}${memberId}`;
  const envelope = { brandId: event.brandId, memberId, expiresAt, key };
  if (kind === 'advance')
    return {
      ...envelope,
      template: 'event-advance',
      values: { ...values, joined: joined ? 'yes' : 'no', ...makeUpValues(event, reader) },
    };
  if (kind === 'devices') return { ...envelope, template: 'event-devices', values: { ...values, devices } };
  return { ...envelope, template: `event-${kind}`, values };
}

export function readNext(
  tx: Db,
  kind: EventNotice,
  page: Parameters<typeof askedReaders>[1],
): Promise<readonly Reader[]> {
  if (kind === 'devices') return troubledReaders(tx, page);
  return kind === 'advance' ? askedReaders(tx, page) : joinedReaders(tx, page);
}

/** What earlier evenings take off this one's saving first. */
function makeUpValues({ start, rules }: StoredEvent, { carried, timeZone = rules.zone }: Reader) {
  const date = toLocalDate(timeZone, start.getTime() / 1000);
  const { open } = openCarry(carried ?? undefined, { date, factor: carryFactorOf(rules) });
  return { makeUpWh: open === undefined ? 'none' : String(-open.wh), fromDate: open?.date ?? '' };
}
