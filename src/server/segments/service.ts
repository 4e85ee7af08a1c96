import { isAttributeKey, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { CODE_SEGMENT_KEYS, CODE_SEGMENT_RULES, isCodeSegment } from '../../domain/segments/codeSegments.ts';
import { explainSegment, type Explanation } from '../../domain/segments/explain.ts';
import { factLayout } from '../../domain/segments/facts.ts';
import { neededAttributes, neededSegments, treeNeeds } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../domain/segments/tree.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { perRequest } from '../platform/loader.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { emailKey } from '../session/service.ts';
import { codeSegmentName } from './codeNames.ts';
import { findMember } from './queries/findMember.ts';
import { readFacts } from './queries/memberFacts.ts';
import {
  countMembers,
  matchingMembers,
  matchStatement,
  type MatchStatement,
} from './queries/segmentMembers.ts';
import { matchScope, SAMPLES, scopeWith, type ReadDeps } from './scope.ts';
import { readSegments, toRule, type SegmentRecord } from './store.ts';

export { announceTargeting, saveSegment, saveSegmentIn, segmentFaults } from './administer.ts';
export { answerInContract } from './answer.ts';
export { compoundChange } from './changeInput.ts';
export { codeSegmentName } from './codeNames.ts';
export { callersSegments, segmentsOfMember } from './memberSegments.ts';
export { staffNames } from './queries/findMember.ts';
export { HeldOfBrand } from './heldOfBrand.ts';
export { factSql, setFacts } from './queries/memberFacts.ts';
export type { FactColumns } from './queries/memberFacts.ts';
export type { MatchStatement } from './queries/segmentMembers.ts';
export { lockTargeting, readSegments, readSegmentsAt, toRule } from './store.ts';
export type { SegmentRecord } from './store.ts';
export { withActors } from './withActors.ts';

/** A member by id or email address, as staff type it. */
export function memberByText(db: Deps['db'], brandId: string, text: string) {
  const typed = text.trim();
  return findMember(db, brandId, { id: isRowId(typed) ? typed : null, emailKey: emailKey(typed) });
}

/** How many members are in a segment, by the live data. */
export async function segmentSize(deps: ReadDeps, brandId: string, rule: SegmentRule): Promise<number> {
  const scope = await scopeWith(deps, brandId, rule);
  return scope.segments.has(rule.id) ? countMembers(deps.db, rule, scope) : 0;
}

/** Everyone, as a rule. */
const EVERYONE: SegmentRule = {
  id: 'everyone',
  name: '',
  tree: { kind: 'not', node: { kind: 'any', nodes: [] } },
  invert: false,
  active: true,
  activelyEnrolling: true,
};

/** How many members something for a segment is for; null: for everyone. A segment that is gone has none. */
export async function reach(deps: ReadDeps, brandId: string, segmentId: string | null): Promise<number> {
  if (segmentId === null) return countMembers(deps.db, EVERYONE, matchScope(deps, brandId, [EVERYONE]));
  const rules = [...CODE_SEGMENT_RULES, ...(await readSegments(deps.db, brandId)).map(toRule)];
  const rule = rules.find(({ id }) => id === segmentId);
  return rule === undefined ? 0 : segmentSize(deps, brandId, rule);
}

/** Some members of a segment. */
export async function segmentSample(
  deps: ReadDeps,
  brandId: string,
  rule: SegmentRule,
): Promise<readonly string[]> {
  const scope = await scopeWith(deps, brandId, rule);
  return scope.segments.has(rule.id) ? matchingMembers(deps.db, rule, scope, { limit: SAMPLES }) : [];
}

/** The version of one of the brand's own segments; null: there is none. */
export const segmentVersion = async (db: Db, brandId: string, segmentId: string): Promise<number | null> =>
  (await readSegments(db, brandId)).find(({ id }) => id === segmentId)?.version ?? null;

/** Whether the brand can use this segment: its own by id, or the product's by key. */
export async function hasSegment(db: Db, brandId: string, segmentId: string): Promise<boolean> {
  return isCodeSegment(segmentId) || (await readSegments(db, brandId)).some(({ id }) => id === segmentId);
}

/** Read once for a request. */
export const loadSegments = perRequest(({ db, brand }: RequestContext) => readSegments(db, brand.id));

/** The names of the brand's and the product's segments by id, in the reader's language. */
export const loadSegmentNames = async (ctx: RequestContext): Promise<ReadonlyMap<string, string>> =>
  segmentNames(ctx, await loadSegments(ctx));

export const segmentNames = (
  { locale }: Pick<RequestContext, 'locale'>,
  records: readonly SegmentRecord[],
): ReadonlyMap<string, string> =>
  new Map([
    ...CODE_SEGMENT_KEYS.map((key) => [key, inWords(locale, codeSegmentName(key))] as const),
    ...records.map(({ id, name }) => [id, name] as const),
  ]);

/**
 * Segments of the brand and of the product for another subject's statement over the brand's members, in the order of
 * `segmentIds`; null: one of them doesn't exist. A faulty segment matches no one.
 */
export async function segmentsToMatch(
  deps: ReadDeps,
  brandId: string,
  segmentIds: readonly string[],
): Promise<{ readonly names: readonly string[]; readonly match: MatchStatement } | null> {
  const rules = [...CODE_SEGMENT_RULES, ...(await readSegments(deps.db, brandId)).map(toRule)];
  const scope = matchScope(deps, brandId, rules);
  const chosen: SegmentRule[] = [];
  for (const segmentId of segmentIds) {
    const rule = rules.find(({ id }) => id === segmentId);
    if (rule === undefined) return null;
    chosen.push(scope.segments.get(segmentId) ?? { ...rule, active: false });
  }
  return { names: chosen.map(({ name }) => name), match: matchStatement(chosen, scope) };
}

/**
 * Why a member is in a segment, or isn't; null: no such member in the brand. `records`: the brand's segments; left out: as
 * they are now.
 */
export async function explainMember(
  deps: ReadDeps,
  brandId: string,
  memberId: string,
  rule: SegmentRule,
  records?: readonly SegmentRecord[],
): Promise<Explanation | null> {
  const scope = await scopeWith(deps, brandId, rule, records);
  const trees = new Map([...scope.segments].map(([id, { tree }]) => [id, tree]));
  trees.set(rule.id, rule.tree);
  const keys = [...neededAttributes([rule.id], trees)].filter(isAttributeKey);
  const { facts, memberIds } = await readFacts(
    deps.db,
    [memberId],
    keys,
    scope,
    factLayout(MEMBER_ATTRIBUTES, keys),
  );
  return memberIds.length === 0 ? null : explainSegment(rule, { segments: scope.segments, facts });
}

/** Segments that ask for an attribute, themselves or through those that they refer to. */
export function askingFor(records: readonly SegmentRecord[], attribute: string): readonly SegmentRecord[] {
  const trees = new Map(records.map(({ id, tree }) => [id, tree]));
  return records.filter(({ id }) =>
    neededSegments(id, trees).some((each) =>
      treeNeeds(trees.get(each) ?? null).attributes.includes(attribute),
    ),
  );
}
