import { and, asc, eq } from 'drizzle-orm';
import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import type { Db } from '../platform/db/db.ts';
import { postalCoverage, utilities } from './tables.ts';

export interface Coverage {
  readonly utilityId: string;
  readonly utilityShortName: string;
  readonly timeZone: string;
  readonly eligibility: ZipEligibilityCode;
}

/**
 * Which utility covers a postal code. Where several do, the one that takes part in events, then by name. Null: nobody.
 * `postalCode` is normalised: upper case, without space or hyphen.
 */
export async function coverageOf(db: Db, brandId: string, postalCode: string): Promise<Coverage | null> {
  const found = await db
    .select({ utilityId: utilities.id, utilityShortName: utilities.shortName, timeZone: utilities.timeZone, eligibility: postalCoverage.eligibility })
    .from(postalCoverage)
    .innerJoin(utilities, eq(utilities.id, postalCoverage.utilityId))
    .where(and(eq(postalCoverage.brand, brandId), eq(postalCoverage.postalCode, postalCode)))
    .orderBy(asc(utilities.name));
  const best = found.find(({ eligibility }) => eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE) ?? found[0];
  return best === undefined ? null : { ...best, eligibility: best.eligibility as ZipEligibilityCode };
}
