import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { TimelineKind } from '../../../codegen/graphql/types.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { mayOpenMemberSection } from '../../domain/session/memberSections.ts';
import { readBalances } from '../ledger/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { loadMember } from '../session/service.ts';
import { readTimeline } from './queries/timeline.ts';
import { readTroubles } from './queries/troubles.ts';

const KINDS: readonly TimelineKind[] = ['STAFF', 'HOME', 'ACCESS', 'EVENT', 'MESSAGE', 'DEVICE', 'CHOICE'];
/** Shown to staff who may see the balance. */
const MONEY_KINDS: readonly TimelineKind[] = ['POINTS', 'ORDER'];

/** The member's row id; null: there is no such member in the brand. */
async function ownMember(ctx: RequestContext, id: string): Promise<string | null> {
  const memberId = rowId(id, 'MemberRecord');
  return memberId === null || (await loadMember(ctx, memberId)) === null ? null : memberId;
}

const holder =
  ({ member }: RequestContext) =>
  (key: string): boolean =>
    member?.roles.has(key) === true;

/** The access table checks the staff rights before any of this runs. */
export const memberPageResolvers = {
  Staff: {
    memberTimeline: async (ctx, { id, kinds, ...args }) => {
      const memberId = await ownMember(ctx, id);
      if (memberId === null) return null;
      const seen = mayOpenMemberSection('balance', holder(ctx)) ? [...KINDS, ...MONEY_KINDS] : KINDS;
      const page = toPage(args);
      const { rows, totalCount } = await readTimeline(
        ctx.db,
        { brandId: ctx.brand.id, memberId },
        kinds == null ? seen : seen.filter((kind) => kinds.includes(kind)),
        page,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id: line }) => [sortKey, line]);
    },
  },
  TimelineEntry: {
    points: ({ watts }, _args, { brand }) =>
      watts === null ? null : watts / brand.config.wattConversionRate,
    eventId: ({ eventId }) => (eventId === null ? null : toGlobalId('StaffEvent', eventId)),
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
  },
  MemberRecord: {
    balancePoints: async ({ id }, _args, { db, brand }) =>
      balanceToPoints(
        (await readBalances(db, { brandId: brand.id, memberId: id })).watts,
        brand.config.wattConversionRate,
      ),
    attention: ({ id, connection }, _args, { db, brand, now }) =>
      readTroubles(db, { brandId: brand.id, memberId: id, connection, now }),
  },
} satisfies Resolvers;
