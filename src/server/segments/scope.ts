import { MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { checkTree, normalTree } from '../../domain/segments/check.ts';
import { faultySegments } from '../../domain/segments/references.ts';
import type { SegmentNode, SegmentRule } from '../../domain/segments/tree.ts';
import type { BrandRates } from '../platform/brandRates.ts';
import type { Deps } from '../platform/context.ts';
import { brandOptionKeys } from './brandOptions.ts';
import { compareMembers, countMatching, type MatchScope } from './queries/segmentMembers.ts';
import { readSegments, toRule, type SegmentRecord } from './store.ts';

export type ReadDeps = Pick<Deps, 'db'> & {
  readonly brands: BrandRates;
  readonly clock: Pick<Deps['clock'], 'now'>;
};

/** Members shown as examples. */
export const SAMPLES = 20;

/** Where segments are evaluated: the brand's others, without faulty ones. */
export function matchScope(
  { brands, clock }: { readonly brands: BrandRates; readonly clock: Pick<Deps['clock'], 'now'> },
  brandId: string,
  rules: readonly SegmentRule[],
): MatchScope {
  const faulty = faultySegments(rules, MEMBER_ATTRIBUTES);
  return {
    brandId,
    now: clock.now(),
    wattConversionRate: brands.byId(brandId)?.config.wattConversionRate ?? 1,
    segments: new Map(rules.filter(({ id }) => !faulty.has(id)).map((rule) => [rule.id, rule])),
  };
}

/** The brand's segments, as they are now or as `records`, with this one as it is given. */
export async function scopeWith(
  deps: ReadDeps,
  brandId: string,
  rule: SegmentRule,
  records?: readonly SegmentRecord[],
) {
  const others = (records ?? (await readSegments(deps.db, brandId)))
    .filter(({ id }) => id !== rule.id)
    .map(toRule);
  return matchScope(deps, brandId, [...others, rule]);
}

/** The members that a segment would gain and lose if `after` were saved in its place. */
export async function segmentImpact(
  deps: ReadDeps,
  brandId: string,
  before: SegmentRecord | null,
  after: SegmentRule,
) {
  const scope = await scopeWith(deps, brandId, after);
  const was = before === null ? null : toRule(before);
  // Who is in it when enrolling ends stays, so ending it takes and loses no one.
  const ends = !after.activelyEnrolling && (was?.activelyEnrolling ?? true);
  const then = ends ? { ...(was ?? after), active: after.active, activelyEnrolling: true } : after;
  return compareMembers(deps.db, was, then, scope, SAMPLES);
}

/** How many members fulfil a condition by itself; null: it can't be saved, and compares nothing. */
export async function conditionReach(
  deps: ReadDeps & Pick<Deps, 'brands'>,
  brandId: string,
  condition: SegmentNode,
): Promise<{ readonly members: number; readonly matching: number } | null> {
  const records = await readSegments(deps.db, brandId);
  const tree = normalTree(condition, MEMBER_ATTRIBUTES);
  const faults = checkTree(tree, {
    registry: MEMBER_ATTRIBUTES,
    brandOptions: await brandOptionKeys(deps, brandId),
    hasSegment: (other) => records.some(({ id }) => id === other),
  });
  if (faults.length > 0) return null;
  const rule = { id: 'condition', name: '', tree, invert: false, active: true, activelyEnrolling: true };
  return countMatching(deps.db, rule, matchScope(deps, brandId, [...records.map(toRule), rule]));
}
