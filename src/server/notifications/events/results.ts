import { difference, type Difference } from '../../../domain/settlement/difference.ts';
import { setAgainstWh, type CarryStep } from '../../../domain/settlement/carry.ts';
import { noticeExpires } from '../../../domain/notifications/eventNotices.ts';
import type { StoredEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Message, Notify } from '../../platform/notify.ts';
import { resultReaders, type ResultReader } from '../queries/eventReaders.ts';
import { eventValues } from './message.ts';
import { writeNotifiedResults } from './store.ts';

/** Older results predate result notices, so they are marked as sent without a message. */
const MAX_RESULT_AGE_MS = 3 * 86_400_000;

/** Sends one batch of results and corrections. Returns false when there are none left. */
export async function sendResults(
  tx: Db,
  notify: Notify,
  event: StoredEvent,
  limit: number,
  now: Date,
): Promise<boolean> {
  const readers = await resultReaders(tx, { eventId: event.id, limit });
  if (readers.length === 0) return false;
  const recent = readers.filter(({ settledAt }) => settledAt > now.getTime() - MAX_RESULT_AGE_MS);
  await notify.sendAll(
    tx,
    recent.flatMap((recipient) => messagesTo(recipient, event, now)),
  );
  await writeNotifiedResults(tx, event.id, readers);
  return true;
}

function messagesTo(recipient: ResultReader, event: StoredEvent, now: Date): Message[] {
  const content = recipient.notifiedVersion === 0 ? result(recipient) : correction(recipient);
  if (content === null) return [];
  const expiresAt = noticeExpires('results', { start: event.start, end: event.end }, now);
  const about = eventValues(event);
  const envelope = {
    brandId: event.brandId,
    memberId: recipient.memberId,
    expiresAt,
    key: `event:${event.id}:results:${recipient.version}:${recipient.memberId}`,
  };
  return [
    content.template === 'event-results'
      ? { ...envelope, ...content, values: { ...about, ...content.values } }
      : { ...envelope, ...content, values: { ...about, ...content.values } },
  ];
}

/** Null while the result is pending: its readings may have been withdrawn before the member saw it. */
function result({ state, points, reductionWh, baselineWh, estimateOnly, carry }: ResultReader) {
  if (state === 'PENDING' || points === null) return null;
  const outcome =
    reductionWh === null ? ('devices' as const) : reductionWh > 0 ? ('saved' as const) : ('more' as const);
  return {
    template: 'event-results' as const,
    values: {
      outcome,
      paid: estimateOnly ? ('no' as const) : ('yes' as const),
      points: String(points),
      savedWh: String(Math.max(0, reductionWh ?? 0)),
      ...carryValues(reductionWh ?? 0, estimateOnly ? null : carry),
      ...useValues(reductionWh, baselineWh),
    },
  };
}

/** What was set against the saving, and what comes off the next one. */
function carryValues(reductionWh: number, carry: CarryStep | null) {
  const { openWh = 0, from = null, leftWh = 0 } = carry ?? {};
  const setWh = setAgainstWh({ openWh, from }, reductionWh);
  return {
    setWh: setWh > 0 ? String(setWh) : 'none',
    fromDate: from?.date ?? '',
    leftWh: leftWh < 0 ? String(-leftWh) : 'none',
    adds: leftWh < openWh ? ('yes' as const) : ('no' as const),
  };
}

/** Every change in points or energy is announced; smaller changes appear on the receipt only. */
function correction({ points, pointsBefore, change, reductionWh, baselineWh }: ResultReader) {
  if (change === null) return null;
  const { before, after } = change.reductionWh;
  if ((points ?? 0) === (pointsBefore ?? 0) && before === after) return null;
  const known = before !== null && after !== null && before !== after;
  const energy = (wattHours: number | null): string => (known ? String(Math.abs(wattHours ?? 0)) : 'none');
  const compared = (wattHours: number | null): Difference | 'none' =>
    known ? difference(wattHours ?? 0) : 'none';
  return {
    template: 'event-corrected' as const,
    values: {
      cause: change.code.replaceAll('-', '_'),
      before: String(pointsBefore ?? 0),
      after: String(points ?? 0),
      beforeWh: energy(before),
      beforeIs: compared(before),
      afterWh: energy(after),
      afterIs: compared(after),
      ...useValues(reductionWh, baselineWh),
    },
  };
}

/** Not said, but the event's pages choose their unit by it. */
function useValues(reductionWh: number | null, baselineWh: number | null) {
  return reductionWh === null || baselineWh === null
    ? { usedWh: 'none', usualWh: 'none' }
    : { usedWh: String(baselineWh - reductionWh), usualWh: String(baselineWh) };
}
