import {
  amountFault,
  freeOfCode,
  judgeCashout,
  judgeGiftCards,
  judgeOrder,
  onHold,
  type Blocker,
  type CashoutKeys,
  type OrderClass,
  type OrderRefusal,
} from '../../domain/cashout/blockers.ts';
import type { MemberCause } from '../../domain/cashout/memberCauses.ts';
import { paymentTransfer } from '../../domain/features/features.ts';
import { readFeatures } from '../features/service.ts';
import { lockBalances } from '../ledger/service.ts';
import type { MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { fingerprint, type Confirmed } from './codes.ts';
import { loadSpending, type Spending } from './facts.ts';
import { isOnHold } from './queries/spending.ts';
import { refuseAmount, refuseBlocked } from './refusals.ts';
import { lockGifts, takeConfirmation } from './store.ts';

/** An order that a member asks for. */
export interface Wish {
  readonly class: OrderClass;
  /** Its price. */
  readonly points: number;
  /** Its worth, in hundredths of the currency. */
  readonly hundredths: number;
  readonly rewardId: string | null;
}

/**
 * Lets a member's order through, or throws. Whatever leaves as money or as a code that is as good as money passes the same
 * rules: a hold or stop by staff, the utility's rule, the limits, the tax form, and a mailed code beyond the day's amount
 * or from a new browser. Other things are refused only to accounts on hold. Source: decisions, Rewards and cash-out.
 *
 * Runs in the transaction that books the points, after `lockSpending`: the member's orders queue up there, and so does a
 * hold, so that what is read still holds when the order is booked. `isOnHold` was read after it, too.
 */
export async function admitOrder(ctx: MemberContext, wish: Wish, isOnHold: boolean): Promise<void> {
  // Without a money value there are neither limits nor taxes.
  const spending = wish.class === 'goods' ? null : await loadSpending(ctx);
  if (wish.class === 'goods' || spending === null) {
    if (isOnHold) throw refuseBlocked('targeted_block');
    return;
  }
  const refusal =
    wish.class === 'cash'
      ? await judgePayout(ctx, spending, wish.points)
      : judgeOrder(spending.money, { ...wish, class: wish.class });
  if (refusal !== null) throw refuse(refusal);
  if (wish.class === 'prize') return;
  if (wish.hundredths <= freeOfCode(spending.money, spending.isKnownBrowser)) return;
  await requireCode(ctx, spending, toConfirmed(wish));
}

/** What holds an order back besides its price. */
export interface OrderRules {
  readonly blockers: readonly Blocker[];
  readonly blockedCause: MemberCause | null;
  /** In points, whatever the balance; null: the rules don't limit it. */
  readonly most: number | null;
  /** From there on a year needs a form, in hundredths; null: never. */
  readonly threshold: number | null;
  /** What exceeds this needs a code, in hundredths; null: nothing does. */
  readonly codeAbove: number | null;
}

/** A balance that limits nothing, to learn what the rules allow. */
const UNBOUNDED = 1_000_000_000_000;

/** What a page says before a member orders something of this class; `admitOrder` enforces it. */
export async function loadOrderRules(ctx: MemberContext, kind: OrderClass): Promise<OrderRules> {
  const spending = await loadSpending(ctx);
  if (spending === null || kind !== 'card') {
    const isBlocked =
      spending?.money.isBlocked ??
      (await isOnHold(ctx.db, { brandId: ctx.brand.id, memberId: ctx.member.id }));
    const cause = spending?.blockedCause ?? null;
    return {
      blockers: onHold({ isBlocked }),
      blockedCause: cause,
      most: null,
      threshold: null,
      codeAbove: null,
    };
  }
  const { money, blockedCause, isKnownBrowser } = spending;
  const { blockers } = judgeGiftCards(money);
  const { most } = judgeGiftCards({ ...money, balancePoints: UNBOUNDED });
  return {
    // A balance that is too small is said with the price.
    blockers: blockers.filter(({ reason }) => reason !== 'minimum'),
    blockedCause,
    most: Math.floor((most * money.pointsPerUnit) / 100),
    threshold: money.tax.threshold,
    codeAbove: freeOfCode(money, isKnownBrowser),
  };
}

/**
 * Orders that cost points queue up at the balance; free ones need a lock of their own, as there may be no balance. Returns
 * the balance in watts.
 */
export async function lockSpending(tx: Db, memberId: string, isFree = true): Promise<number> {
  if (isFree) await lockGifts(tx, memberId);
  return (await lockBalances(tx, [memberId])).get(memberId) ?? 0;
}

/** Refuses members whose account is on hold, before something is begun that ends in an order. */
export async function refuseOnHold({ brand, db, member }: MemberContext): Promise<void> {
  if (await isOnHold(db, { brandId: brand.id, memberId: member.id })) throw refuseBlocked('targeted_block');
}

export async function cashoutKeys(ctx: MemberContext): Promise<CashoutKeys> {
  const features = await readFeatures(ctx);
  const isOn = (key: string): boolean => features.some((each) => each.key === key && each.isEnabled);
  return { giftCard: isOn('wallet_transfer_gift_card'), payment: paymentTransfer(isOn) };
}

async function judgePayout(
  ctx: MemberContext,
  { money, destination }: Spending,
  points: number,
): Promise<OrderRefusal | null> {
  const facts = { ...money, destination, keys: await cashoutKeys(ctx) };
  const verdict = judgeCashout(facts).paypal;
  const [first] = verdict.blockers;
  if (first !== undefined) return { blocker: first.reason };
  if (!verdict.isOffered) return { blocker: 'cashout_disabled' };
  const fault = amountFault(facts, verdict, points);
  return fault === null ? null : { fault };
}

const refuse = (refusal: OrderRefusal): Error =>
  'blocker' in refusal ? refuseBlocked(refusal.blocker) : refuseAmount(refusal.fault);

/** A gift's code isn't bound to it: there is no amount to change. */
function toConfirmed({ class: kind, points, rewardId }: Wish): Confirmed {
  if (kind === 'cash') return { way: 'paypal', points, rewardId: null };
  return kind === 'card' ? { way: 'egift', points, rewardId } : { way: 'gift', points: 0, rewardId: null };
}

async function requireCode(
  { db, deps, member, now, session }: MemberContext,
  { destination }: Spending,
  confirmed: Confirmed,
): Promise<void> {
  const isConfirmed = await takeConfirmation(db, {
    memberId: member.id,
    sessionId: session.id,
    fingerprint: fingerprint(deps.secrets, member.id, confirmed, destination?.key ?? null),
    now,
  });
  if (!isConfirmed) throw refused(say('cashout.codeNeeded'), { code: 'CODE_NEEDED' });
}
