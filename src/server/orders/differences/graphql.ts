import { fromGlobalId, toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { SERVICE_NAMES } from '../../../domain/rewards/rewardNames.ts';
import type { RequestContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import type { NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { batchLoader, perRequest } from '../../platform/loader.ts';
import { say } from '../../platform/messages/say.ts';
import { loadMember } from '../../session/service.ts';
import { brandOrders, type OrderRow } from '../store.ts';
import { titleFor } from '../titles.ts';
import { differenceCursor, staffOrderDifferences } from './queries.ts';
import { settleOrderDifference } from './settle.ts';
import { readLists, seenDifferences, type OrderDifferenceRow } from './store.ts';

const KINDS = {
  unknown_here: 'UNKNOWN_HERE',
  unknown_there: 'UNKNOWN_THERE',
  amount: 'AMOUNT',
  given_up_here: 'GIVEN_UP_HERE',
  given_up_there: 'GIVEN_UP_THERE',
} as const;
const THERE = { pending: 'PENDING', delivered: 'DELIVERED', ended: 'ENDED' } as const;

/** The orders that a page of differences is about. */
const orderLoader = perRequest(({ db, brand }: RequestContext) =>
  batchLoader<string, OrderRow>((ids) => brandOrders(db, brand.id, ids)),
);

const loadOrder = async ({ orderId }: OrderDifferenceRow, ctx: RequestContext): Promise<OrderRow | null> =>
  orderId === null ? null : orderLoader(ctx).load(orderId);

/** Reconciliation of orders for staff. The access table decides who may, before this runs. */
export const orderDifferenceResolvers = {
  Staff: {
    orderDifferences: async ({ db, brand }, { isOpen, search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'FOUND_AT', direction: 'DESC' };
      const filter = { isOpen: isOpen ?? null, search: search ?? null };
      const { rows, totalCount } = await staffOrderDifferences(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, differenceCursor(id)]);
    },
    orderLists: async ({ db }) => readLists(db),
  },
  OrderList: {
    service: ({ service }) => SERVICE_NAMES[service],
  },
  OrderDifference: {
    id: ({ id }) => toGlobalId('OrderDifference', String(id)),
    service: ({ service }) => SERVICE_NAMES[service],
    kind: ({ kind }) => KINDS[kind],
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
    title: async (difference, _args, ctx) => {
      const order = await loadOrder(difference, ctx);
      return order === null ? null : titleFor(ctx, order.title);
    },
    member: async (difference, _args, ctx) => {
      const order = await loadOrder(difference, ctx);
      return order === null ? null : loadMember(ctx, order.memberId);
    },
    theirState: ({ theirState }) => theirState && THERE[theirState],
    settledBy: ({ settledBy }, _args, ctx) => (settledBy === null ? null : loadMember(ctx, settledBy)),
    note: ({ settledReason }) => settledReason,
  },
  Mutation: {
    settleOrderDifference: async (_root, { input: { id, reason } }, ctx) => {
      const { type, id: text } = fromGlobalId(id);
      const own = type === 'OrderDifference' ? numberIn(text) : null;
      const unknown = refusedPayload(refusal('NOT_FOUND', say('orders.unknownDifference')));
      if (own === null) return unknown;
      const refusedBecause = await settleOrderDifference(ctx.deps, {
        brandId: ctx.brand.id,
        actorId: ctx.member.id,
        id: own,
        reason,
      });
      if (refusedBecause !== null) return refusedPayload(refusedBecause);
      const difference = await readDifference(ctx, own);
      return difference === null ? unknown : { __typename: 'OrderDifferenceSettled' as const, difference };
    },
  },
} satisfies Resolvers;

export const orderDifferenceNodes: NodeReaders = {
  OrderDifference: (ctx, id) => {
    const own = numberIn(id);
    return own === null ? Promise.resolve(null) : readDifference(ctx, own);
  },
};

const numberIn = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

async function readDifference({ db, brand }: RequestContext, id: number): Promise<OrderDifferenceRow | null> {
  return (await seenDifferences(db, brand.id, [id])).get(id) ?? null;
}
