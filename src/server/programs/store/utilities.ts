import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ConnectionMethod } from '../../../domain/utility/connectionMethod.ts';
import type { Db } from '../../platform/db/db.ts';
import { connectionMethodSql } from '../../readmodels/connectionMethod.ts';
import { utilities } from '../tables.ts';

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
const connectionMethod = sql<ConnectionMethod>`${sql.raw(connectionMethodSql('utilities'))}`;

/** Null: no such utility. */
export async function readUtility(db: Db, utilityId: string): Promise<UtilityFacts | null> {
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

const ofBrand = (brandId: string, id: string) => and(eq(utilities.id, id), eq(utilities.brand, brandId));

/** Null: no such utility of the brand. */
export async function findUtility(
  db: Db,
  brandId: string,
  id: string,
): Promise<{ readonly id: string; readonly timeZone: string; readonly country: string } | null> {
  const { timeZone, country } = utilities;
  const [row] = await db
    .select({ id: utilities.id, timeZone, country })
    .from(utilities)
    .where(ofBrand(brandId, id));
  return row ?? null;
}

/** Locks the brand's utility for a change. Null: no such utility. */
export async function lockUtility(tx: Db, brandId: string, id: string) {
  const [row] = await tx
    .select({ ...getTableColumns(utilities), connectionMethod })
    .from(utilities)
    .where(ofBrand(brandId, id))
    .for('update');
  return row ?? null;
}

/** Locks the brand's utility against changes, so that another may refer to it. Null: no such utility. */
export async function lockPrimaryUtility(
  tx: Db,
  brandId: string,
  id: string,
): Promise<{ readonly name: string; readonly primaryUtilityId: string | null } | null> {
  const { name, primaryUtilityId } = utilities;
  const [row] = await tx
    .select({ name, primaryUtilityId })
    .from(utilities)
    .where(ofBrand(brandId, id))
    .for('share');
  return row ?? null;
}

/** The name of a utility that the given one delivers for; null: none. */
export async function findServedUtility(db: Db, primaryId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: utilities.name })
    .from(utilities)
    .where(eq(utilities.primaryUtilityId, primaryId))
    .limit(1);
  return row?.name ?? null;
}

export async function insertUtility(tx: Db, row: typeof utilities.$inferInsert): Promise<void> {
  await tx.insert(utilities).values(row);
}

/** Undefined fields stay. Returns the row afterwards. */
export async function updateUtilityRow(
  tx: Db,
  id: string,
  change: Partial<typeof utilities.$inferInsert>,
): Promise<typeof utilities.$inferSelect | undefined> {
  const [after] = await tx.update(utilities).set(change).where(eq(utilities.id, id)).returning();
  return after;
}

/** Where the utility receives members' answers about its rate plans; null: nowhere. */
export async function findSurveyEmail(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: utilities.ratePlanSurveyEmail })
    .from(utilities)
    .where(eq(utilities.id, id));
  return row?.email ?? null;
}
