import type { Country } from '../../domain/brands/countries.ts';
import { isCoverageCode, normalPostalCode } from '../../domain/settings/postalCodes.ts';
import type { ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, type RefusedField, type RefusedChange } from '../platform/graphql/refusal.ts';
import { noSuchUtility, type Order } from './outcome.ts';
import { putCoverage, removeCoverage, type ChangedCode } from './store/postalCodes.ts';
import { lockUtility } from './store/utilities.ts';
import type { ProgramDeps } from './deps.ts';

export interface PostalCodesOrder extends Order {
  readonly utilityId: string;
  /** The brand's. */
  readonly country: Country;
  /** As typed; the first half of a Canadian code covers all codes that begin with it. */
  readonly postalCodes: readonly string[];
}

export type PostalCodesSaved = { readonly changed: number } | { readonly refusal: RefusedChange };

/** Adds codes to a utility's coverage or changes their eligibility. Unchanged codes aren't counted. */
export function setPostalCodes(
  deps: ProgramDeps,
  input: PostalCodesOrder & { readonly eligibility: ZipEligibilityCode },
): Promise<PostalCodesSaved> {
  return changeCodes(deps, input, 'postal-coverage.set', (tx, codes) =>
    putCoverage(tx, input, codes, input.eligibility),
  );
}

/** Removes codes from a utility's coverage. Codes that it doesn't cover aren't counted. */
export function removePostalCodes(deps: ProgramDeps, input: PostalCodesOrder): Promise<PostalCodesSaved> {
  return changeCodes(deps, input, 'postal-coverage.remove', (tx, codes) => removeCoverage(tx, input, codes));
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
    if ((await lockUtility(tx, brandId, utilityId)) === null) return noSuchUtility;
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
