import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import type { RequestContext } from '../../platform/context.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import { isCodeSegment } from '../../../domain/segments/codeSegments.ts';
import { loadSegmentNames } from '../../segments/service.ts';
import { loadProgram } from '../../programs/service.ts';
import { secretName, WEBHOOK_PATH, type GridSourceRow } from './deps.ts';
import { saveGridSource } from '../service.ts';
import { listEventSignals, listSignals } from './store/signals.ts';
import { findGridSource, listGridSources } from './store/sources.ts';

/** Sources of grid signals for staff. The access table checks the role before any of these run. */
export const gridResolvers = {
  Program: {
    gridSources: ({ id }, _args, { db }) => listGridSources(db, id),
  },
  GridSource: {
    id: ({ id }) => toGlobalId('GridSource', id),
    program: async ({ programId }, _args, ctx) => {
      const program = await loadProgram(ctx, programId);
      if (program === null) throw new Error('The program of a grid source is not there.');
      return program;
    },
    webhookUrl: ({ id, kind }, _args, { brand, deps: { config } }) =>
      kind === 'WEBHOOK' ? `${backendAddress(brand.config, config)}${WEBHOOK_PATH}/${id}` : null,
    secretName: (source) => secretName(source),
    hasSecret: (source, _args, { deps }) => deps.partners.secret(secretName(source)) !== null,
    fault: ({ fault }, _args, { locale }) => (fault === null ? null : inWords(locale, fault)),
    segment: ({ segment }) => (segment !== null && isCodeSegment(segment) ? segment : null),
    segmentId: ({ segment }) => segment,
    segmentName: async ({ segment }, _args, ctx) =>
      segment === null ? null : ((await loadSegmentNames(ctx)).get(segment) ?? null),
    subscribed: ({ subscriptionId }) => subscriptionId !== null,
    venTargets: ({ venTargets }) => [...(venTargets ?? [])],
    signals: async ({ id, name }, { first }, { db }) => {
      const lines = await listSignals(db, id, first);
      return lines.map((line) => ({ ...line, sourceName: name }));
    },
  },
  GridSignal: {
    detail: ({ detail }, _args, { locale }) => (detail === null ? null : inWords(locale, detail)),
    staffEventId: ({ eventId }) => (eventId === null ? null : toGlobalId('StaffEvent', eventId)),
  },
  StaffEvent: {
    signals: ({ id }, _args, { db }) => listEventSignals(db, id),
  },
  Mutation: {
    saveGridSource: async (_root, { input }, ctx) => {
      const programId = rowId(input.programId, 'Program');
      const id = input.id == null ? null : rowId(input.id, 'GridSource');
      if (programId === null) return refusedPayload(refusal('NOT_FOUND', say('events.noSuchProgram')));
      if (input.id != null && id === null)
        return refusedPayload(refusal('NOT_FOUND', say('signals.noSuchSource')));
      const saved = await saveGridSource(sourceDeps(ctx), {
        ...input,
        id,
        programId,
        brandId: ctx.brand.id,
        actorId: ctx.member.id,
        version: input.version ?? null,
        baseUrl: input.baseUrl ?? null,
        vtnProgram: input.vtnProgram ?? null,
        segment: input.segmentId ?? input.segment ?? null,
      });
      if ('refusal' in saved) return refusedPayload(saved);
      const source = await findGridSource(ctx.db, ctx.brand.id, saved.id);
      if (source === null) throw new Error('A grid source that was saved is not there.');
      return { __typename: 'GridSourceSaved' as const, source };
    },
  },
} satisfies Resolvers;

export const gridNodes: NodeReaders = {
  GridSource: async (ctx, id): Promise<GridSourceRow | null> =>
    isRowId(id) ? findGridSource(ctx.db, ctx.brand.id, id) : null,
};

const sourceDeps = ({ db, deps: { clock, newId } }: RequestContext) => ({ db, clock, newId });
