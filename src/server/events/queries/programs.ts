import { sql } from 'drizzle-orm';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** Serializes the scheduling of a program's events. */
export async function lockProgram(
  tx: Db,
  brandId: string,
  programId: string,
): Promise<{ active: boolean; rules: ProgramRules } | null> {
  const [row] = await rows<{ active: boolean; rules: ProgramRules }>(
    tx,
    sql`select active, rules from programs where id = ${programId} and brand = ${brandId} for no key update`,
  );
  return row ?? null;
}

export async function readProgram(
  db: Db,
  brandId: string,
  programId: string,
): Promise<{ active: boolean; rules: ProgramRules } | null> {
  const [row] = await rows<{ active: boolean; rules: ProgramRules }>(
    db,
    sql`select active, rules from programs where id = ${programId} and brand = ${brandId}`,
  );
  return row ?? null;
}
