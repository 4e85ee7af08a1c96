import { READ_KEY } from '../../domain/session/staffRoles.ts';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { checkAccess } from '../platform/access/check.ts';
import { graphqlRules } from '../platform/access/graphqlRules.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { loadMember } from '../session/service.ts';
import { queuedHomes, readQueueCounts } from './queries/homeQueue.ts';

const DAY_MS = 86_400_000;

/** Homes and orders that wait for staff. The access table checks the role before this runs. */
export const queueResolvers = {
  Staff: {
    homeQueue: async ({ db, brand }, { queue, search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'SINCE', direction: 'ASC' };
      const { rows, totalCount } = await queuedHomes(db, brand.id, queue, page, search ?? '', order);
      return toConnection(rows, page, totalCount, ({ sortKey, memberId }) => [sortKey, memberId]);
    },
    queueCounts: async ({ db, brand, member }) => {
      const { failedOrders, ...homes } = await readQueueCounts(db, brand.id);
      const sees = (field: 'homeQueue' | 'orders') =>
        checkAccess([...graphqlRules.Staff[field], READ_KEY], member) === 'allowed';
      return {
        ...(sees('homeQueue') ? homes : { claims: null, moved: null, forms: null, refused: null }),
        failedOrders: sees('orders') ? failedOrders : null,
      };
    },
  },
  QueuedHome: {
    member: async ({ memberId }, _args, ctx) => {
      const member = await loadMember(ctx, memberId);
      if (member === null) throw new Error('A home in a queue has no member.');
      return member;
    },
    days: ({ since }, _args, { now }) => Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS)),
  },
} satisfies Resolvers;
