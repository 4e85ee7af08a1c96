import { ZIP_ELIGIBILITY } from '../../domain/signup/zipEligibility.ts';
import type { Db } from '../platform/db/db.ts';
import { listCovering, type Covering } from './store/postalCodes.ts';

export interface Coverage extends Omit<Covering, 'method'> {
  /** Homes could take part, but the utility can't be connected yet. */
  readonly notYet: boolean;
}

/**
 * Which utility covers a postal code. Of several, the one that takes part in events and can be connected
 * wins, then one that takes part, then by name. Null: none. `postalCode` is normalized: upper case, without
 * space or hyphen.
 */
export async function findCoverage(db: Db, brandId: string, postalCode: string): Promise<Coverage | null> {
  const found = await listCovering(db, brandId, postalCode);
  const takesPart = found.filter(({ eligibility }) => eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE);
  const best = takesPart.find(({ method }) => method !== 'NONE') ?? takesPart[0] ?? found[0];
  if (best === undefined) return null;
  const { method, ...coverage } = best;
  return {
    ...coverage,
    notYet: method === 'NONE' && coverage.eligibility !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE,
  };
}
