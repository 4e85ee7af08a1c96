import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { postalCoverage, utilities } from './tables.ts';

/** A utility that can be chosen. */
export interface UtilityChoosable {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  /** The utility that delivers to its customers; null: itself. */
  readonly primary: { readonly acronym: string; readonly shortName: string } | null;
  /** Null: does not cover the home. */
  readonly eligibility: number | null;
}

const primary = alias(utilities, 'primary_utility');

/** The utilities of a brand: those that cover the home first, of them those that take part in events, then by name. */
export async function choosableUtilities(db: Db, brandId: string, postalCode: string | null): Promise<readonly UtilityChoosable[]> {
  const { id, acronym, name, shortName } = utilities;
  return db
    .select({ id, acronym, name, shortName, primary: { acronym: primary.acronym, shortName: primary.shortName }, eligibility: postalCoverage.eligibility })
    .from(utilities)
    .leftJoin(postalCoverage, and(eq(postalCoverage.utilityId, utilities.id), eq(postalCoverage.brand, brandId), eq(postalCoverage.postalCode, postalCode ?? '')))
    .leftJoin(primary, eq(primary.id, utilities.primaryUtilityId))
    .where(eq(utilities.brand, brandId))
    .orderBy(sql`${postalCoverage.eligibility} is null`, sql`${postalCoverage.eligibility} is distinct from 1`, asc(utilities.name));
}
