import type { ZipEligibilityCode } from '../../../domain/signup/zipEligibility.ts';
import type { ConnectionMethod } from '../../../domain/utility/connectionMethod.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { connectionMethodSql } from '../../readmodels/connectionMethod.ts';
import { coveringSql } from '../../readmodels/coveringSql.ts';

/** A utility that covers a postal code. */
export interface Covering {
  readonly utilityId: string;
  readonly utilityShortName: string;
  readonly timeZone: string;
  readonly eligibility: ZipEligibilityCode;
  readonly method: ConnectionMethod;
}

/** $1 brand, $2 postal code. */
const covering = statement<Covering & Record<string, unknown>>(
  'coverage_of_code',
  `select u.id as "utilityId", u.short_name as "utilityShortName", u.time_zone as "timeZone", pc.eligibility,
     ${connectionMethodSql('u')} as method
   from postal_coverage pc
   join utilities u on u.id = pc.utility_id
   where ${coveringSql('pc', '$1', '$2')}
   order by u.name`,
);

/** By the utilities' names. */
export const listCovering = (db: Db, brandId: string, postalCode: string): Promise<readonly Covering[]> =>
  covering(db, [brandId, postalCode]);

/** A changed code with its eligibility before and after; null: not covered. */
export interface ChangedCode {
  readonly postalCode: string;
  readonly before: number | null;
  readonly after: number | null;
}

interface CoveredUtility {
  readonly brandId: string;
  readonly utilityId: string;
}

/** $1 brand, $2 utility, $3 codes. */
const covered = statement<{ postalCode: string; eligibility: number }>(
  'postal_coverage_covered',
  `select postal_code as "postalCode", eligibility
   from postal_coverage
   where brand = $1 and utility_id = $2 and postal_code = any($3::text[])`,
);

/** $1 brand, $2 utility, $3 codes, $4 eligibility. */
const put = statement<{ postalCode: string }>(
  'postal_coverage_put',
  `insert into postal_coverage as c (brand, postal_code, utility_id, eligibility)
   select $1, code, $2::uuid, $4::int from unnest($3::text[]) as code
   on conflict (brand, postal_code, utility_id) do update set eligibility = excluded.eligibility
     where c.eligibility <> excluded.eligibility
   returning postal_code as "postalCode"`,
);

/** $1 brand, $2 utility, $3 codes. */
const taken = statement<ChangedCode & Record<string, unknown>>(
  'postal_coverage_taken',
  `with gone as (
     delete from postal_coverage
     where brand = $1 and utility_id = $2 and postal_code = any($3::text[])
     returning postal_code, eligibility
   )
   select postal_code as "postalCode", eligibility as before, null::int as after
   from gone
   order by 1`,
);

/** Adds codes or changes their eligibility; returns those that changed. Must run in a transaction. */
export async function putCoverage(
  tx: Db,
  { brandId, utilityId }: CoveredUtility,
  codes: readonly string[],
  after: number,
): Promise<readonly ChangedCode[]> {
  // Joined here: PostgreSQL expects few codes, and would compare each of a retailer's thousands with all others.
  const rows = await covered(tx, [brandId, utilityId, codes]);
  const before = new Map(rows.map(({ postalCode, eligibility }) => [postalCode, eligibility]));
  const changed = new Set((await put(tx, [brandId, utilityId, codes, after])).map((row) => row.postalCode));
  return codes
    .filter((code) => changed.has(code))
    .map((postalCode) => ({ postalCode, before: before.get(postalCode) ?? null, after }));
}

/** Returns the codes that were removed. */
export const removeCoverage = (
  tx: Db,
  { brandId, utilityId }: CoveredUtility,
  codes: readonly string[],
): Promise<readonly ChangedCode[]> => taken(tx, [brandId, utilityId, codes]);
