import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { connectionMethodSql } from '../readmodels/connectionMethod.ts';
import { coveringSql } from '../readmodels/coveringSql.ts';

export interface Coverage {
  readonly utilityId: string;
  readonly utilityShortName: string;
  readonly timeZone: string;
  readonly eligibility: ZipEligibilityCode;
  /** Homes could take part, but the utility can't be connected yet. */
  readonly notYet: boolean;
}

type Covering = Omit<Coverage, 'notYet'> & { readonly method: ConnectionMethod };

/** $1 brand, $2 postal code. */
const covering = statement<Covering & Record<string, unknown>>(
  'coverage_of_code',
  `select u.id as "utilityId", u.short_name as "utilityShortName", u.time_zone as "timeZone", pc.eligibility, ${connectionMethodSql('u')} as method
   from postal_coverage pc join utilities u on u.id = pc.utility_id where ${coveringSql('pc', '$1', '$2')} order by u.name`,
);

/**
 * Which utility covers a postal code. Of several, the one that takes part in events and can be connected
 * wins, then one that takes part, then by name. Null: none. `postalCode` is normalized: upper case, without
 * space or hyphen.
 */
export async function coverageOf(db: Db, brandId: string, postalCode: string): Promise<Coverage | null> {
  const found = await covering(db, [brandId, postalCode]);
  const takesPart = found.filter(({ eligibility }) => eligibility === ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE);
  const best = takesPart.find(({ method }) => method !== 'NONE') ?? takesPart[0] ?? found[0];
  if (best === undefined) return null;
  const { method, ...coverage } = best;
  return {
    ...coverage,
    notYet: method === 'NONE' && coverage.eligibility !== ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE,
  };
}
