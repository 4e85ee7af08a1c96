import type { EventGroup } from '../../../domain/events/groups.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import { isInGroup } from '../../readmodels/audience.ts';
import type { MatchStatement } from '../../segments/service.ts';

/** A segment without the homes that are kept for these events. */
export function outsideEvents(match: MatchStatement, eventIds: readonly string[]): MatchStatement {
  const values = [...match.values, [...eventIds]];
  const condition = `not exists (
    select from event_audience kept where kept.member_id = m.id and kept.event_id = any($${values.length}::uuid[])
  )`;
  return { ...match, values, conditions: [...match.conditions, condition] };
}

/** A segment's homes that are drawn into a group. */
export const insideGroup = (match: MatchStatement, group: EventGroup): MatchStatement => ({
  ...match,
  conditions: [...match.conditions, isInGroup(group, 'm.id')],
});

/** How many members of a program match a segment now. */
export async function countInSegment(
  db: Db,
  programId: string,
  { joins, where, conditions, values }: MatchStatement,
): Promise<number> {
  const bound = [...values, programId];
  const [row] = await rows<{ count: number }>(
    db,
    withValues(
      `select count(*)::int as count from members m ${joins} join enrolments invited on invited.member_id = m.id
       where ${where} and ${conditions.join(' and ')} and invited.program_id = $${bound.length}::uuid`,
      bound,
    ),
  );
  return row?.count ?? 0;
}

/**
 * Members of the brand that match a segment now by id, page by page: also those of other programs, who are invited if
 * they join this one in time.
 */
export async function membersInSegment(
  db: Db,
  { joins, where, conditions, values }: MatchStatement,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const bound = [...values, after, limit];
  const place = `$${bound.length - 1}::uuid`;
  const found = await rows<{ id: string }>(
    db,
    withValues(
      `select m.id from members m ${joins} where ${where} and ${conditions.join(' and ')}
         and (${place} is null or m.id > ${place}) order by m.id limit $${bound.length}::int`,
      bound,
    ),
  );
  return found.map(({ id }) => id);
}

/** How many members of a program are in the kept audience of its event. */
export async function countKeptAudience(db: Db, eventId: string, programId: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    db,
    withValues(
      `select count(*)::int as count from event_audience a join enrolments invited on invited.member_id = a.member_id
       where a.event_id = $1::uuid and invited.program_id = $2::uuid`,
      [eventId, programId],
    ),
  );
  return row?.count ?? 0;
}
