import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import type { EventTemplateInput } from '../../../../codegen/graphql/types.ts';
import { toAudience, toSegment } from '../../../domain/segments/audience.ts';
import type { MemberContext, RequestContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import { loadProgram } from '../../programs/service.ts';
import { auditLines } from '../../readmodels/auditLog.ts';
import { codeSegmentName } from '../../segments/service.ts';
import { listTemplates } from '../queries/templates.ts';
import { readTemplate } from '../store/templates.ts';
import { changeTemplate, createTemplate, setTemplateArchived, type TemplateValues } from './administer.ts';

const HISTORY_LINES = 50;

/** Event templates for staff. The access table checks the role before any of these run. */
export const eventTemplateResolvers = {
  Staff: {
    eventTemplates: async ({ db, brand }, { archived, search, orderBy, ...args }) => {
      const page = toPage(args);
      const filter = { isArchived: archived, search: search ?? null };
      const order = orderBy ?? { field: 'NAME', direction: 'ASC' };
      const { rows, totalCount } = await listTemplates(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    eventTemplate: ({ db, brand }, { id }) => {
      const own = rowId(id, 'EventTemplate');
      return own === null ? null : readTemplate(db, brand.id, own);
    },
  },
  EventTemplate: {
    id: ({ id }) => toGlobalId('EventTemplate', id),
    programs: async ({ programIds }, _args, ctx) => {
      const found = await Promise.all(programIds.map((id) => loadProgram(ctx, id)));
      return found.filter((program) => program !== null);
    },
    segmentId: ({ audience }) => toSegment(audience),
    segmentName: ({ audience }, _args, { locale }) => {
      if (audience.kind === 'program') return null;
      return audience.kind === 'segment' ? audience.name : inWords(locale, codeSegmentName(audience.segment));
    },
    start: ({ startTime }) => startTime,
    end: ({ endTime }) => endTime,
    nominatedKilowatts: ({ nominatedKw }) => nominatedKw,
    isArchived: ({ archivedAt }) => archivedAt !== null,
    history: async ({ id }, _args, { db, brand }) =>
      (
        await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `eventTemplate:${id}`)
      ).rows.slice(0, HISTORY_LINES),
  },
  Mutation: {
    createEventTemplate: async (_root, { input: { template, reason } }, ctx) => {
      const values = toValues(template);
      if (values === null) return refusedPayload(noSuchProgram);
      return saved(await createTemplate(templateDeps(ctx), values, byStaff(ctx, reason)));
    },
    changeEventTemplate: async (_root, { input: { id, version, template, reason } }, ctx) => {
      const own = rowId(id, 'EventTemplate');
      if (own === null) return refusedPayload(noSuchTemplate);
      const values = toValues(template);
      if (values === null) return refusedPayload(noSuchProgram);
      const order = { ...byStaff(ctx, reason), id: own, version };
      return saved(await changeTemplate(templateDeps(ctx), order, values));
    },
    archiveEventTemplate: async (_root, { input: { id, version, archived, reason } }, ctx) => {
      const own = rowId(id, 'EventTemplate');
      if (own === null) return refusedPayload(noSuchTemplate);
      const order = { ...byStaff(ctx, reason), id: own, version };
      return saved(await setTemplateArchived(templateDeps(ctx), order, archived));
    },
  },
} satisfies Resolvers;

export const eventTemplateNodes: NodeReaders = {
  EventTemplate: ({ db, brand }, id) =>
    isRowId(id) ? readTemplate(db, brand.id, id) : Promise.resolve(null),
};

const templateDeps = ({ db, deps: { clock, newId, brands } }: RequestContext) => ({
  db,
  clock,
  newId,
  brands,
});

const byStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

/** Null: not every program is one. */
function toValues({
  programIds,
  segmentId,
  start,
  end,
  nominatedKilowatts,
  staggerMinutes,
  isTest,
  ...values
}: EventTemplateInput): TemplateValues | null {
  const own = programIds.flatMap((id) => rowId(id, 'Program') ?? []);
  if (own.length < programIds.length) return null;
  return {
    ...values,
    programIds: own,
    audience: toAudience(segmentId),
    start: start ?? null,
    end: end ?? null,
    nominatedKw: nominatedKilowatts ?? null,
    staggerMinutes: staggerMinutes ?? null,
    isTest: isTest === true,
  };
}

const saved = (outcome: Awaited<ReturnType<typeof createTemplate>>) =>
  'refusal' in outcome
    ? refusedPayload(outcome)
    : { __typename: 'EventTemplateSaved' as const, template: outcome.template };

const noSuchProgram = refusal('NOT_FOUND', say('events.noSuchProgram'));
const noSuchTemplate = refusal('NOT_FOUND', say('events.noSuchTemplate'));
