import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { movementId } from '../../domain/ledger/movementId.ts';
import type { Cause } from '../../domain/ledger/posting.ts';
import { balanceToPoints, movementPoints } from '../../domain/ledger/watts.ts';
import { readBalances } from '../ledger/service.ts';
import { titleFor } from '../orders/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { loadMember } from '../session/service.ts';
import { readWalletMovements } from './queries.ts';
import { readResult } from './result.ts';
import { isCauseKey } from './walletCursor.ts';

const CAUSES = {
  'event-reduction': 'EVENT_REDUCTION',
  'event-participation': 'EVENT_PARTICIPATION',
  'event-correction': 'EVENT_CORRECTION',
  'month-reduction': 'MONTH_REDUCTION',
  'staff-adjustment': 'STAFF_ADJUSTMENT',
  'appliance-inventory': 'APPLIANCE_INVENTORY',
  'order-hold': 'ORDER_HOLD',
  'order-capture': 'ORDER_CAPTURE',
  'order-release': 'ORDER_RELEASE',
  'order-recapture': 'ORDER_RECAPTURE',
  'promo-code': 'PROMO_CODE',
  'wheel-prize': 'WHEEL_PRIZE',
  referral: 'REFERRAL',
  'referral-boosted': 'REFERRAL_BOOSTED',
  'referral-welcome': 'REFERRAL_WELCOME',
  'utility-paid': 'UTILITY_PAID',
  'account-deleted': 'ACCOUNT_DELETED',
} as const satisfies Readonly<Record<Cause, string>>;

const PROVENANCES = { utility: 'UTILITY', operator: 'OPERATOR', upload: 'UPLOAD' } as const;

/** The row id of a member, by their own global id or that of their cash-outs. */
const memberRow = (id: string): string | null => rowId(id, 'CashoutMember') ?? rowId(id, 'MemberRecord');

const scopeIn = ({ brand }: RequestContext, memberId: string) => ({ brandId: brand.id, memberId });
const toPoints = ({ brand }: RequestContext, watts: number): number =>
  balanceToPoints(watts, brand.config.wattConversionRate);

/** A member's ledger and results for staff who check the books. The access table decides who may, before this runs. */
export const staffLedgerResolvers = {
  Staff: {
    memberLedger: async (ctx, { id }) => {
      const memberId = memberRow(id);
      if (memberId === null || (await loadMember(ctx, memberId)) === null) return null;
      return { memberId, ...(await readBalances(ctx.db, scopeIn(ctx, memberId))) };
    },
    memberResult: async (ctx, { memberId: id, eventId }) => {
      const [memberId, event] = [memberRow(id), rowId(eventId, 'StaffEvent')];
      return memberId === null || event === null ? null : readResult(ctx, memberId, event);
    },
  },
  MemberLedger: {
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    points: ({ watts }, _args, ctx) => toPoints(ctx, watts),
    heldPoints: ({ heldWatts }, _args, ctx) => toPoints(ctx, heldWatts),
    movements: async ({ memberId }, args, ctx) => {
      const page = toPage(args);
      const last = page.after?.[1] ?? '';
      const { movements, total } = await readWalletMovements(ctx.db, scopeIn(ctx, memberId), {
        after: isCauseKey(last) ? last : null,
        limit: page.limit + 1,
      });
      return toConnection(movements, page, total, ({ causeKey }) => [null, causeKey]);
    },
  },
  LedgerMovement: {
    movementId: ({ causeKey }) => movementId(causeKey),
    cause: ({ cause }) => CAUSES[cause],
    points: (movement, _args, { brand }) => movementPoints(movement, brand.config.wattConversionRate),
    balancePoints: ({ balanceAfterWatts }, _args, ctx) => toPoints(ctx, balanceAfterWatts),
    eventId: ({ event }) => (event === null ? null : toGlobalId('StaffEvent', event.id)),
    eventStartAt: ({ event }) => event?.start ?? null,
    timeZone: ({ event }) => event?.timeZone ?? null,
    orderId: ({ order }) => (order === null ? null : toGlobalId('StaffOrder', order.id)),
    orderTitle: ({ order }, _args, ctx) =>
      order === null || order.kind === 'cash' ? null : titleFor(ctx, order.title),
  },
  MemberResult: {
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    provenance: ({ provenance }) => provenance && PROVENANCES[provenance],
  },
  ReceiptEntry: {
    cause: ({ cause }) => CAUSES[cause],
  },
} satisfies Resolvers;
