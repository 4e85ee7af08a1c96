import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { AdjustmentCause } from '../../domain/ledger/adjustment.ts';
import { movementId } from '../../domain/ledger/movementId.ts';
import type { Cause } from '../../domain/ledger/posting.ts';
import { balanceToPoints, movementPoints } from '../../domain/ledger/watts.ts';
import { readWaiting } from '../approvals/service.ts';
import { readBalances } from '../ledger/service.ts';
import { titleFor } from '../orders/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload, type RefusedChange } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { loadMember } from '../session/service.ts';
import { adjustPoints, type LedgerRecord } from './service.ts';
import { readWalletMovements } from './queries.ts';
import { readResult } from './result.ts';
import { foreseeSettling, settleAgain, type SettledAgain } from './settleAgain.ts';
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

const ADJUSTMENTS = {
  thanks: 'THANKS',
  missing_result: 'MISSING_RESULT',
  reward_trouble: 'REWARD_TROUBLE',
  mistake: 'MISTAKE',
  other: 'OTHER',
} as const satisfies Readonly<Record<AdjustmentCause, string>>;
const ADJUSTMENT_OF = {
  THANKS: 'thanks',
  MISSING_RESULT: 'missing_result',
  REWARD_TROUBLE: 'reward_trouble',
  MISTAKE: 'mistake',
  OTHER: 'other',
} as const;

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
      return memberId === null || (await loadMember(ctx, memberId)) === null ? null : ledger(ctx, memberId);
    },
    memberResult: async (ctx, { memberId: id, eventId }) => {
      const [memberId, event] = [memberRow(id), rowId(eventId, 'StaffEvent')];
      return memberId === null || event === null ? null : readResult(ctx, memberId, event);
    },
    settlingForeseen: async (ctx, input) => asSettled(input, (result) => foreseeSettling(ctx, result)),
  },
  MemberLedger: {
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    points: ({ watts }, _args, ctx) => toPoints(ctx, watts),
    isOwn: ({ memberId }, _args, { member }) => memberId === member?.id,
    waiting: ({ memberId }, _args, { db, brand }) =>
      readWaiting(db, brand.id, { kind: 'POINTS', objectId: memberId }),
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
    adjustment: (movement, _args, { brand }) =>
      movement.adjustment && {
        points: movementPoints(movement, brand.config.wattConversionRate),
        cause: ADJUSTMENTS[movement.adjustment.cause],
        note: movement.adjustment.note,
      },
  },
  ApprovalRequest: {
    points: ({ proposal }) =>
      proposal.kind !== 'POINTS'
        ? null
        : { points: proposal.points, cause: ADJUSTMENTS[proposal.cause], note: proposal.note },
  },
  MemberResult: {
    eventId: ({ eventId }) => toGlobalId('StaffEvent', eventId),
    memberId: ({ memberId }) => toGlobalId('CashoutMember', memberId),
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    provenance: ({ provenance }) => provenance && PROVENANCES[provenance],
  },
  ReceiptEntry: {
    cause: ({ cause }) => CAUSES[cause],
  },
  Mutation: {
    settleAgain: (_root, { input: { reason, ...input } }, ctx) =>
      asSettled(input, (result) => settleAgain(ctx, { ...result, reason })),
    adjustPoints: async (_root, { input: { id, cause, note, ...input } }, ctx) => {
      const memberId = memberRow(id);
      if (memberId === null) return refusedPayload(refusal('NOT_FOUND', say('session.noSuchMember')));
      const saved = await adjustPoints(ctx.deps, {
        ...input,
        brandId: ctx.brand.id,
        actorId: ctx.member.id,
        memberId,
        cause: ADJUSTMENT_OF[cause],
        note: note ?? null,
      });
      if ('refusal' in saved) return refusedPayload(saved);
      if ('waiting' in saved)
        return {
          __typename: 'ApprovalNeeded' as const,
          message: inWords(
            ctx.locale,
            say(saved.isTogether ? 'wallet.adjust.neededTogether' : 'wallet.adjust.needed'),
          ),
          request: saved.waiting,
        };
      return { __typename: 'PointsAdjusted' as const, ledger: await ledger(ctx, memberId) };
    },
  },
} satisfies Resolvers;

/** What settling a result again makes of it, or why it can't be. */
async function asSettled(
  ids: { readonly memberId: string; readonly eventId: string },
  work: (result: {
    readonly memberId: string;
    readonly eventId: string;
  }) => Promise<SettledAgain | { readonly refusal: RefusedChange }>,
) {
  const [memberId, eventId] = [memberRow(ids.memberId), rowId(ids.eventId, 'StaffEvent')];
  const settled =
    memberId === null || eventId === null
      ? refusal('NOT_FOUND', say('wallet.settle.unknown'))
      : await work({ memberId, eventId });
  return 'refusal' in settled ? refusedPayload(settled) : { __typename: 'SettledAgain' as const, ...settled };
}

const ledger = async (ctx: RequestContext, memberId: string): Promise<LedgerRecord> => ({
  memberId,
  ...(await readBalances(ctx.db, scopeIn(ctx, memberId))),
});
