import { MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { checkTree, normalTree } from '../../domain/segments/check.ts';
import { lookAlikeKey, plainText, textFault, type TextFault } from '../../domain/segments/plainText.ts';
import { referenceFault } from '../../domain/segments/references.ts';
import {
  treeReferences,
  type SegmentKind,
  type SegmentNode,
  type SegmentRule,
} from '../../domain/segments/tree.ts';
import { holdForApproval, type ApprovalDeps, type Consent, type Held } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { brandOptionKeys } from './brandOptions.ts';
import { referenceFaultSentence, treeFaultSentence } from './faults.ts';
import { matchingMembers } from './queries/segmentMembers.ts';
import { isAwaited, segmentUses } from './queries/segmentUses.ts';
import { matchScope, segmentImpact } from './scope.ts';
import {
  forgetMembers,
  lockTargeting,
  nameTaken,
  raiseVersion,
  readSegments,
  readSegmentVersions,
  segmentBefore,
  storeMembers,
  toRule,
  writeSegment,
  type SegmentRecord,
} from './store.ts';

export type SegmentDeps = Pick<Deps, 'brands' | 'changes' | 'clock' | 'db'> & ApprovalDeps;

/** A segment as staff want it. */
export interface SegmentChange {
  readonly brandId: string;
  /** Null: the demonstration. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly kind: Exclude<SegmentKind, 'CODE_DEFINED'>;
  readonly name: string;
  readonly description: string;
  /** Null: empty. */
  readonly tree: SegmentNode | null;
  readonly invert: boolean;
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  /** With which a change is saved that waited. */
  readonly consent?: Consent;
}

export type ChangedSegment =
  | { readonly id: string }
  /** Someone else saved first. */
  | { readonly conflict: SegmentRecord }
  | { readonly refusal: RefusedChange };
export type SavedSegment = ChangedSegment | Held;

const NAME_TEXTS = {
  empty: 'segments.name.empty',
  tooLong: 'segments.name.tooLong',
  invisible: 'segments.name.invisible',
  mixedScripts: 'segments.name.mixedScripts',
} as const satisfies Readonly<Record<TextFault, MessageId>>;

const LONGEST_NAME = 80;
const LONGEST_DESCRIPTION = 500;
/** Members stored in one statement. */
const STORED_AT_ONCE = 5_000;

/**
 * Creates or changes a segment (GQL-07 to GQL-10). `known` is the version that the change was made from; null: a new
 * one. Saving the same new segment twice, by its id, creates it once. A change of a segment in use that many members enter
 * or leave waits for a colleague's approval.
 */
export async function saveSegment(
  deps: SegmentDeps,
  id: string,
  known: number | null,
  change: SegmentChange,
): Promise<SavedSegment> {
  const saved = await transaction(deps.db, (tx) => saveSegmentIn(tx, deps, id, known, change));
  if ('id' in saved) await deps.changes.notify('targeting', change.brandId);
  return saved;
}

/** The same in a transaction of the caller, who notifies this process after it. */
export async function saveSegmentIn(
  tx: Db,
  deps: SegmentDeps,
  id: string,
  known: number | null,
  { brandId, actorId, reason, consent, ...given }: SegmentChange,
): Promise<SavedSegment> {
  const change = tidy(given);
  const faults: RefusedField[] = [...textFaults(change), ...reasonFaults(reason)];
  if (faults.length > 0) return invalid(faults);
  await lockTargeting(tx, brandId);
  const now = deps.clock.now();
  const all = await readSegments(tx, brandId);
  const before = all.find((one) => one.id === id) ?? null;
  if (known === null && before !== null)
    return before.name === change.name ? { id } : refusal('CONFLICT', say('segments.idTaken'));
  if (known !== null && before === null) return refusal('NOT_FOUND', say('segments.unknown'));
  if (before === null && (await readSegmentVersions(tx, brandId, id)).length > 0)
    return refusal('CONFLICT', say('segments.idTaken'));
  if (before !== null && before.version !== known) return { conflict: before };
  const faultsNow = await faultsAmong({ ...deps, db: tx }, brandId, id, change, all);
  if (faultsNow.length > 0) return invalid(faultsNow);
  const { tree } = change;
  const row = {
    ...change,
    id,
    brand: brandId,
    tree,
    nameKey: lookAlikeKey(change.name),
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  };
  const { kind: segmentKind, ...content } = change;
  const held = await holdForApproval(tx, deps, {
    brandId,
    actorId,
    reason,
    item: { kind: 'SEGMENT', objectId: id },
    version: before?.version ?? 0,
    proposal: { ...content, kind: 'SEGMENT', segmentKind, tree },
    before: before && toAudit(before),
    after: toAudit(row),
    consent,
    members: () => countReach({ ...deps, db: tx }, before, row),
    membersSince: async (since) =>
      countReach({ ...deps, db: tx }, await segmentBefore(tx, brandId, id, since), row),
  });
  if (held !== null) return held;
  const action = before === null ? 'segment.create' : 'segment.change';
  await writeChange(tx, deps, { row, before, all, action, actorId, reason });
  return { id };
}

type Content = Omit<SegmentChange, 'brandId' | 'actorId' | 'reason' | 'consent'>;

/** What staff typed, as it is stored. */
const tidy = (given: Content): Content => ({
  ...given,
  name: plainText(given.name),
  description: given.description.trim(),
  tree: given.tree && normalTree(given.tree, MEMBER_ATTRIBUTES),
});

/** What speaks against changing a segment so, as the brand's others are now. */
export async function segmentFaults(
  deps: Pick<SegmentDeps, 'brands' | 'db'>,
  brandId: string,
  id: string,
  given: Content,
): Promise<readonly RefusedField[]> {
  const change = tidy(given);
  const faults = textFaults(change);
  return faults.length > 0
    ? faults
    : faultsAmong(deps, brandId, id, change, await readSegments(deps.db, brandId));
}

async function faultsAmong(
  deps: Pick<SegmentDeps, 'brands' | 'db'>,
  brandId: string,
  id: string,
  change: Content,
  all: readonly SegmentRecord[],
): Promise<RefusedField[]> {
  const before = all.find((one) => one.id === id);
  if (before !== undefined && before.kind !== change.kind)
    return [{ field: 'kind', message: say('segments.otherKind') }];
  const faults = await checkBrandTree(deps, brandId, id, change, all);
  if (await nameTaken(deps.db, brandId, lookAlikeKey(change.name), id))
    faults.push({ field: 'name', message: say('segments.nameTaken') });
  return faults;
}

interface Written {
  readonly row: SegmentRecord & { readonly nameKey: string };
  readonly before: SegmentRecord | null;
  /** The brand's segments before. */
  readonly all: readonly SegmentRecord[];
  readonly action: string;
  readonly actorId: string | null;
  readonly reason: string;
}

/** Writes a segment with its version, its kept members and the entry in the audit log. */
export async function writeChange(
  tx: Db,
  deps: SegmentDeps,
  { row, before, all, action, actorId, reason }: Written,
): Promise<void> {
  const { segments: refersTo } = treeReferences(row.tree);
  await writeSegment(tx, row, [...refersTo], { actorId, reason: reason.trim() });
  await keepMembers(tx, deps, row.brand, before, toRule(row), all);
  await record(tx, {
    id: deps.newId(),
    at: row.changedAt,
    brandId: row.brand,
    actorId,
    action,
    subject: `segment:${row.id}`,
    reason: reason.trim(),
    before: before && toAudit(before),
    after: toAudit(row),
  });
  await announceTargeting(tx, deps, row.brand);
}

/**
 * How many members enter or leave a segment that something uses, or that a waiting change would use: for them alone, what is
 * for the segment changes. Those who stay in it see what they saw.
 */
async function countReach(
  deps: Pick<SegmentDeps, 'brands' | 'clock' | 'db'>,
  before: SegmentRecord | null,
  after: SegmentRecord,
): Promise<number> {
  if (before === null) return 0;
  const uses = await segmentUses(deps.db, after.brand, after.id);
  if (uses.length === 0 && !(await isAwaited(deps.db, after.brand, after.id))) return 0;
  const { entering, leaving } = await segmentImpact(deps, after.brand, before, toRule(after));
  return entering + leaving;
}

/** Counts the change, and notifies the other processes after the commit. */
export async function announceTargeting(
  tx: Db,
  { changes }: Pick<Deps, 'changes'>,
  brandId: string,
): Promise<void> {
  await raiseVersion(tx, brandId);
  await changes.announce(tx, 'targeting', brandId);
}

function textFaults({
  name,
  description,
  kind,
  tree,
}: Pick<SegmentChange, 'name' | 'description' | 'kind' | 'tree'>): RefusedField[] {
  const faults: RefusedField[] = [];
  const fault = textFault(name);
  if (fault !== null) faults.push({ field: 'name', message: say(NAME_TEXTS[fault]) });
  else if (name.length > LONGEST_NAME) faults.push({ field: 'name', message: say('segments.name.tooLong') });
  if (description.length > LONGEST_DESCRIPTION)
    faults.push({
      field: 'description',
      message: say('segments.descriptionTooLong', { most: LONGEST_DESCRIPTION }),
    });
  if (kind === 'ATTRIBUTE_FILTER' && tree !== null && tree.kind !== 'filter')
    faults.push({ field: 'kind', message: say('segments.otherKind') });
  return faults;
}

/** What is wrong with a tree as part of this brand's segments. */
export async function checkBrandTree(
  deps: Pick<SegmentDeps, 'brands' | 'db'>,
  brandId: string,
  id: string,
  { tree, name }: Pick<SegmentChange, 'tree' | 'name'>,
  all: readonly SegmentRecord[],
): Promise<RefusedField[]> {
  if (tree === null) return [];
  const names = new Map([...all.map((one) => [one.id, one.name] as const), [id, name] as const]);
  const faults = checkTree(tree, {
    registry: MEMBER_ATTRIBUTES,
    brandOptions: await brandOptionKeys(deps, brandId),
    hasSegment: (other) => names.has(other),
  });
  if (faults.length > 0)
    return faults.map((fault) => ({
      field: `nodes.${fault.path.join('.')}`,
      message: treeFaultSentence(fault),
    }));
  const trees = new Map<string, SegmentNode | null>([
    ...all.map((one) => [one.id, one.tree] as const),
    [id, tree],
  ]);
  // A change of this one may close a way of another one around.
  for (const from of [id, ...all.map((one) => one.id)]) {
    const fault = referenceFault(from, trees, MEMBER_ATTRIBUTES);
    if (fault !== null && fault.path.includes(id) && (from === id || fault.fault !== 'attribute'))
      return [{ field: 'nodes', message: referenceFaultSentence(fault, (one) => names.get(one) ?? one) }];
  }
  return [];
}

/** When enrolling ends, those who match stay; when it begins again, the rule decides again. */
async function keepMembers(
  tx: Db,
  deps: SegmentDeps,
  brandId: string,
  before: SegmentRecord | null,
  after: SegmentRule,
  all: readonly SegmentRecord[],
): Promise<void> {
  const wasEnrolling = before?.activelyEnrolling ?? true;
  if (wasEnrolling === after.activelyEnrolling) return;
  await forgetMembers(tx, after.id);
  if (after.activelyEnrolling) return;
  const enrolling: SegmentRule = {
    ...(before === null ? after : toRule(before)),
    active: true,
    activelyEnrolling: true,
  };
  const scope = matchScope(deps, brandId, [
    ...all.filter(({ id }) => id !== after.id).map(toRule),
    enrolling,
  ]);
  for (let last: string | null = null; ;) {
    const ids: readonly string[] = await matchingMembers(tx, enrolling, scope, {
      limit: STORED_AT_ONCE,
      after: last,
    });
    if (ids.length > 0) await storeMembers(tx, after.id, ids);
    last = ids.at(-1) ?? null;
    if (ids.length < STORED_AT_ONCE) return;
  }
}

/** What the audit log keeps of a segment. */
export const toAudit = ({
  name,
  description,
  kind,
  tree,
  invert,
  active,
  activelyEnrolling,
}: Omit<SegmentChange, 'brandId' | 'actorId' | 'reason' | 'kind'> & { readonly kind: SegmentKind }) => ({
  name,
  description,
  kind,
  tree,
  invert,
  active,
  activelyEnrolling,
});
