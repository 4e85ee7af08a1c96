import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** A table of what differs between our books and a partner's list. */
interface DifferenceTable {
  readonly ours: AnyColumn;
  readonly theirs: AnyColumn;
  readonly theirState: AnyColumn;
  readonly foundAt: AnyColumn;
  readonly settledAt: AnyColumn;
  readonly settledBy: AnyColumn;
  readonly settledReason: AnyColumn;
  readonly isGone: AnyColumn;
}

/**
 * What changes, beside the figures, when a difference is found again: one that staff settled stays settled until its
 * figures change, and one that went away and is back is open again.
 */
export function foundAgain({
  ours,
  theirs,
  theirState,
  foundAt,
  settledAt,
  settledBy,
  settledReason,
  isGone,
}: DifferenceTable) {
  const isOtherNow = sql`(
    ${isGone}
    or (${ours}, ${theirs}, ${theirState})
      is distinct from (excluded.ours, excluded.theirs, excluded.their_state)
  )`;
  const unlessOther = (column: AnyColumn): SQL => sql`case when ${isOtherNow} then null else ${column} end`;
  return {
    settledAt: unlessOther(settledAt),
    settledBy: unlessOther(settledBy),
    settledReason: unlessOther(settledReason),
    foundAt: sql`case when ${isOtherNow} and ${settledAt} is not null then excluded.found_at else ${foundAt} end`,
    isGone: false,
  };
}
