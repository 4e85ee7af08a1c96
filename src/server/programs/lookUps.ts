import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import type { Db } from '../platform/db/db.ts';
import { connectionMethodSql } from '../readmodels/connectionMethod.ts';
import { programs, utilities } from './tables.ts';

/** What other subjects ask of a utility. */
export interface UtilityFacts {
  readonly id: string;
  readonly brandId: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  readonly timeZone: string;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
  readonly inOutage: boolean;
  /** Null: no outage goes on, or nobody wrote down when it began. */
  readonly outageBeganAt: Date | null;
  readonly outageEndAt: Date | null;
  readonly connectionMethod: ConnectionMethod;
  /** Null: it could be connected from the first, or cannot be now. */
  readonly connectableSince: Date | null;
  /** Which version a change is made to. */
  readonly version: number;
}

/** How homes of a utility are connected, in a statement on `utilities`. */
export const connectionMethod = sql<ConnectionMethod>`${sql.raw(connectionMethodSql('utilities'))}`;

/** Null: there is no such utility. */
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

/** The program that takes a utility's new members: the one staff chose, or the oldest where that one is not active. Null: no active program. */
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

/** What other subjects ask of a program. */
interface ProgramFacts {
  readonly brandId: string;
  readonly utilityId: string;
  readonly name: string;
  readonly active: boolean;
  readonly rules: ProgramRules;
}

/** Null: there is no such program. */
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
