import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { ConnectionMethod } from '../../../domain/utility/connectionMethod.ts';
import type { Db } from '../../platform/db/db.ts';
import { connectionMethodSql } from '../../readmodels/connectionMethod.ts';
import { programs, utilities } from '../tables.ts';

/** A utility as other subjects see it. */
export interface UtilityFacts {
  readonly id: string;
  readonly brandId: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
  readonly inOutage: boolean;
  /** Null: no current outage, or its start is unknown. */
  readonly outageBeganAt: Date | null;
  readonly outageEndAt: Date | null;
  readonly connectionMethod: ConnectionMethod;
  /** Null: always connectable, or not now. */
  readonly connectableSince: Date | null;
  /** The version that a change is based on. */
  readonly version: number;
}

/** The connection method, for statements on `utilities`. */
export const connectionMethod = sql<ConnectionMethod>`${sql.raw(connectionMethodSql('utilities'))}`;

/** Null: no such utility. */
export async function utilityOf(db: Db, utilityId: string): Promise<UtilityFacts | null> {
  const [row] = await db
    .select({ ...getTableColumns(utilities), connectionMethod })
    .from(utilities)
    .where(eq(utilities.id, utilityId));
  if (row === undefined) return null;
  const {
    id,
    brand: brandId,
    acronym,
    name,
    shortName,
    timeZone,
    connection,
    inOutage,
    outageBeganAt,
    outageEndAt,
    connectionMethod: method,
    connectableSince,
    version,
  } = row;
  return {
    id,
    brandId,
    acronym,
    name,
    shortName,
    timeZone,
    connection,
    inOutage,
    outageBeganAt,
    outageEndAt,
    connectionMethod: method,
    connectableSince,
    version,
  };
}

/**
 * The program for a utility's new members: the one staff chose, or the oldest active one. Null: no active
 * program.
 */
export async function newMembersProgramOf(db: Db, utilityId: string): Promise<string | null> {
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
export async function programOf(db: Db, programId: string): Promise<ProgramFacts | null> {
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
export async function activeProgramsOf(db: Db, brandId: string, utilityId: string | null): Promise<string[]> {
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
