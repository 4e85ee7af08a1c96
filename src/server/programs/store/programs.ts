import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { programs, utilities } from '../tables.ts';

type ProgramRow = typeof programs.$inferSelect;

/**
 * The program for a utility's new members: the one staff chose, or the oldest active one. Null: no active
 * program.
 */
export async function findNewMembersProgram(db: Db, utilityId: string): Promise<string | null> {
  const [program] = await db
    .select({ id: programs.id })
    .from(programs)
    .innerJoin(utilities, eq(utilities.id, programs.utilityId))
    .where(and(eq(programs.utilityId, utilityId), eq(programs.active, true)))
    .orderBy(
      sql`${utilities.newMembersProgramId} is distinct from ${programs.id}`,
      asc(programs.createdAt),
      asc(programs.id),
    )
    .limit(1);
  return program?.id ?? null;
}

/** A program as other subjects see it. */
interface ProgramFacts {
  readonly brandId: string;
  readonly utilityId: string;
  readonly name: string;
  readonly active: boolean;
  readonly rules: ProgramRules;
}

/** Null: no such program. */
export async function findProgram(db: Db, programId: string): Promise<ProgramFacts | null> {
  const [row] = await db
    .select({
      brandId: programs.brand,
      utilityId: programs.utilityId,
      name: programs.name,
      active: programs.active,
      rules: programs.rules,
    })
    .from(programs)
    .where(eq(programs.id, programId));
  return row ?? null;
}

/** Active programs of a brand, or of one of its utilities. */
export async function listActivePrograms(
  db: Db,
  brandId: string,
  utilityId: string | null,
): Promise<string[]> {
  const found = await db
    .select({ id: programs.id })
    .from(programs)
    .where(
      and(
        eq(programs.brand, brandId),
        eq(programs.active, true),
        ...(utilityId === null ? [] : [eq(programs.utilityId, utilityId)]),
      ),
    )
    .orderBy(asc(programs.createdAt), asc(programs.id));
  return found.map(({ id }) => id);
}

/** Locks an active program of the utility against changes. False: no such program. */
export async function lockActiveProgram(tx: Db, utilityId: string, programId: string): Promise<boolean> {
  const own = and(eq(programs.id, programId), eq(programs.utilityId, utilityId), eq(programs.active, true));
  const found = await tx.select({ id: programs.id }).from(programs).where(own).for('share');
  return found.length > 0;
}

/** Locks the brand's program for a change. Null: no such program. */
export async function lockProgram(tx: Db, brandId: string, id: string): Promise<ProgramRow | null> {
  const [row] = await tx
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), eq(programs.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function insertProgram(tx: Db, row: typeof programs.$inferInsert): Promise<void> {
  await tx.insert(programs).values(row);
}

/** Undefined fields stay. Returns the row afterwards. */
export async function updateProgramRow(
  tx: Db,
  id: string,
  change: Partial<typeof programs.$inferInsert>,
): Promise<ProgramRow | undefined> {
  const [after] = await tx.update(programs).set(change).where(eq(programs.id, id)).returning();
  return after;
}
