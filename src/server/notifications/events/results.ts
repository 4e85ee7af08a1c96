import { sql } from 'drizzle-orm';
import { noticeExpires } from '../../../domain/notifications/eventNotices.ts';
import type { StoredEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Message, Notify } from '../../platform/notify.ts';
import { resultReaders, type ResultReader } from '../../readmodels/eventReaders.ts';
import { eventResultsTold } from '../tables.ts';
import { eventValues } from './message.ts';

/** A result that was settled longer ago is no news: it was there before anybody was told of results. */
const NEWS_MS = 3 * 86_400_000;

/** Tells a batch of members their results, and what became of earlier ones; false: there was nobody. */
export async function tellResults(
  tx: Db,
  notify: Notify,
  event: StoredEvent,
  limit: number,
  now: Date,
): Promise<boolean> {
  const readers = await resultReaders(tx, { eventId: event.id, limit });
  if (readers.length === 0) return false;
  const news = readers.filter(({ settledAt }) => settledAt > now.getTime() - NEWS_MS);
  await notify.sendAll(
    tx,
    news.flatMap((reader) => messagesTo(reader, event, now)),
  );
  await tx
    .insert(eventResultsTold)
    .values(readers.map(({ memberId, version }) => ({ eventId: event.id, memberId, version })))
    .onConflictDoUpdate({
      target: [eventResultsTold.eventId, eventResultsTold.memberId],
      set: { version: sql`excluded.version` },
    });
  return true;
}

function messagesTo(reader: ResultReader, event: StoredEvent, now: Date): Message[] {
  const said = reader.toldVersion === 0 ? result(reader) : correction(reader);
  if (said === null) return [];
  const expiresAt = noticeExpires('results', { start: event.start, end: event.end }, now);
  const about = eventValues(event);
  const envelope = {
    brandId: event.brandId,
    memberId: reader.memberId,
    expiresAt,
    key: `event:${event.id}:results:${reader.version}:${reader.memberId}`,
  };
  return [
    said.template === 'event-results'
      ? { ...envelope, ...said, values: { ...about, ...said.values } }
      : { ...envelope, ...said, values: { ...about, ...said.values } },
  ];
}

/** Null while there is none: a result whose readings were taken back before anybody heard of it. */
function result({ state, points, reductionWh, estimateOnly }: ResultReader) {
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
    },
  };
}

/** A result never changes without a word; details that move neither points nor energy are told by the receipt alone. */
function correction({ points, pointsBefore, change }: ResultReader) {
  if (change === null) return null;
  const { before, after } = change.reductionWh;
  if ((points ?? 0) === (pointsBefore ?? 0) && before === after) return null;
  const known = before !== null && after !== null && before !== after;
  const energy = (wattHours: number | null): string => (known ? String(Math.max(0, wattHours ?? 0)) : 'none');
  return {
    template: 'event-corrected' as const,
    values: {
      cause: change.code.replaceAll('-', '_'),
      before: String(pointsBefore ?? 0),
      after: String(points ?? 0),
      beforeWh: energy(before),
      afterWh: energy(after),
    },
  };
}
