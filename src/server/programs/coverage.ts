import { and, asc, eq } from 'drizzle-orm';
import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import type { Db } from '../platform/db/db.ts';
import { connectionMethod } from './lookUps.ts';
import { postalCoverage, utilities } from './tables.ts';

export interface Coverage {
  readonly utilityId: string;
  readonly utilityShortName: string;
  readonly timeZone: string;
  readonly eligibility: ZipEligibilityCode;
  /** Homes would take part, but the utility cannot be connected yet. */
  readonly notYet: boolean;
}

/**
 * Which utility covers a postal code. Where several do, the one that takes part in events and can be connected, then the one
 * that takes part, then by name. Null: nobody.
 * `postalCode` is normalised: upper case, without space or hyphen.
 */
export async function coverageOf(db: Db, brandId: string, postalCode: string): Promise<Coverage | null> {
  const found = await db
    .select({ utilityId: utilities.id, utilityShortName: utilities.shortName, timeZone: utilities.timeZone, eligibility: postalCoverage.eligibility, connectionMethod })
    .from(postalCoverage)
    .innerJoin(utilities, eq(utilities.id, postalCoverage.utilityId))
    .where(and(eq(postalCoverage.brand, brandId), eq(postalCoverage.postalCode, postalCode)))
    .orderBy(asc(utilities.name));
  const takesPart = found.filter(({ eligibility }) => eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE);
  const best = takesPart.find(({ connectionMethod: method }) => method !== 'NONE') ?? takesPart[0] ?? found[0];
  if (best === undefined) return null;
  const { connectionMethod: method, ...coverage } = best;
  const notYet = method === 'NONE' && coverage.eligibility !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE;
  return { ...coverage, eligibility: coverage.eligibility as ZipEligibilityCode, notYet };
}
