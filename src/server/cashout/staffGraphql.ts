import { fromGlobalId, toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { MemberCause } from '../../domain/cashout/memberCauses.ts';
import type { PayoutState } from '../../domain/cashout/payoutState.ts';
import type { ReviewReason } from '../../domain/cashout/review.ts';
import { taxThreshold } from '../../domain/cashout/rules.ts';
import { toLocalDate } from '../../domain/meter/zone.ts';
import { FAILURE_NAMES } from '../orders/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { batchLoader, perRequest } from '../platform/loader.ts';
import { say } from '../platform/messages/say.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { loadMember } from '../session/service.ts';
import {
  approvePayout,
  refusePayout,
  setCashoutBlock,
  setCashoutStop,
  settlePayoutDifference,
  stopSubject,
} from './administer.ts';
import { readTaxLines, readTaxYears, type TaxLineRecord } from './queries/cashouts.ts';
import { differenceCursor, membersOfOrders, staffDifferences, staffW9Forms } from './queries/staffLists.ts';
import {
  countPayouts,
  countUnsent,
  isMember,
  membersSharing,
  staffPayout,
  staffPayouts,
  type CashoutMemberRecord,
  type PayoutRecord,
} from './queries/staffPayouts.ts';
import { memberW9s, readAccount, readW9 } from './store/cashouts.ts';
import {
  brandDifferences,
  readCashoutStop,
  readPayoutAccount,
  type CashoutStopRow,
  type PayoutDifferenceRow,
} from './store/payouts.ts';

const SHOWN = { history: 50, sharing: 10, taxLines: 500 } as const;

const STATES = {
  review: 'REVIEW',
  blocked: 'BLOCKED',
  queued: 'QUEUED',
  sent: 'SENT',
  unclaimed: 'UNCLAIMED',
  paid: 'PAID',
  returned: 'RETURNED',
  failed: 'FAILED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Readonly<Record<PayoutState, string>>;
const REASONS = {
  large_amount: 'LARGE_AMOUNT',
  new_account: 'NEW_ACCOUNT',
  shared_destination: 'SHARED_DESTINATION',
  shared_device: 'SHARED_DEVICE',
  shared_address: 'SHARED_ADDRESS',
} as const satisfies Readonly<Record<ReviewReason, string>>;
const CAUSES = {
  destination: 'DESTINATION',
  several_accounts: 'SEVERAL_ACCOUNTS',
  activity: 'ACTIVITY',
  other: 'OTHER',
} as const satisfies Readonly<Record<MemberCause, string>>;
const CAUSE_OF = {
  DESTINATION: 'destination',
  SEVERAL_ACCOUNTS: 'several_accounts',
  ACTIVITY: 'activity',
  OTHER: 'other',
} as const;
const DECISIONS = { approved: 'APPROVED', refused: 'REFUSED', withdrawn: 'WITHDRAWN' } as const;
const SCOPES = { all: 'ALL', paypal: 'PAYMENTS' } as const;
const SCOPE_OF = { ALL: 'all', PAYMENTS: 'paypal', NONE: null } as const;
const KINDS = {
  unknown_here: 'UNKNOWN_HERE',
  unknown_there: 'UNKNOWN_THERE',
  amount: 'AMOUNT',
  paid_but_refunded: 'PAID_BUT_REFUNDED',
  returned_but_paid: 'RETURNED_BUT_PAID',
  points_missing: 'POINTS_MISSING',
} as const;
const THERE: Readonly<Record<string, 'PAID' | 'PENDING' | 'REFUSED' | 'RETURNED'>> = {
  paid: 'PAID',
  pending: 'PENDING',
  refused: 'REFUSED',
  returned: 'RETURNED',
};

const stateNamed = (name: string | null | undefined): PayoutState | null =>
  (Object.keys(STATES) as PayoutState[]).find((state) => STATES[state] === name) ?? null;

/** Whose payouts they are, for a page of differences. */
const ownerLoader = perRequest(({ db, brand }: RequestContext) =>
  batchLoader<string, string>((ids) => membersOfOrders(db, brand.id, ids)),
);

/** Cash-outs for staff. The access table decides who may, before this runs. */
export const staffCashoutResolvers = {
  Staff: {
    payouts: async ({ db, brand }, { state, search, orderBy, ...args }) => {
      const page = toPage(args);
      const wanted = stateNamed(state);
      const order = orderBy ?? {
        field: 'PLACED_AT' as const,
        direction: wanted === 'review' ? ('ASC' as const) : ('DESC' as const),
      };
      const filter = { state: wanted, search: search ?? null };
      const { rows, totalCount } = await staffPayouts(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    payout: (ctx, { id }) => {
      const own = rowId(id, 'StaffPayout');
      return own === null ? null : staffPayout(ctx.db, ctx.brand.id, own);
    },
    payoutCounts: async ({ db, brand }) =>
      (await countPayouts(db, brand.id)).map(({ state, ...sums }) => ({ state: STATES[state], ...sums })),
    cashoutStop: ({ db, brand }) => readCashoutStop(db, brand.id),
    cashoutMember: (ctx, { id }) => {
      const own = rowId(id, 'CashoutMember') ?? rowId(id, 'MemberRecord');
      return own === null ? null : cashoutMember(ctx, own);
    },
    w9Forms: async ({ db, brand }, { status, search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'SIGNED_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffW9Forms(
        db,
        brand.id,
        page,
        { status: status ?? null, search: search ?? null },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    taxYear: async ({ db, brand }, { year, everyone }) => {
      const { pointsPerUnit, country } = brand.config;
      if (pointsPerUnit === null || year < 2020 || year > 2100) return null;
      const threshold = taxThreshold(country, year);
      const [years, { lines, totalCount }] = [
        await readTaxYears(db, brand.id),
        await readTaxLines(db, brand.id, {
          year,
          pointsPerUnit,
          least: everyone ? 1 : (threshold ?? 1),
          limit: SHOWN.taxLines,
        }),
      ];
      return { year, years, threshold, lines, totalCount };
    },
    payoutDifferences: async ({ db, brand }, { isOpen, search, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'FOUND_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffDifferences(
        db,
        brand.id,
        page,
        { isOpen: isOpen ?? null, search: search ?? null },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, differenceCursor(id)]);
    },
    payoutsComparedAt: async ({ db, brand }) => (await readPayoutAccount(db, brand.id))?.comparedAt ?? null,
  },
  StaffPayout: {
    id: ({ id }) => toGlobalId('StaffPayout', id),
    orderId: ({ id }) => toGlobalId('StaffOrder', id),
    version: ({ review }) => review.version,
    state: ({ state }) => STATES[state],
    points: ({ order }) => order.pricePoints,
    hundredths: ({ order }) => order.valueHundredths ?? 0,
    currency: ({ order }, _args, { brand }) => order.currency ?? brand.config.currency,
    destination: ({ order }) => order.destination ?? '',
    placedAt: ({ order }) => order.placedAt,
    since: ({ order }) => order.changedAt,
    notBefore: ({ order }) => order.notBefore,
    sentAt: ({ order }) => order.askedAt,
    partnerState: ({ order }) => order.partnerState,
    reviewReasons: ({ review }) => review.reasons.map((reason) => REASONS[reason]),
    sharedWith: ({ id }, _args, { db, brand }) => membersSharing(db, brand.id, id, SHOWN.sharing),
    failure: ({ order: { failure } }) => failure && FAILURE_NAMES[failure],
    decision: ({ review: { decision, decidedAt, decidedBy } }) =>
      decision === null || decidedAt === null ? null : { what: decision, memberId: decidedBy, at: decidedAt },
    mayApprove: ({ state, review }, _args, { member }) =>
      state === 'review' && review.memberId !== member?.id,
    mayRefuse: ({ state, review }, _args, { member }) =>
      (state === 'review' || state === 'blocked' || state === 'queued') && review.memberId !== member?.id,
    isOwn: ({ review }, _args, { member }) => review.memberId === member?.id,
    member: ({ review }, _args, ctx) => loadMember(ctx, review.memberId),
    account: async ({ review: { memberId } }, _args, { db, brand }) => ({
      id: memberId,
      account: await readAccount(db, brand.id, memberId),
    }),
    history: ({ id }, _args, ctx) => readHistory(ctx, `order:${id}`),
  },
  PayoutDecision: {
    what: ({ what }) => DECISIONS[what],
    by: ({ memberId }, _args, ctx) => (memberId === null ? null : loadMember(ctx, memberId)),
  },
  PayoutSharing: {
    member: ({ id }, _args, ctx) => loadMember(ctx, id),
    memberId: ({ id }) => toGlobalId('CashoutMember', id),
    by: ({ by }) => by.map((reason) => REASONS[reason]),
  },
  CashoutMember: {
    id: ({ id }) => toGlobalId('CashoutMember', id),
    member: ({ id }, _args, ctx) => loadMember(ctx, id),
    isOwn: ({ id }, _args, { member }) => id === member?.id,
    blockedAt: ({ account }) => account?.blockedAt ?? null,
    blockedCause: ({ account }) =>
      account?.blockedAt == null ? null : CAUSES[account.blockedCause ?? 'other'],
    destination: ({ account }) => account?.destination ?? null,
    destinationVerifiedAt: ({ account }) => account?.verifiedAt ?? null,
    year: ({ id }, _args, ctx) => readTaxYear(ctx, id),
    w9Forms: ({ id }, _args, { db, brand }) => memberW9s(db, brand.id, id),
    payouts: async ({ id: memberId }, { orderBy, ...args }, { db, brand }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'PLACED_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffPayouts(db, brand.id, page, { memberId }, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    history: ({ id }, _args, ctx) => readHistory(ctx, `member:${id}`),
  },
  CashoutStop: {
    scope: ({ scope }) => (scope === null ? ('NONE' as const) : SCOPES[scope]),
    unsent: (_stop, _args, { db, brand }) => countUnsent(db, brand.id),
    history: (_stop, _args, ctx) => readHistory(ctx, stopSubject(ctx.brand.id)),
  },
  W9Form: {
    id: ({ id }) => toGlobalId('W9Form', id),
    reference: ({ id }) => id,
    mayMark: ({ memberId }, _args, { member }) => memberId !== member?.id,
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
  },
  TaxLine: {
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
    currency: (_line, _args, { brand }) => brand.config.currency,
    threshold: ({ year }, _args, { brand }) => taxThreshold(brand.config.country, year),
    w9: ({ status }) => status,
  },
  PayoutDifference: {
    id: ({ id }) => toGlobalId('PayoutDifference', String(id)),
    kind: ({ kind }) => KINDS[kind],
    payoutId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffPayout', orderId)),
    member: async ({ orderId }, _args, ctx) => {
      const owner = orderId === null ? null : await ownerLoader(ctx).load(orderId);
      return owner === null ? null : loadMember(ctx, owner);
    },
    theirState: ({ theirState }) => (theirState === null ? null : (THERE[theirState] ?? null)),
    settledBy: ({ settledBy }, _args, ctx) => (settledBy === null ? null : loadMember(ctx, settledBy)),
    note: ({ settledReason }) => settledReason,
  },
  Mutation: {
    approvePayout: (_root, { input }, ctx) =>
      changedPayout(ctx, input, (decision) => approvePayout(ctx.deps, decision)),
    refusePayout: (_root, { input }, ctx) =>
      changedPayout(ctx, input, (decision) =>
        refusePayout(ctx.deps, { ...decision, cause: CAUSE_OF[input.cause] }),
      ),
    setCashoutBlock: async (_root, { input: { id, isBlocked, cause, reason } }, ctx) => {
      const memberId = rowId(id, 'CashoutMember');
      if (memberId === null) return refusedPayload(refusal('NOT_FOUND', say('cashout.unknownMember')));
      const saved = await setCashoutBlock(ctx.deps, {
        ...by(ctx, reason),
        memberId,
        isBlocked,
        cause: cause == null ? null : CAUSE_OF[cause],
      });
      if ('refusal' in saved) return refusedPayload(saved);
      const account = await cashoutMember(ctx, memberId);
      if (account === null) throw new Error('The member whose cash-outs were changed is gone.');
      return { __typename: 'CashoutBlockSet' as const, account, payouts: saved.payouts };
    },
    setCashoutStop: async (_root, { input: { scope, before, reason } }, ctx) => {
      const saved = await setCashoutStop(ctx.deps, {
        ...by(ctx, reason),
        scope: SCOPE_OF[scope],
        before: SCOPE_OF[before],
      });
      if ('refusal' in saved) return refusedPayload(saved);
      const stop: CashoutStopRow = await readCashoutStop(ctx.db, ctx.brand.id);
      return { __typename: 'CashoutStopSet' as const, stop };
    },
    settlePayoutDifference: async (_root, { input: { id, reason } }, ctx) => {
      const own = differenceId(id);
      const unknown = refusedPayload(refusal('NOT_FOUND', say('cashout.unknownDifference')));
      if (own === null) return unknown;
      const refusedBecause = await settlePayoutDifference(ctx.deps, { ...by(ctx, reason), id: own });
      if (refusedBecause !== null) return refusedPayload(refusedBecause);
      const difference = await readDifference(ctx, own);
      return difference === null ? unknown : { __typename: 'PayoutDifferenceSettled' as const, difference };
    },
  },
} satisfies Resolvers;

export const staffCashoutNodes: NodeReaders = {
  StaffPayout: ({ db, brand }, id) => (isRowId(id) ? staffPayout(db, brand.id, id) : Promise.resolve(null)),
  CashoutMember: (ctx, id) => (isRowId(id) ? cashoutMember(ctx, id) : Promise.resolve(null)),
  W9Form: async ({ db, brand }, id) => {
    const form = isRowId(id) ? await readW9(db, id) : null;
    return form?.brand === brand.id ? form : null;
  },
  PayoutDifference: (ctx, id) => {
    const own = numberIn(id);
    return own === null ? Promise.resolve(null) : readDifference(ctx, own);
  },
};

const by = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

async function readHistory({ db, brand }: RequestContext, subject: string) {
  const { rows } = await auditLines(db, brand.id, { limit: SHOWN.history, after: null }, subject);
  return rows.slice(0, SHOWN.history);
}

async function cashoutMember(
  { db, brand }: RequestContext,
  memberId: string,
): Promise<CashoutMemberRecord | null> {
  return (await isMember(db, brand.id, memberId))
    ? { id: memberId, account: await readAccount(db, brand.id, memberId) }
    : null;
}

/** What a member received this year; a line of nothing if that is nothing. */
async function readTaxYear(ctx: RequestContext, memberId: string): Promise<TaxLineRecord> {
  const { brand, db, now } = ctx;
  const member = await loadMember(ctx, memberId);
  const year = Number(toLocalDate(member?.timeZone ?? 'UTC', now.getTime() / 1_000).slice(0, 4));
  const { pointsPerUnit } = brand.config;
  const [line] =
    pointsPerUnit === null
      ? []
      : (await readTaxLines(db, brand.id, { year, pointsPerUnit, least: 0, memberId })).lines;
  if (line !== undefined) return line;
  const [form] = await memberW9s(db, brand.id, memberId);
  return { ...NOTHING, memberId, year, status: form?.status ?? null };
}

const NOTHING = {
  email: '',
  firstName: '',
  lastName: '',
  name: null,
  tinType: null,
  lastFour: null,
  address: null,
  cash: 0,
  giftCards: 0,
  prizes: 0,
  total: 0,
} as const;

async function changedPayout(
  ctx: MemberContext,
  { id, version, reason }: { readonly id: string; readonly version: number; readonly reason: string },
  change: (decision: Parameters<typeof approvePayout>[1]) => ReturnType<typeof approvePayout>,
) {
  const orderId = rowId(id, 'StaffPayout');
  const unknown = refusedPayload(refusal('NOT_FOUND', say('cashout.unknownPayout')));
  if (orderId === null) return unknown;
  const refusedBecause = await change({ ...by(ctx, reason), orderId, version });
  if (refusedBecause !== null) return refusedPayload(refusedBecause);
  const payout: PayoutRecord | null = await staffPayout(ctx.db, ctx.brand.id, orderId);
  return payout === null ? unknown : { __typename: 'PayoutChanged' as const, payout };
}

/** The number in a global id of a difference. */
function differenceId(globalId: string): number | null {
  const { type, id } = fromGlobalId(globalId);
  return type === 'PayoutDifference' ? numberIn(id) : null;
}

const numberIn = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

async function readDifference(
  { db, brand }: RequestContext,
  id: number,
): Promise<PayoutDifferenceRow | null> {
  return (await brandDifferences(db, brand.id, [id])).get(id) ?? null;
}
