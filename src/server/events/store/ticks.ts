import { and, eq } from 'drizzle-orm';
import type { HourAction } from '../../../domain/events/hourActions.ts';
import type { Db } from '../../platform/db/db.ts';
import { eventTicks } from '../tables.ts';

interface Tick {
  readonly memberId: string;
  readonly eventId: string;
  readonly action: HourAction;
}

export async function writeTick(db: Db, tick: Tick & { readonly tickedAt: Date }): Promise<void> {
  await db.insert(eventTicks).values(tick).onConflictDoNothing();
}

export async function deleteTick(db: Db, { memberId, eventId, action }: Tick): Promise<void> {
  await db
    .delete(eventTicks)
    .where(
      and(eq(eventTicks.memberId, memberId), eq(eventTicks.eventId, eventId), eq(eventTicks.action, action)),
    );
}
