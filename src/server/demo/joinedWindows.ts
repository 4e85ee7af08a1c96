import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { events, participations } from '../events/tables.ts';
import type { Db } from '../platform/db/db.ts';

/** The events that a member joined between two instants; the simulated home saves in them. */
export async function joinedWindows(
  db: Db,
  memberId: string,
  from: Date,
  to: Date,
): Promise<{ start: Date; end: Date }[]> {
  return db
    .select({ start: events.startAt, end: events.endAt })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(
      and(
        eq(participations.memberId, memberId),
        isNotNull(participations.joinedAt),
        isNull(participations.leftAt),
        gt(events.endAt, from),
        lt(events.startAt, to),
      ),
    );
}
