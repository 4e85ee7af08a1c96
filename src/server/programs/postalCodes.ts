import { and, eq } from 'drizzle-orm';
import type { Country } from '../../domain/brands/countries.ts';
import { isCoverageCode, normalPostalCode } from '../../domain/settings/postalCodes.ts';
import type { ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { statement } from '../platform/db/sql.ts';
import { transaction } from '../platform/db/transaction.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, type RefusedField, type RefusedChange } from '../platform/graphql/refusal.ts';
import { noSuchUtility, type Order } from './outcome.ts';
import { utilities } from './tables.ts';
import type { ProgramDeps } from './deps.ts';

export interface PostalCodesOrder extends Order {
  readonly utilityId: string;
  /** The brand's. */
  readonly country: Country;
  /** As typed; the first half of a Canadian code covers all codes that begin with it. */
  readonly postalCodes: readonly string[];
}

export type PostalCodesSaved = { readonly changed: number } | { readonly refusal: RefusedChange };

/** A changed code with its eligibility before and after; null: not covered. */
interface ChangedCode {
  readonly postalCode: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** $1 brand, $2 utility, $3 codes. */
const covered = statement<{ postalCode: string; eligibility: number }>(
  'postal_coverage_covered',
  'select postal_code as "postalCode", eligibility from postal_coverage where brand = $1 and utility_id = $2 and postal_code = any($3::text[])',
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
  `with gone as (delete from postal_coverage where brand = $1 and utility_id = $2 and postal_code = any($3::text[]) returning postal_code, eligibility)
   select postal_code as "postalCode", eligibility as before, null::int as after from gone order by 1`,
);

/** Adds codes to a utility's coverage or changes their eligibility. Unchanged codes aren't counted. */
export function setPostalCodes(
  deps: ProgramDeps,
  input: PostalCodesOrder & { readonly eligibility: ZipEligibilityCode },
): Promise<PostalCodesSaved> {
  const { brandId, utilityId, eligibility: after } = input;
  return changeCodes(deps, input, 'postal-coverage.set', async (tx, codes) => {
    // Joined here: PostgreSQL expects few codes, and compares each with all others where a retailer sends thousands.
    const rows = await covered(tx, [brandId, utilityId, codes]);
    const before = new Map(rows.map(({ postalCode, eligibility }) => [postalCode, eligibility]));
    const changed = new Set((await put(tx, [brandId, utilityId, codes, after])).map((row) => row.postalCode));
    return codes
      .filter((code) => changed.has(code))
      .map((postalCode) => ({ postalCode, before: before.get(postalCode) ?? null, after }));
  });
}

/** Removes codes from a utility's coverage. Codes that it doesn't cover aren't counted. */
export function removePostalCodes(deps: ProgramDeps, input: PostalCodesOrder): Promise<PostalCodesSaved> {
  return changeCodes(deps, input, 'postal-coverage.remove', (tx, codes) =>
    taken(tx, [input.brandId, input.utilityId, codes]),
  );
}

type Change = (tx: ProgramDeps['db'], codes: string[]) => Promise<readonly ChangedCode[]>;

function changeCodes(
  deps: ProgramDeps,
  input: PostalCodesOrder,
  action: string,
  change: Change,
): Promise<PostalCodesSaved> {
  const { brandId, utilityId, actorId, reason } = input;
  return transaction(deps.db, async (tx) => {
    const [utility] = await tx
      .select({ id: utilities.id })
      .from(utilities)
      .where(and(eq(utilities.id, utilityId), eq(utilities.brand, brandId)))
      .for('update');
    if (utility === undefined) return noSuchUtility;
    const faults = [...codeFaults(input), ...reasonFaults(reason)];
    if (faults.length > 0) return invalid(faults);
    const codes = [...new Set(input.postalCodes.map((code) => normalPostalCode(code.trim())))].sort();
    const changed = await change(tx, codes);
    if (changed.length > 0) {
      const entry = {
        id: deps.newId(),
        at: deps.clock.now(),
        brandId,
        actorId,
        action,
        subject: `utility:${utilityId}`,
        reason: reason.trim(),
      };
      await record(tx, {
        ...entry,
        before: auditValue(input, changed, 'before'),
        after: auditValue(input, changed, 'after'),
      });
    }
    return { changed: changed.length };
  });
}

/** Codes in one line of the audit log; above that, only counts by eligibility. */
const MOST_LISTED = 1_000;

function auditValue(
  { brandId, utilityId }: PostalCodesOrder,
  changed: readonly ChangedCode[],
  when: 'before' | 'after',
) {
  const rows = changed.flatMap(({ postalCode, [when]: eligibility }) =>
    eligibility === null ? [] : [{ brand: brandId, postalCode, utilityId, eligibility }],
  );
  if (rows.length === 0) return null;
  if (changed.length <= MOST_LISTED) return rows;
  const byEligibility: Record<string, string[]> = {};
  for (const { postalCode, eligibility } of rows)
    (byEligibility[`eligibility ${eligibility}`] ??= []).push(postalCode);
  return {
    utilityId,
    postalCodes: rows.length,
    ...Object.fromEntries(Object.entries(byEligibility).map(([key, codes]) => [key, codes.join(' ')])),
  };
}

function codeFaults({ postalCodes, country }: PostalCodesOrder): RefusedField[] {
  if (postalCodes.length === 0) return [{ field: 'postalCodes', message: say('programs.noCodes') }];
  const wrong = postalCodes.filter((code) => !isCoverageCode(code.trim(), country));
  const codes = wrong
    .slice(0, 5)
    .map((code) => `"${code.trim()}"`)
    .join(', ');
  return wrong.length === 0
    ? []
    : [
        {
          field: 'postalCodes',
          message: say('programs.wrongCodes', { codes, more: Math.max(0, wrong.length - 5) }),
        },
      ];
}
