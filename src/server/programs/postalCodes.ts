import { and, eq, inArray } from 'drizzle-orm';
import type { Country } from '../../domain/brands/countries.ts';
import { isPostalCode, normalPostalCode } from '../../domain/settings/postalCodes.ts';
import type { ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, type RefusedField, type RefusedChange } from '../platform/graphql/refusal.ts';
import { noSuchUtility, type Order } from './outcome.ts';
import { postalCoverage, utilities } from './tables.ts';
import type { ProgramParts } from './parts.ts';

export interface PostalCodesOrder extends Order {
  readonly utilityId: string;
  /** The brand's. */
  readonly country: Country;
  /** As people write them. */
  readonly postalCodes: readonly string[];
}

export type PostalCodesSaved = { readonly changed: number } | { readonly refusal: RefusedChange };

const mostCodes = 1_000;

/** Adds codes to a utility's coverage or changes what they lead to. Codes that are there as wanted are not counted. */
export function setPostalCodes(parts: ProgramParts, input: PostalCodesOrder & { readonly eligibility: ZipEligibilityCode }): Promise<PostalCodesSaved> {
  return changeCodes(parts, input, 'postal-coverage.set', async (tx, codes) => {
    const there = await tx.select().from(postalCoverage).where(ofUtility(input, codes));
    const asWanted = new Set(there.filter(({ eligibility }) => eligibility === input.eligibility).map(({ postalCode }) => postalCode));
    const wanted = codes.filter((code) => !asWanted.has(code));
    if (wanted.length === 0) return { changed: [], before: [], after: [] };
    const values = wanted.map((postalCode) => ({ brand: input.brandId, postalCode, utilityId: input.utilityId, eligibility: input.eligibility }));
    await tx.insert(postalCoverage).values(values).onConflictDoUpdate({
      target: [postalCoverage.brand, postalCoverage.postalCode, postalCoverage.utilityId], set: { eligibility: input.eligibility },
    });
    return { changed: wanted, before: there.filter(({ postalCode }) => wanted.includes(postalCode)), after: values };
  });
}

/** Takes codes out of a utility's coverage. Codes that are not there are not counted. */
export function removePostalCodes(parts: ProgramParts, input: PostalCodesOrder): Promise<PostalCodesSaved> {
  return changeCodes(parts, input, 'postal-coverage.remove', async (tx, codes) => {
    const before = await tx.delete(postalCoverage).where(ofUtility(input, codes)).returning();
    return { changed: before.map(({ postalCode }) => postalCode), before, after: [] };
  });
}

type Change = (tx: ProgramParts['db'], codes: string[]) => Promise<{ changed: string[]; before: unknown[]; after: unknown[] }>;

function changeCodes(parts: ProgramParts, input: PostalCodesOrder, action: string, change: Change): Promise<PostalCodesSaved> {
  const { brandId, utilityId, actorId, reason } = input;
  return transaction(parts.db, async (tx) => {
    const [utility] = await tx.select({ id: utilities.id }).from(utilities).where(and(eq(utilities.id, utilityId), eq(utilities.brand, brandId))).for('update');
    if (utility === undefined) return noSuchUtility;
    const faults = [...codeFaults(input), ...reasonFaults(reason)];
    if (faults.length > 0) return invalid(faults);
    const codes = [...new Set(input.postalCodes.map((code) => normalPostalCode(code.trim())))].sort();
    const { changed, before, after } = await change(tx, codes);
    if (changed.length > 0) {
      const entry = { id: parts.newId(), at: parts.clock.now(), brandId, actorId, action, subject: `utility:${utilityId}`, reason: reason.trim() };
      await record(tx, { ...entry, before: before.length === 0 ? null : before, after: after.length === 0 ? null : after });
    }
    return { changed: changed.length };
  });
}

function codeFaults({ postalCodes, country }: PostalCodesOrder): RefusedField[] {
  if (postalCodes.length === 0) return [{ field: 'postalCodes', message: say('programs.noCodes') }];
  if (postalCodes.length > mostCodes) return [{ field: 'postalCodes', message: say('programs.manyCodes', { most: mostCodes }) }];
  const wrong = postalCodes.filter((code) => !isPostalCode(code.trim(), country));
  const codes = wrong.slice(0, 5).map((code) => `"${code.trim()}"`).join(', ');
  return wrong.length === 0 ? [] : [{ field: 'postalCodes', message: say('programs.wrongCodes', { codes, more: Math.max(0, wrong.length - 5) }) }];
}

function ofUtility({ brandId, utilityId }: PostalCodesOrder, codes: string[]) {
  return and(eq(postalCoverage.brand, brandId), eq(postalCoverage.utilityId, utilityId), inArray(postalCoverage.postalCode, codes));
}
