import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { coveringSql } from '../../readmodels/coveringSql.ts';

/** A utility in the list to choose from. */
export interface UtilityChoosable {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  /** The utility that delivers to its customers; null: itself. */
  readonly primary: { readonly acronym: string; readonly shortName: string } | null;
  /** Null: doesn't cover the home. */
  readonly eligibility: number | null;
}

/** $1 brand, $2 postal code or null. */
const choosable = statement<UtilityChoosable & Record<string, unknown>>(
  'choosable_utilities',
  `select u.id, u.acronym, u.name, u.short_name as "shortName", pc.eligibility,
     case when p.id is null then null else json_build_object('acronym', p.acronym, 'shortName', p.short_name) end as "primary"
   from utilities u
   left join postal_coverage pc on pc.utility_id = u.id and ${coveringSql('pc', '$1', '$2')}
   left join utilities p on p.id = u.primary_utility_id
   where u.brand = $1
   order by pc.eligibility is null, pc.eligibility is distinct from 1, u.name`,
);

/**
 * The brand's utilities: those that cover the home first, then those that take part in events, then by name.
 */
export function choosableUtilities(
  db: Db,
  brandId: string,
  postalCode: string | null,
): Promise<readonly UtilityChoosable[]> {
  return choosable(db, [brandId, postalCode]);
}
