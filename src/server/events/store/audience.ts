import { count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import type { MatchStatement } from '../../segments/service.ts';
import { eventAudience } from '../tables.ts';

/** Members of a program that match a segment, for a statement that binds these values. */
function invited({ joins, where, conditions, values }: MatchStatement, programId: string) {
  const bound = [...values, programId];
  return {
    values: bound,
    text: `from members m ${joins} join enrolments invited on invited.member_id = m.id
      where ${where} and ${conditions.join(' and ')} and invited.program_id = $${bound.length}::uuid`,
  };
}

/** How many members of a program match a segment now. */
export async function countInSegment(db: Db, programId: string, segment: MatchStatement): Promise<number> {
  const { text, values } = invited(segment, programId);
  const [row] = await rows<{ count: number }>(
    db,
    withValues(`select count(*)::int as count ${text}`, values),
  );
  return row?.count ?? 0;
}

export async function countStoredAudience(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(eventAudience)
    .where(eq(eventAudience.eventId, eventId));
  return row?.members ?? 0;
}

/** Keeps the members of the program who match the segment now as the event's audience. */
export async function storeAudience(
  tx: Db,
  { id, programId }: { readonly id: string; readonly programId: string },
  segment: MatchStatement,
): Promise<void> {
  const { text, values } = invited(segment, programId);
  const bound = [...values, id];
  await tx.execute(
    withValues(
      `insert into event_audience (member_id, event_id) select m.id, $${bound.length}::uuid ${text} on conflict do nothing`,
      bound,
    ),
  );
}
