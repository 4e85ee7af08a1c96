import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { setTargets } from './administer.ts';
import { listStaffVens, readStaffVen, reportsOfKey } from './queries/staffVens.ts';
import type { ReportRow } from './store/reports.ts';

const LATEST_REPORTS = 20;
const SHOWN_PAYLOADS = 5;

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
    reports: async ({ keyId }, _args, { db }) =>
      (await reportsOfKey(db, keyId, LATEST_REPORTS)).map((row) => ({
        createdAt: row.createdAt,
        clientName: row.clientName,
        eventId: toGlobalId('StaffEvent', row.eventId),
        startAt: row.startAt,
        payloads: payloadsOf(row),
      })),
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

/** A report's first payloads: `AGGREGATED_REPORT: USAGE 1.2`. */
const payloadsOf = ({ resources }: ReportRow): string[] =>
  resources
    .flatMap(({ resourceName, intervals }) =>
      intervals.flatMap(({ payloads }) =>
        payloads.map(({ type, values }) => `${resourceName}: ${type} ${values.join(', ')}`),
      ),
    )
    .slice(0, SHOWN_PAYLOADS);
