import { isAttributeKey, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import { compileSegments } from '../../domain/segments/compile.ts';
import { factLayout } from '../../domain/segments/facts.ts';
import { neededAttributes } from '../../domain/segments/references.ts';
import type { RequestContext } from '../platform/context.ts';
import { readFacts } from './queries/memberFacts.ts';
import { matchScope } from './scope.ts';
import { readSegments, toRule, type SegmentRecord } from './store.ts';

/** Which of these segments the caller is in; a stranger is in none. */
export async function callersSegments(
  ctx: RequestContext,
  segmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return ctx.member === null ? new Set() : segmentsOfMember(ctx, ctx.member.id, segmentIds);
}

/**
 * Which of these segments, of the brand or the product, a member is in at `now`. Missing and faulty ones take no one.
 * `records`: the brand's segments; left out: as they are now.
 */
export async function segmentsOfMember(
  { deps, db, brand, now }: Pick<RequestContext, 'deps' | 'db' | 'brand' | 'now'>,
  memberId: string,
  segmentIds: readonly string[],
  records?: readonly SegmentRecord[],
): Promise<ReadonlySet<string>> {
  if (segmentIds.length === 0) return new Set();
  const rules = [...CODE_SEGMENT_RULES, ...(records ?? (await readSegments(db, brand.id))).map(toRule)];
  const scope = matchScope({ brands: deps.brands, clock: { now: () => now } }, brand.id, rules);
  const known = segmentIds.filter((id) => scope.segments.has(id));
  const trees = new Map([...scope.segments].map(([id, { tree }]) => [id, tree]));
  const keys = [...neededAttributes(known, trees)].filter(isAttributeKey);
  const layout = factLayout(MEMBER_ATTRIBUTES, keys);
  const { facts, memberIds } = await readFacts(db, [memberId], keys, scope, layout);
  if (memberIds.length === 0) return new Set();
  const { match } = compileSegments(rules, layout, (id) => !scope.segments.has(id));
  return new Set(known.filter((id) => match(id)(facts)));
}
