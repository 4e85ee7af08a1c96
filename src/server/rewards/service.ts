import { payText } from '../../domain/ledger/payText.ts';
import { balanceToPoints, pointsToWatts } from '../../domain/ledger/watts.ts';
import type { RewardType } from '../../domain/rewards/catalogue.ts';
import { normalPromoCode } from '../../domain/rewards/checkPromo.ts';
import { bounds, classifyDenomination, type DenominationResult } from '../../domain/rewards/denomination.ts';
import { hasFaceValue } from '../../domain/rewards/faceValue.ts';
import { promoPosting } from '../../domain/ledger/orderPostings.ts';
import { post, readBalances } from '../ledger/service.ts';
import { placeOrder, promoKey, titleFor, type OrderedItem } from '../orders/service.ts';
import { takeAllowances } from '../platform/allowances.ts';
import type { BrandConfig } from '../../domain/brands/types.ts';
import type { MemberContext, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { conflict, missing, refused, RequestError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { rewardView } from './catalogue.ts';
import { hasReward } from './queries/catalogue.ts';
import { readPromoGift } from './queries/promoCodes.ts';
import { setPromoOrder, usePromo, type PromoOutcome, type RewardRow } from './store.ts';

export { createReward, type RewardChange } from './administer.ts';
export { createPromo } from './administerPromos.ts';
export { insertPicture, pictureExists } from './store.ts';
export { pictureUrl } from './pictures.ts';
export { catalogueView, rewardView } from './catalogue.ts';
export { toReward } from './toReward.ts';

/** A refusal's code for programs, and its sentence. */
interface Fault {
  readonly code: string;
  readonly text: MessageId;
}

function refusedField(field: string, { code, text }: Fault): RequestError {
  return refused(say(text), { code, fields: { [field]: say(text) } });
}

export interface Redeemed {
  readonly orderId: string;
  readonly title: string;
  /** The balance left to spend. */
  readonly balancePoints: number;
}

const FAULTS = {
  TooLow: { code: 'TOO_LOW', text: 'rewards.amount.TooLow' },
  TooHigh: { code: 'TOO_HIGH', text: 'rewards.amount.TooHigh' },
  RestrictedDenomination: {
    code: 'RESTRICTED_DENOMINATION',
    text: 'rewards.amount.RestrictedDenomination',
  },
} as const satisfies Readonly<Record<Exclude<DenominationResult, 'OK'>, Fault>>;

/**
 * Orders a reward for `points`, once per key, in the transaction that the idempotency key runs in. `version` is the
 * reward's that the member saw. Nothing is held when it throws. Source: MKT-04, MKT-05, MKT-10; rewards, "One model: an order".
 */
export async function redeemReward(
  ctx: MemberContext,
  rewardId: string,
  {
    points,
    version,
    key,
    onlyGiftCards = false,
  }: {
    readonly points: number;
    readonly version: number;
    readonly key: string;
    readonly onlyGiftCards?: boolean;
  },
): Promise<Redeemed> {
  const { brand, db, deps, member } = ctx;
  const view = await rewardView(ctx, rewardId, { withPace: false });
  if (view === null) {
    if (isId(rewardId) && (await hasReward(db, brand.id, rewardId)))
      throw conflict(say('rewards.ended'), 'REWARD_ENDED');
    throw missing();
  }
  const { reward, balancePoints } = view;
  if (onlyGiftCards && reward.record.type !== 'GIFT_CARD') throw missing();
  if (reward.record.version !== version) throw conflict(say('rewards.changed'), 'REWARD_CHANGED');
  const result = classifyDenomination(reward.rule, points, balancePoints);
  if (result !== 'OK') throw refusedField('points', FAULTS[result]);
  const order = await placeOrder(db, deps, {
    request: ctx,
    ...orderedItem(brand.config, reward.record, points),
    brandId: brand.id,
    memberId: member.id,
    key: `redeem:${key}`,
    quantity: 1,
    title: reward.record.texts.title,
  });
  const watts = order.leftWatts ?? (await readBalances(db, { brandId: brand.id, memberId: member.id })).watts;
  return {
    orderId: order.id,
    title: reward.record.texts.title,
    balancePoints: balanceToPoints(watts, brand.config.wattConversionRate),
  };
}

/** What an order of a reward for `points` holds. Throws NOT_REDEEMABLE for what isn't ordered from the catalogue. */
export function orderedItem(
  { currency, pointsPerUnit, wattConversionRate }: BrandConfig,
  record: Pick<RewardRow, 'id' | 'type' | 'service' | 'item' | 'barcode'>,
  points: number,
): OrderedItem {
  if (record.type === 'CASH' || record.type === 'WHEEL')
    throw refused(say('rewards.notRedeemable'), { code: 'NOT_REDEEMABLE' });
  return {
    kind: record.type.toLowerCase() as Lowercase<typeof record.type>,
    service: record.service,
    item: record.item,
    rewardId: record.id,
    price: { points, watts: pointsToWatts(points, wattConversionRate) },
    value:
      pointsPerUnit !== null && hasFaceValue(record, pointsPerUnit)
        ? { hundredths: Math.floor((points * 100) / pointsPerUnit), currency }
        : null,
    barcode: record.barcode,
  };
}

const PROMO_FAULTS = {
  unknown: { code: 'UNKNOWN_PROMO', text: 'rewards.promo.unknown' },
  ended: { code: 'PROMO_ENDED', text: 'rewards.promo.ended' },
  gone: { code: 'PROMO_GONE', text: 'rewards.promo.gone' },
} as const satisfies Readonly<Record<string, Fault>>;

export interface PromoGave {
  readonly points: number;
  readonly order: { readonly id: string; readonly title: string } | null;
}

/** Counts a try to redeem a promo code, which slows down guessing. */
export async function countPromoTry({ db, member, now }: MemberContext): Promise<void> {
  const wait = await takeAllowances(db, [{ key: `promo:${member.id}`, atOnce: 10, secondsEach: 60 }], now);
  if (wait > 0) throw new RequestError(429, say('rewards.promo.wait'), { retryAfter: wait });
}

/** Redeems a promo code as typed: points or a reward for nothing, once a member. */
export async function redeemPromo(ctx: MemberContext, typed: string): Promise<PromoGave> {
  const { brand, db, member, now } = ctx;
  const code = normalPromoCode(typed);
  return transaction(db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const used = await takePromo(tx, { brand, memberId: member.id, code, now });
    if (used === 'used') throw await refuseUsed(inside, code);
    if (typeof used === 'string') throw refusedField('code', PROMO_FAULTS[used]);
    return {
      points: used.points ?? 0,
      order: used.rewardId === null ? null : await giveReward(inside, used),
    };
  });
}

/** The refusal of a code that the member has used. It says what the code gave, because the first answer may be lost. */
async function refuseUsed(ctx: MemberContext, code: string): Promise<RequestError> {
  const { brand, db, locale, member } = ctx;
  const gift = await readPromoGift(db, { brandId: brand.id, memberId: member.id }, code);
  const what =
    gift?.points == null
      ? await titleFor(ctx, gift?.title ?? null)
      : payText(gift.points, brand.config, locale);
  const text = what === null ? say('rewards.promo.used') : say('rewards.promo.usedFor', { what });
  return refused(text, { code: 'PROMO_USED', fields: { code: text } });
}

/** Uses a code in the caller's transaction, and books its points; a fault's name if the member can't use it. */
export async function takePromo(
  tx: Db,
  {
    brand,
    memberId,
    code,
    now,
  }: {
    readonly brand: Pick<RequestBrand, 'id' | 'config'>;
    readonly memberId: string;
    readonly code: string;
    readonly now: Date;
  },
): Promise<PromoOutcome> {
  const scope = { brandId: brand.id, memberId };
  const used = await usePromo(tx, scope, code, now);
  if (typeof used === 'string') return used;
  const watts = pointsToWatts(used.points ?? 0, brand.config.wattConversionRate);
  const posting = promoPosting(brand.id, memberId, watts, used.id);
  if (posting !== null) await post(tx, [{ ...scope, eventId: null, posting }], now);
  return used;
}

/** What a promo code gives counts towards the tax year, but for donations, and coupons, which have no face value. */
const COUNTED: ReadonlySet<RewardType> = new Set(['DEVICE', 'GIFT_CARD', 'PRIZE', 'SWAG']);

async function giveReward(
  ctx: MemberContext,
  { id, rewardId }: { readonly id: string; readonly rewardId: string | null },
): Promise<{ readonly id: string; readonly title: string }> {
  const { brand, db, deps, member } = ctx;
  const view = rewardId === null ? null : await rewardView(ctx, rewardId, { allAmounts: true });
  if (view === null) throw conflict(say('rewards.ended'), 'REWARD_ENDED');
  const { reward } = view;
  const { lowest: smallest } = bounds(reward.rule, 0);
  const order = await placeOrder(db, deps, {
    request: ctx,
    ...orderedItem(brand.config, reward.record, smallest),
    price: { points: 0, watts: 0 },
    worthPoints: COUNTED.has(reward.record.type) ? smallest : null,
    brandId: brand.id,
    memberId: member.id,
    key: promoKey(id, deps.newId()),
    quantity: 1,
    title: reward.record.texts.title,
  });
  await setPromoOrder(db, { promoId: id, memberId: member.id, orderId: order.id });
  return { id: order.id, title: reward.record.texts.title };
}
