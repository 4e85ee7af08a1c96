import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import type { MatchStatement } from '../../segments/service.ts';

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

/** Members of a program that match a segment now by id, page by page. */
export async function membersInSegment(
  db: Db,
  programId: string,
  segment: MatchStatement,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { text, values } = invited(segment, programId);
  const bound = [...values, after, limit];
  const place = `$${bound.length - 1}::uuid`;
  const found = await rows<{ id: string }>(
    db,
    withValues(
      `select m.id ${text} and (${place} is null or m.id > ${place}) order by m.id limit $${bound.length}::int`,
      bound,
    ),
  );
  return found.map(({ id }) => id);
}
