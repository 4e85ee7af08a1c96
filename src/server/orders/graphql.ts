import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { OrderStatus } from '../../../codegen/graphql/types.ts';
import {
  awaited,
  isOpen,
  mayCancel,
  mayRefund,
  mayReplace,
  mayRetry,
  orderStep,
  type OrderStep,
  payoutWait,
  type PayoutHold,
} from '../../domain/orders/orderRules.ts';
import { lateUntil, pointsReturnAt } from '../../domain/orders/promise.ts';
import { SERVICE_NAMES } from '../../domain/rewards/rewardNames.ts';
import { movementId } from '../../domain/ledger/movementId.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload, type RefusedChange } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { happeningWords } from './happeningWords.ts';
import { say } from '../platform/messages/say.ts';
import { readWaiting } from '../approvals/service.ts';
import { readOrderPostings } from '../ledger/service.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { agentName, loadMember, memberRowId } from '../session/service.ts';
import { codeEnd, markUsed, showCode } from './codes.ts';
import { FAILURE_NAMES } from './failureNames.ts';
import { orderHits } from '../readmodels/orderHits.ts';
import { staffOrders, staffOrdersOfMember } from './queries.ts';
import {
  cancelOrder,
  toDelivery,
  isPlug,
  refundOrder,
  replaceOrder,
  retryOrder,
  setAddress,
} from './service.ts';
import {
  brandOrder,
  brandOrders,
  isCoupon,
  isUnsentPayout,
  readHistory,
  memberOrder,
  readOrders,
  type HistoryRow,
  type OrderRow,
} from './store.ts';
import { titleFor } from './titles.ts';

/** Longer searches fit nothing. */
const MOST_LETTERS = 100;

/** Latest staff actions on an order's page. */
const HISTORY_LINES = 50;

const STATUSES: Readonly<Record<OrderStep, OrderStatus>> = {
  placed: 'PLACED',
  accepted: 'ACCEPTED',
  shipped: 'SHIPPED',
  fulfilled: 'DELIVERED',
  failed: 'FAILED',
  refunded: 'CANCELLED',
};
const KINDS = {
  cash: 'CASH',
  device: 'DEVICE',
  donation: 'DONATION',
  gift_card: 'GIFT_CARD',
  prize: 'PRIZE',
  swag: 'SWAG',
  wheel: 'WHEEL',
  coupon: 'COUPON',
} as const;
const BARCODES = { '1D-CA128': 'CODE_128', '2D-PDF417': 'PDF_417', '2D-QRCODE': 'QR_CODE' } as const;
const HAPPENINGS = {
  placed: 'PLACED',
  address: 'ADDRESS',
  asked: 'ASKED',
  answered: 'ANSWERED',
  no_answer: 'NO_ANSWER',
  moved: 'MOVED',
  retried: 'RETRIED',
  replaced: 'REPLACED',
  cancel_asked: 'CANCEL_ASKED',
  cancel_refused: 'CANCEL_REFUSED',
  code_shown: 'CODE_SHOWN',
  held: 'HELD',
  released: 'RELEASED',
} as const;

const ENTRIES: Readonly<Record<string, 'HELD' | 'PAID_OUT' | 'RETURNED' | 'TAKEN_AGAIN'>> = {
  'order-hold': 'HELD',
  'order-capture': 'PAID_OUT',
  'order-release': 'RETURNED',
  'order-recapture': 'TAKEN_AGAIN',
};

/** The order's postings; a capture moves what is held already, not the balance. */
async function loadEntries(
  { id, memberId }: OrderRow,
  _args: unknown,
  { db, brand }: Pick<RequestContext, 'db' | 'brand'>,
) {
  const postings = await readOrderPostings(db, { brandId: brand.id, memberId }, id);
  return postings.flatMap(({ causeKey, cause, bookedAt, watts }) => {
    const what = ENTRIES[cause];
    return what === undefined
      ? []
      : [
          {
            what,
            bookedAt,
            watts,
            points: balanceToPoints(watts, brand.config.wattConversionRate),
            movementId: what === 'PAID_OUT' ? null : movementId(causeKey),
          },
        ];
  });
}

/** The fields that members and staff share. */
const shared = {
  title: ({ title }: OrderRow, _args: object, ctx: RequestContext) => titleFor(ctx, title),
  kind: ({ kind }: OrderRow) => KINDS[kind],
  item: (order: OrderRow) => (isPlug(order) ? ('SMART_PLUG' as const) : ('REWARD' as const)),
  status: (order: OrderRow) =>
    order.replacedBy === null ? STATUSES[orderStep(order)] : ('REPLACED' as const),
  waitsFor: (order: OrderRow, _args: object, { now }: RequestContext) =>
    payoutWait(toPayoutHold(order), now) ?? awaited(order, toDelivery(order)),
  since: ({ changedAt }: OrderRow) => changedAt,
  deliveredAt: ({ fulfilledAt }: OrderRow) => fulfilledAt,
  cancelledAt: ({ refundedAt }: OrderRow) => refundedAt,
  address: ({ address }: OrderRow) => address && { ...address, postalCode: address.postal_code },
  entries: loadEntries,
  failure: ({ failure, state }: OrderRow) =>
    failure === null || (state !== 'failed' && state !== 'refunded') ? null : FAILURE_NAMES[failure],
};

/** Orders for members and staff. The access table decides who may, before this runs. */
export const orderResolvers = {
  Viewer: {
    orders: async ({ db, brand, member }) => (member === null ? [] : readOrders(db, brand.id, member.id)),
    order: async (ctx, { orderId }) => (isRowId(orderId) ? ownOrder(ctx, orderId) : null),
  },
  Staff: {
    orderHits: async ({ db, brand, deps: { secrets } }, { search }) => {
      const found = await orderHits(db, brand.id, search.slice(0, MOST_LETTERS), (end) =>
        codeEnd(secrets, end),
      );
      const read = await brandOrders(
        db,
        brand.id,
        found.map(({ orderId }) => orderId),
      );
      return found.flatMap(({ orderId, by }) => {
        const order = read.get(orderId);
        return order === undefined ? [] : [{ by, order }];
      });
    },
    orders: async ({ db, brand, now }, { status, search, late, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'PLACED_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffOrders(
        db,
        brand.id,
        page,
        {
          step: toStep(status ?? null),
          search: search ?? null,
          lateBy: late === true ? lateUntil(now) : null,
        },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    memberOrders: async (ctx, { id, ...args }) => {
      const memberId = await memberRowId(ctx, id);
      if (memberId === null) return null;
      const page = toPage(args);
      const { rows, totalCount } = await staffOrdersOfMember(ctx.db, ctx.brand.id, memberId, page);
      return toConnection(rows, page, totalCount, ({ sortKey, id: order }) => [sortKey, order]);
    },
    order: ({ db, brand }, { id }) => {
      const own = rowId(id, 'StaffOrder');
      return own === null ? null : brandOrder(db, brand.id, own);
    },
  },
  Order: {
    ...shared,
    // Staff who look at the member's app don't see where money goes.
    destination: ({ destination }, _args, { preview }) => (preview == null ? destination : null),
    mayWithdraw: isUnsentPayout,
    hasCode: ({ secret }) => secret !== null,
    isCoupon,
    barcode: ({ barcode }) => barcode && BARCODES[barcode],
    id: ({ id }) => toGlobalId('Order', id),
    orderId: ({ id }) => id,
    isUnanswered: ({ silences }) => silences > 0,
    promisedBy: pointsReturnAt,
  },
  StaffOrder: {
    ...shared,
    id: ({ id }) => toGlobalId('StaffOrder', id),
    version: ({ attempt }) => attempt,
    service: ({ service }) => (service === 'payouts' ? null : SERVICE_NAMES[service]),
    promisedBy: ({ promisedAt, ...progress }) => (isOpen(progress) ? promisedAt : null),
    isCancelling: ({ cancelAskedAt }) => cancelAskedAt !== null,
    mayRetry,
    payoutId: ({ id, service }) => (service === 'payouts' ? toGlobalId('StaffPayout', id) : null),
    mayCancel: (order) => mayCancel(order) && order.cancelAskedAt === null && !isUnsentPayout(order),
    mayRefund: (order, _args, { member }) => mayRefund(order) && order.memberId !== member?.id,
    mayReplace: (order, _args, { member }) => mayReplace(order) && order.memberId !== member?.id,
    replacedBy: ({ replacedBy }) => replacedBy && toGlobalId('StaffOrder', replacedBy),
    replaces: ({ replaces }) => replaces && toGlobalId('StaffOrder', replaces),
    waiting: ({ id }, _args, { db, brand }) =>
      readWaiting(db, brand.id, { kind: 'REPLACEMENT', objectId: id }),
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    happenings: ({ id }, _args, { db }) => readHistory(db, id),
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `order:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  OrderHappening: {
    what: ({ what }) => HAPPENINGS[what],
    detail: ({ detail }: HistoryRow, _args, { locale }) => happeningWords(locale, detail),
  },
  Mutation: {
    setShippingAddress: async (_root, { input: { address } }, ctx) => {
      const { brand, deps, member } = ctx;
      const saved = await setAddress(
        deps,
        { brandId: brand.id, memberId: member.id, country: brand.config.country },
        address,
      );
      if ('refusal' in saved) return refusedPayload(saved);
      return {
        __typename: 'ShippingAddressSet' as const,
        viewer: { ...ctx, member: { ...member, shippingAddress: saved.address } },
      };
    },
    showOrderCode: async (_root, { input: { orderId } }, { brand, deps, member, client }) => {
      const shown = isRowId(orderId)
        ? await showCode(
            deps,
            { brandId: brand.id, memberId: member.id },
            orderId,
            agentName(client.userAgent),
          )
        : null;
      return shown === null
        ? refusedPayload(refusal('NOT_FOUND', say('orders.noCode')))
        : { __typename: 'OrderCode' as const, code: shown.code, pin: shown.pin };
    },
    markCouponUsed: async (_root, { input: { orderId, isUsed } }, { brand, deps, member }) => {
      const order = isRowId(orderId)
        ? await markUsed(deps, { brandId: brand.id, memberId: member.id }, orderId, isUsed)
        : null;
      return order === null
        ? refusedPayload(refusal('NOT_FOUND', say('orders.noCoupon')))
        : { __typename: 'CouponMarked' as const, order };
    },
    retryOrder: (_root, { input }, ctx) => changed(ctx, input, retryOrder),
    cancelOrder: (_root, { input }, ctx) => changed(ctx, input, cancelOrder),
    refundOrder: (_root, { input }, ctx) => changed(ctx, input, refundOrder),
    replaceOrder: async (_root, { input: { id, version, reason } }, ctx) => {
      const orderId = rowId(id, 'StaffOrder');
      if (orderId === null) return refusedPayload(refusal('NOT_FOUND', say('orders.unknown')));
      const saved = await replaceOrder(ctx.deps, {
        brandId: ctx.brand.id,
        orderId,
        version,
        actorId: ctx.member.id,
        reason,
      });
      if ('waiting' in saved)
        return {
          __typename: 'ApprovalNeeded' as const,
          message: inWords(
            ctx.locale,
            say(saved.isTogether ? 'orders.replacementWaitsTogether' : 'orders.replacementWaits'),
          ),
          request: saved.waiting,
        };
      return 'refusal' in saved ? refusedPayload(saved) : orderChanged(ctx, saved.id);
    },
  },
} satisfies Resolvers;

export const orderNodes: NodeReaders = {
  Order: ownOrder,
  StaffOrder: ({ db, brand }, id) => (isRowId(id) ? brandOrder(db, brand.id, id) : Promise.resolve(null)),
};

const toPayoutHold = ({ state, heldFor, notBefore, partnerState }: OrderRow): PayoutHold => ({
  state,
  isInReview: heldFor === 'review',
  isOnHold: heldFor === 'block' || heldFor === 'stop',
  notBefore,
  isUnclaimed: partnerState === 'UNCLAIMED',
});

async function ownOrder({ db, brand, member }: RequestContext, id: string): Promise<OrderRow | null> {
  return member === null || !isRowId(id) ? null : memberOrder(db, brand.id, member.id, id);
}

async function changed(
  { brand, db, deps, member }: MemberContext,
  { id, version, reason }: { readonly id: string; readonly version: number; readonly reason: string },
  change: typeof retryOrder,
) {
  const orderId = rowId(id, 'StaffOrder');
  if (orderId === null) return refusedPayload(refusal('NOT_FOUND', say('orders.unknown')));
  const saved: { readonly id: string } | { readonly refusal: RefusedChange } = await change(deps, {
    brandId: brand.id,
    orderId,
    version,
    actorId: member.id,
    reason,
  });
  return 'refusal' in saved ? refusedPayload(saved) : orderChanged({ brand, db }, saved.id);
}

async function orderChanged({ brand, db }: Pick<RequestContext, 'brand' | 'db'>, id: string) {
  const order = await brandOrder(db, brand.id, id);
  return order === null ? refusedPayload(invalid([])) : { __typename: 'OrderChanged' as const, order };
}

function toStep(status: OrderStatus | null): OrderStep | null {
  return (Object.keys(STATUSES) as OrderStep[]).find((step) => STATUSES[step] === status) ?? null;
}
