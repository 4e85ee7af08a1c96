import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { reportedPayloads } from '../../../domain/partner/venReport.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { setTargets } from './administer.ts';
import { listReports } from './queries/staffReports.ts';
import { listStaffVens, readStaffVen } from './queries/staffVens.ts';

/** OpenADR devices for staff. The access table decides who may, before this runs. */
export const openAdrResolvers = {
  Staff: {
    openAdrVens: async ({ db, brand }, { search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'NAME', direction: 'ASC' };
      const { rows, totalCount } = await listStaffVens(db, brand.id, page, search ?? null, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
  },
  OpenAdrVen: {
    id: ({ id }) => toGlobalId('OpenAdrVen', id),
    targets: ({ targets }) => [...targets],
    resources: ({ resources }) =>
      resources.map(({ id, name, targets }) => ({ id, name, targets: [...targets] })),
    reports: async ({ keyId, reportCount }, { first, after }, { db }) => {
      const page = toPage({ first, after });
      const found = await listReports(db, keyId, page);
      const shown = found.map(({ report, startAt, sortKey }) => ({
        id: report.id,
        sortKey,
        createdAt: report.createdAt,
        clientName: report.clientName,
        eventId: toGlobalId('StaffEvent', report.eventId),
        startAt,
        payloads: reportedPayloads(report.resources, report.payloadDescriptors).map((payload) => ({
          ...payload,
          values: [...payload.values],
        })),
      }));
      return toConnection(shown, page, reportCount, ({ sortKey, id }) => [sortKey, id]);
    },
    subscriptions: ({ subscriptions }) =>
      subscriptions.map(({ createdAt, clientName, callbacks }) => ({
        createdAt,
        clientName,
        hosts: [...new Set(callbacks.map(({ url }) => new URL(url).host))],
        objects: [...new Set(callbacks.flatMap(({ objects }) => objects))],
      })),
  },
  Mutation: {
    setOpenAdrTargets: async (_root, { input: { id, ...input } }, { brand, deps, db, member }) => {
      const own = rowId(id, 'OpenAdrVen');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('partner.unknownVen')));
      const order = { ...input, id: own, brandId: brand.id, actorId: member.id };
      const refused = await setTargets(deps, order);
      if (refused !== null) return refusedPayload(refused);
      const ven = await readStaffVen(db, brand.id, own);
      if (ven === null) throw new Error('The device whose targets were set is gone.');
      return { __typename: 'OpenAdrTargetsSet' as const, ven };
    },
  },
} satisfies Resolvers;

export const openAdrNodes: NodeReaders = {
  OpenAdrVen: ({ db, brand }, id) => (isRowId(id) ? readStaffVen(db, brand.id, id) : Promise.resolve(null)),
};
