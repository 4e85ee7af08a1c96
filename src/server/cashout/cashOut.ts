import { reviewReasons } from '../../domain/cashout/review.ts';
import { pointsWorth } from '../../domain/cashout/blockers.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { postalText } from '../../domain/session/postalText.ts';
import { readBalances } from '../ledger/service.ts';
import { withdrawOrder, memberOrder } from '../orders/service.ts';
import type { MemberContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { conflict, missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { redeemReward } from '../rewards/service.ts';
import { browserKey } from '../spending/service.ts';
import { openView, shortEmail } from './codes.ts';
import { countOtherMembers } from './queries/cashouts.ts';
import { placePayout } from './placePayout.ts';
import { decideReview, lockReview } from './store/cashouts.ts';
import { heldUntil } from './view.ts';

export interface CashedOut {
  readonly orderId: string;
  readonly balancePoints: number;
}

/**
 * Cashes out to the payment provider: one order, whose price is held until the provider has paid or given up. Runs in
 * the transaction of the idempotency key; nothing is held when it throws. Source: WAL-03, WAL-15; rewards, "Cash-out".
 */
export async function cashOutToAccount(ctx: MemberContext, points: number): Promise<CashedOut> {
  const { brand, db, deps, member, now } = ctx;
  const view = await openView(ctx, { way: 'paypal', points });
  const { account, rules } = view;
  const [destination, key] = [account?.destination ?? null, account?.destinationKey ?? null];
  if (destination === null || key === null) throw new Error('An open way has a destination.');
  const hundredths = pointsWorth(points, view.pointsPerUnit);
  const keys = {
    destination: key,
    browser: browserKey(ctx),
    address:
      view.member.address === null
        ? null
        : deps.secrets.keyedHash('postal-address', postalText(view.member.address)),
  };
  const others = await countOtherMembers(db, { brandId: brand.id, memberId: member.id }, keys);
  const reasons = reviewReasons(
    {
      hundredths,
      accountCreatedAt: view.member.createdAt,
      now,
      destinationMembers: others.destination,
      deviceMembers: others.browser,
      addressMembers: others.address,
    },
    rules,
  );
  const notBefore = heldUntil(account, rules, now);
  const order = await placePayout(db, deps, {
    request: ctx,
    brand,
    locale: ctx.locale,
    memberId: member.id,
    key: `cashout:${ctx.client.idempotencyKey ?? deps.newId()}`,
    points,
    pointsPerUnit: view.pointsPerUnit,
    destination,
    destinationKey: key,
    browserKey: keys.browser,
    addressKey: keys.address,
    reasons,
    notBefore,
  });
  await notifyPlaced(ctx, {
    orderId: order.id,
    points,
    way: 'paypal',
    destination: shortEmail(destination),
    waits: reasons.length > 0 ? 'review' : notBefore === null ? 'none' : 'new',
    untilAt: notBefore,
  });
  return { orderId: order.id, balancePoints: await balancePoints(ctx) };
}

/** Cashes out as a gift card of the marketplace, which is the same order as there. Source: WAL-04. */
export async function cashOutToGiftCard(
  ctx: MemberContext,
  {
    points,
    rewardId,
    version,
  }: { readonly points: number; readonly rewardId: string; readonly version: number },
): Promise<CashedOut> {
  await openView(ctx, { way: 'egift', points });
  const {
    orderId,
    title,
    balancePoints: left,
  } = await redeemReward(ctx, rewardId, {
    points,
    version,
    key: `cashout:${ctx.client.idempotencyKey ?? ''}`,
    onlyGiftCards: true,
  });
  await notifyPlaced(ctx, {
    orderId,
    points,
    way: 'egift',
    destination: title,
    waits: 'none',
    untilAt: null,
  });
  return { orderId, balancePoints: left };
}

/** The member calls a payout back that was not sent yet. Harmless when repeated. */
export async function withdrawCashout(ctx: MemberContext, orderId: string): Promise<void> {
  const { brand, db, deps, member, now } = ctx;
  const order = isId(orderId) ? await memberOrder(db, brand.id, member.id, orderId) : null;
  if (order?.kind !== 'cash') throw missing();
  if (order.state === 'refunded') return;
  await transaction(db, async (tx) => {
    await lockReview(tx, brand.id, orderId);
    if ((await withdrawOrder(tx, deps, orderId)) === null) throw conflict(say('cashout.tooLate'), 'TOO_LATE');
    await decideReview(tx, orderId, {
      decision: 'withdrawn',
      decidedBy: member.id,
      decidedAt: now,
      decisionReason: null,
    });
  });
}

async function balancePoints({ brand, db, member }: MemberContext): Promise<number> {
  const { watts } = await readBalances(db, { brandId: brand.id, memberId: member.id });
  return balanceToPoints(watts, brand.config.wattConversionRate);
}

async function notifyPlaced(
  { brand, db, deps, member }: MemberContext,
  {
    orderId,
    points,
    way,
    destination,
    waits,
    untilAt,
  }: {
    readonly orderId: string;
    readonly points: number;
    readonly way: 'paypal' | 'egift';
    readonly destination: string;
    readonly waits: 'none' | 'review' | 'new';
    readonly untilAt: Date | null;
  },
): Promise<void> {
  await deps.notify.send(db, {
    brandId: brand.id,
    memberId: member.id,
    template: 'cashout-placed',
    values: {
      orderId,
      points: String(points),
      way,
      destination,
      waits,
      untilAt: untilAt?.toISOString() ?? null,
    },
    key: `cashout-placed:${orderId}`,
  });
}
