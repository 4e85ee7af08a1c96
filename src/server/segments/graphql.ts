import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { SegmentNodeInput } from '../../../codegen/graphql/types.ts';
import type { Proposal } from '../../domain/approvals/proposal.ts';
import { ATTRIBUTE_KEYS, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { attributeOperators } from '../../domain/segments/attributeTypes.ts';
import { normalTree } from '../../domain/segments/check.ts';
import {
  CODE_SEGMENT_KEYS,
  CODE_SEGMENTS,
  isCodeSegment,
  type CodeSegment,
} from '../../domain/segments/codeSegments.ts';
import { lookAlikeKey } from '../../domain/segments/plainText.ts';
import { faultySegments } from '../../domain/segments/references.ts';
import type { SegmentNode, SegmentRule } from '../../domain/segments/tree.ts';
import { approvalNeeded } from '../approvals/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { answerInContract } from './answer.ts';
import { checkBrandTree, saveSegment, type SavedSegment } from './administer.ts';
import { loadBrandOptions, optionName } from './brandOptions.ts';
import { compoundChange, filterChange, toStaff, unreadable, type ReadChange } from './changeInput.ts';
import { codeSegmentName } from './codeNames.ts';
import { deleteSegment, restoreSegment } from './deletion.ts';
import { referenceFaultSentence } from './faults.ts';
import { flatten, readTree } from './nodes.ts';
import { segmentUses } from './queries/segmentUses.ts';
import {
  askingFor,
  explainMember,
  loadSegmentNames,
  loadSegments,
  memberByText,
  segmentSample,
  segmentSize,
} from './service.ts';
import { conditionReach, segmentImpact } from './scope.ts';
import {
  readDeletedSegments,
  readSegments,
  readSegmentVersions,
  toRule,
  type SegmentRecord,
} from './store.ts';
import type { SegmentView } from './views.ts';
import { withActors } from './withActors.ts';

const fresh = async ({ db, brand }: RequestContext, id: string): Promise<SegmentView | null> => {
  const found = (await readSegments(db, brand.id)).find((record) => record.id === id);
  return found === undefined ? null : toView(found);
};

/** The product's segments, named in the viewer's language. */
const codeView = (key: CodeSegment, { locale }: Pick<RequestContext, 'locale'>): SegmentView => ({
  id: key,
  name: inWords(locale, codeSegmentName(key)),
  description: inWords(locale, say('segments.codeDescription')),
  kind: 'CODE_DEFINED',
  tree: CODE_SEGMENTS[key],
  invert: false,
  active: true,
  activelyEnrolling: true,
  version: 0,
  changedAt: null,
});

const toView = (record: SegmentRecord): SegmentView => ({
  ...toRule(record),
  description: record.description,
  kind: record.kind,
  version: record.version,
  changedAt: record.changedAt,
});

/** By global or own id. */
async function segmentById(ctx: RequestContext, id: string): Promise<SegmentView | null> {
  if (isCodeSegment(id)) return codeView(id, ctx);
  const own = isRowId(id) ? id : rowId(id, 'Segment');
  const found = own === null ? undefined : (await loadSegments(ctx)).find((record) => record.id === own);
  return found === undefined ? null : toView(found);
}

/** Segments of members for staff. The access table decides who may, before this runs. */
export const segmentResolvers = {
  Staff: {
    segments: async (ctx, { attributeName, search, ...args }) => {
      const page = toPage(args);
      const records = await loadSegments(ctx);
      const stored = (attributeName == null ? records : askingFor(records, attributeName)).map(toView);
      const ours = CODE_SEGMENT_KEYS.map((key) => codeView(key, ctx)).filter(
        ({ tree }) => attributeName == null || (tree?.kind === 'filter' && tree.attribute === attributeName),
      );
      const wanted = lookAlikeKey(search ?? '');
      const all = [...stored, ...ours]
        .filter(({ name }) => lookAlikeKey(name).includes(wanted))
        .toSorted((a, b) => compareSortKeys(sortKey(a), sortKey(b)));
      const [key, id] = page.after ?? [null, ''];
      const rest =
        page.after === null ? all : all.filter((one) => compareSortKeys(sortKey(one), [key ?? '', id]) > 0);
      return toConnection(rest.slice(0, page.limit + 1), page, all.length, sortKey);
    },
    segmentChoices: async (ctx) => {
      const inactive = new Set((await loadSegments(ctx)).flatMap(({ id, active }) => (active ? [] : [id])));
      return [...(await loadSegmentNames(ctx))].map(([segmentId, name]) => ({
        segmentId,
        name,
        builtIn: isCodeSegment(segmentId),
        active: !inactive.has(segmentId),
      }));
    },
    segment: (ctx, { segmentId }) => segmentById(ctx, segmentId),
    deletedSegments: async ({ db, brand }) => withActors(db, await readDeletedSegments(db, brand.id)),
    segmentAttributes: async (ctx, { names }) => {
      const options = await loadBrandOptions(ctx);
      return ATTRIBUTE_KEYS.filter((key) => names == null || names.includes(key)).map((key) => {
        const { type, optionsFrom, options: own = [], ...rest } = MEMBER_ATTRIBUTES[key];
        return {
          ...rest,
          name: key,
          dataType: type,
          minimum: rest.minimum ?? null,
          maximum: rest.maximum ?? null,
          earliest: rest.earliest ?? null,
          latest: rest.latest ?? null,
          ordered: rest.ordered ?? false,
          operators: [...attributeOperators(MEMBER_ATTRIBUTES[key])],
          options:
            optionsFrom === undefined
              ? own.map((value) => ({ value, name: null }))
              : [...options[optionsFrom]].map(([value, name]) => ({ value, name })),
        };
      });
    },
    segmentImpact: async (ctx, { input: { segmentId, nodes, ...switches } }) => {
      const read = readTree(nodes);
      if ('fault' in read) return refusedPayload(unreadable(read.fault));
      const own = segmentId == null ? null : isRowId(segmentId) ? segmentId : rowId(segmentId, 'Segment');
      const records = await loadSegments(ctx);
      const before = records.find(({ id }) => id === own) ?? null;
      const rule: SegmentRule = {
        ...switches,
        id: before?.id ?? ctx.deps.newId(),
        name: before?.name ?? '',
        tree: read.tree && normalTree(read.tree, MEMBER_ATTRIBUTES),
      };
      const faults = await checkBrandTree(ctx.deps, ctx.brand.id, rule.id, rule, records);
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const impact = await segmentImpact(ctx.deps, ctx.brand.id, before, rule);
      return {
        __typename: 'SegmentImpact' as const,
        ...impact,
        enteringMembers: [...impact.enteringIds],
        leavingMembers: [...impact.leavingIds],
        uses: before === null ? [] : await segmentUses(ctx.db, ctx.brand.id, before.id),
      };
    },
    segmentCondition: async (ctx, { condition }) => {
      const read = readTree([{ ...condition, parent: null }]);
      return 'fault' in read || read.tree === null ? null : conditionReach(ctx.deps, ctx.brand.id, read.tree);
    },
    segmentAnswer: async (ctx, { segmentId, member }) => {
      const segment = await segmentById(ctx, segmentId);
      const found = segment === null ? null : await memberByText(ctx.db, ctx.brand.id, member);
      if (segment === null || found === null) return null;
      const explained = await explainMember(ctx.deps, ctx.brand.id, found.id, segment);
      if (explained === null) return null;
      return answerInContract(found.id, explained);
    },
  },
  Segment: {
    id: ({ id }) => toGlobalId('Segment', id),
    segmentId: ({ id }) => id,
    nodes: ({ tree }) => [...flatten(tree)],
    fault: async ({ id, kind }, _args, ctx) => {
      if (kind === 'CODE_DEFINED') return null;
      const records = await readSegments(ctx.db, ctx.brand.id);
      const fault = faultySegments(records.map(toRule), MEMBER_ATTRIBUTES).get(id);
      const segmentName = (one: string) => records.find((record) => record.id === one)?.name ?? one;
      return fault === undefined ? null : inWords(ctx.locale, referenceFaultSentence(fault, segmentName));
    },
    memberCount: (segment, _args, { deps, brand }) => segmentSize(deps, brand.id, segment),
    sampleMembers: async (segment, _args, { deps, brand }) => [
      ...(await segmentSample(deps, brand.id, segment)),
    ],
    uses: ({ id }, _args, { db, brand }) => segmentUses(db, brand.id, id),
    versions: async ({ id, kind }, _args, { db, brand }) => {
      if (kind === 'CODE_DEFINED') return [];
      return withActors(db, await readSegmentVersions(db, brand.id, id));
    },
  },
  ApprovalRequest: { segment: (request, _args, ctx) => difference(ctx, request) },
  ScheduledChange: { segment: (schedule, _args, ctx) => difference(ctx, schedule) },
  DeletedSegment: { last: (version) => version },
  SegmentVersion: { nodes: ({ tree }) => [...flatten(tree)] },
  SegmentNode: {
    kind: ({ node }) => NODE_KINDS[node.kind],
    attribute: ({ node }) => (node.kind === 'filter' ? node.attribute : null),
    operator: ({ node }) => (node.kind === 'filter' ? node.operator : null),
    texts: ({ node }) => nodeValues(node).filter((value) => typeof value === 'string'),
    textNames: async ({ node }, _args, ctx) => {
      const texts = nodeValues(node).filter((value) => typeof value === 'string');
      if (node.kind !== 'filter' || texts.length === 0) return texts;
      const rows = await loadBrandOptions(ctx);
      return texts.map((text) => optionName(rows, node.attribute, text));
    },
    numbers: ({ node }) => nodeValues(node).filter((value) => typeof value === 'number'),
    booleans: ({ node }) => nodeValues(node).filter((value) => typeof value === 'boolean'),
    segmentId: ({ node }) => (node.kind === 'segment' ? node.id : node.kind === 'code' ? node.key : null),
    segmentName: async ({ node }, _args, ctx) => {
      if (node.kind !== 'code' && node.kind !== 'segment') return null;
      return (await loadSegmentNames(ctx)).get(node.kind === 'code' ? node.key : node.id) ?? null;
    },
  },
  SegmentAnswerNode: {
    value: async ({ node: { node }, value }, _args, ctx) =>
      value == null || node.kind !== 'filter'
        ? (value ?? null)
        : optionName(await loadBrandOptions(ctx), node.attribute, value),
  },
  SegmentChangedValue: {
    from: async ({ attribute, from }, _args, ctx) =>
      from == null ? null : optionName(await loadBrandOptions(ctx), attribute, from),
    to: async ({ attribute, to }, _args, ctx) =>
      to == null ? null : optionName(await loadBrandOptions(ctx), attribute, to),
  },
  Mutation: {
    createAttributeFilterSegment: (_root, { id, input }, ctx) =>
      save(ctx, id, true, filterChange(ctx, input), input.version),
    updateAttributeFilterSegment: (_root, { id, input }, ctx) =>
      save(ctx, id, false, filterChange(ctx, input), input.version),
    createCompoundSegment: (_root, { id, input }, ctx) =>
      save(ctx, id, true, compoundChange(ctx, input), input.version),
    updateCompoundSegment: (_root, { id, input }, ctx) =>
      save(ctx, id, false, compoundChange(ctx, input), input.version),
    deleteSegment: async (_root, { input: { segmentId, version, reason } }, ctx) => {
      const own = isRowId(segmentId) ? segmentId : rowId(segmentId, 'Segment');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('segments.unknown')));
      const deleted = await deleteSegment(ctx.deps, own, version, toStaff(ctx, reason));
      if ('refusal' in deleted) return refusedPayload(deleted);
      if ('conflict' in deleted) return conflictPayload(ctx, deleted.conflict);
      return { __typename: 'SegmentDeleted' as const, segmentId: deleted.id };
    },
    restoreSegment: async (_root, { input: { segmentId, version, reason } }, ctx) =>
      isRowId(segmentId)
        ? savedPayload(ctx, await restoreSegment(ctx.deps, segmentId, version, toStaff(ctx, reason)))
        : refusedPayload(refusal('NOT_FOUND', say('segments.unknown'))),
  },
} satisfies Resolvers;

/** A segment as it is and as a change would make it; null: a change of something else, or it is gone. */
async function difference(
  ctx: RequestContext,
  { objectId, proposal }: { readonly objectId: string; readonly proposal: Proposal },
) {
  const before = (await loadSegments(ctx)).find(({ id }) => id === objectId);
  if (proposal.kind !== 'SEGMENT' || before === undefined) return null;
  return { before: toContent(before), after: toContent(proposal) };
}

/** What a segment says, without its identity. */
const toContent = ({
  name,
  description,
  tree,
  invert,
  active,
  activelyEnrolling,
}: Pick<SegmentRecord, 'name' | 'description' | 'tree' | 'invert' | 'active' | 'activelyEnrolling'>) => ({
  name,
  description,
  nodes: [...flatten(tree)],
  invert,
  active,
  activelyEnrolling,
});

export const segmentNodes: NodeReaders = { Segment: segmentById };

const NODE_KINDS = {
  filter: 'FILTER',
  code: 'CODE',
  segment: 'SEGMENT',
  all: 'ALL',
  any: 'ANY',
  not: 'NOT',
} as const satisfies Readonly<Record<SegmentNode['kind'], SegmentNodeInput['kind']>>;

const nodeValues = (node: SegmentNode) => (node.kind === 'filter' ? node.values : []);

const sortKey = ({ name, id }: SegmentView): [string, string] => [name.toLowerCase(), id];

const compareSortKeys = (a: readonly [string, string], b: readonly [string, string]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;

async function save(
  ctx: MemberContext,
  id: string,
  isNew: boolean,
  change: ReadChange,
  version?: number | null,
) {
  if ('refusal' in change) return refusedPayload(change);
  const own = isRowId(id) ? id : isNew ? null : rowId(id, 'Segment');
  if (own === null || (!isNew && version == null))
    return refusedPayload(
      isNew
        ? invalid([{ field: 'id', message: say('segments.idNeeded') }])
        : refusal('NOT_FOUND', say('segments.unknown')),
    );
  return savedPayload(ctx, await saveSegment(ctx.deps, own, isNew ? null : (version ?? null), change));
}

async function savedPayload(ctx: MemberContext, saved: SavedSegment) {
  if ('refusal' in saved) return refusedPayload(saved);
  if ('conflict' in saved) return conflictPayload(ctx, saved.conflict);
  if ('waiting' in saved) return approvalNeeded(ctx.locale, saved);
  const segment = await fresh(ctx, saved.id);
  if (segment === null) throw new Error('The segment that was saved is gone.');
  return { __typename: 'SegmentSaved' as const, segment };
}

const conflictPayload = ({ locale }: RequestContext, current: SegmentRecord) => ({
  __typename: 'SegmentConflict' as const,
  message: inWords(locale, say('segments.stale')),
  current: toView(current),
});
