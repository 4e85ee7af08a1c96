import { pointsToCents } from '../../domain/ledger/payText.ts';
import { wheelPosting } from '../../domain/ledger/wheelPosting.ts';
import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { drawTicket, prizeOfTicket } from '../../domain/wheel/draw.ts';
import { inPlay, totalWeight, type OddsEntry } from '../../domain/wheel/odds.ts';
import { PRIZE_RULES } from '../../domain/wheel/prizes.ts';
import { wheelDay } from '../../domain/wheel/wheelDay.ts';
import { readFeatures } from '../features/service.ts';
import { post } from '../ledger/service.ts';
import { placeOrder, prizeKey } from '../orders/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { conflict, missing, refused } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { grantBoost } from '../referrals/service.ts';
import { readProfile } from '../session/service.ts';
import { enterDraw } from './draws/draw.ts';
import { currentSeed, createSeedHmac, oddsHash } from './seeds.ts';
import {
  changeSpin,
  insertSpins,
  lockRedeemable,
  lockSpin,
  memberSpin,
  readPrizes,
  returnPrize,
  savePlayer,
  takePrize,
  type PrizeRow,
  type SpinRow,
  type WonPrize,
} from './store.ts';
import {
  toPlayerScope,
  viewPlayer,
  viewSpin,
  type PlayerView,
  type SpinView,
  type WheelContext,
} from './view.ts';
import { pickPrizeTexts } from './words.ts';

const FEATURE = 'rewards_wheel';

/** Grants spins for things that members did, in the caller's transaction; each cause grants one. Source: rewards, Wheel. */
export { insertSpins as grantSpins } from './store.ts';

export { createPrize } from './administer.ts';
export { drawWinner } from './draws/draw.ts';
export { viewWheel, type WheelView } from './view.ts';

/** Answers 404 where the wheel is off for the member (SES-23, WHL-11). */
export async function requireWheel(ctx: RequestContext): Promise<void> {
  if (!(await readFeatures(ctx)).some(({ key, isEnabled }) => key === FEATURE && isEnabled)) throw missing();
}

/** Confirms the age, or changes who sees the name. */
export async function changePlayer(
  ctx: WheelContext,
  { confirmsAge, showsName }: { readonly confirmsAge?: boolean; readonly showsName?: boolean },
): Promise<PlayerView> {
  const { brand, db, now } = ctx;
  await savePlayer(db, toPlayerScope(ctx), {
    ...(confirmsAge === true ? { confirmedAge: brand.config.wheelRules.minimumAge, confirmedAt: now } : {}),
    ...(showsName === undefined ? {} : { showsName }),
  });
  return viewPlayer(ctx);
}

/** What the member's browser sends: its number, and the seed and odds that it saw. */
export interface SpinRequest {
  readonly memberNumber: string;
  readonly commitment: string;
  readonly oddsHash: string;
}

const CLOSED = {
  AGE: 'wheel.closed.AGE',
  REGION: 'wheel.closed.REGION',
  REGION_UNKNOWN: 'wheel.closed.REGION_UNKNOWN',
} as const;

/**
 * Draws the prize of a spin and books what it gives, in the transaction that the idempotency key runs in. A spin that was spun
 * keeps its result, whatever is sent. Refused, with the spin unused, when seed or odds are no longer those that the member saw.
 * Source: WHL-08; rewards, Wheel.
 */
export async function spinWheel(ctx: WheelContext, spinId: string, request: SpinRequest): Promise<SpinView> {
  const { brand, db, deps, now } = ctx;
  const spin = isId(spinId) ? await lockSpin(db, toPlayerScope(ctx), spinId) : null;
  if (spin === null) throw missing();
  if (spin.spunAt !== null) return viewSpin(ctx, spin);
  const player = await viewPlayer(ctx);
  if (player.closed !== null) throw refused(say(CLOSED[player.closed]), { code: player.closed });
  const seed = await currentSeed(db, deps, brand, now);
  if (seed.commitment !== request.commitment) throw conflict(say('wheel.seedChanged'), 'SEED_CHANGED');
  const day = wheelDay(brand.config.country, now).date;
  const prizes = await readPrizes(db, brand.id, day);
  const entries = inPlay(prizes);
  if (entries.length === 0) throw conflict(say('wheel.nothingToWin'), 'NOTHING_TO_WIN');
  const hash = oddsHash(entries);
  if (hash !== request.oddsHash) throw conflict(say('wheel.oddsChanged'), 'ODDS_CHANGED');
  const ticket = await drawTicket(
    createSeedHmac(deps, seed),
    { memberNumber: request.memberNumber, spinNumber: spin.number },
    totalWeight(entries),
  );
  const drawn = prizeOfTicket(entries, ticket);
  // Last, because everyone who spins waits for this row; another member can have won it a moment ago.
  if (!(await takePrize(db, drawn.id, day))) throw conflict(say('wheel.oddsChanged'), 'ODDS_CHANGED');
  const won = drawn.type === 'DAILY_CASH' && !player.mayWinCash ? findSubstitute(prizes) : drawn;
  const change = {
    spunAt: now,
    seedId: seed.id,
    memberNumber: request.memberNumber,
    odds: entries.map(toEntry),
    oddsHash: hash,
    ticket,
    drawnPrizeId: drawn.id,
    prizeId: won.id,
    prizeType: won.type,
    points: won.points,
    worthPoints: won.worthPoints,
    ...(await give(ctx, spin, won)),
  };
  await changeSpin(db, spin.id, change);
  return viewSpin(ctx, { ...spin, ...change });
}

const toEntry = ({ id, type, weight }: PrizeRow): OddsEntry => ({ prizeId: id, type, weight });

/** What the daily cash is for members who may not win cash. */
function findSubstitute(prizes: readonly WonPrize[]): WonPrize {
  const found = prizes.find(({ isOn, type }) => isOn && type === 'DAILY_CASH_INELIGIBLE');
  if (found === undefined) throw new Error('The daily cash is on the wheel without its substitute.');
  return found;
}

/** Gives a prize immediately where that is possible. */
async function give(
  { brand, db, deps, member, now }: WheelContext,
  spin: SpinRow,
  { type, points }: PrizeRow,
): Promise<Pick<SpinRow, 'prizeState' | 'settledAt' | 'redeemableId'>> {
  if (PRIZE_RULES[type].isRedeemable)
    return { prizeState: 'waiting', settledAt: null, redeemableId: deps.newId() };
  if (type === 'FREE_SPIN')
    await insertSpins(
      db,
      brand.id,
      [{ memberId: member.id, source: 'free_spin', causeKey: `spin:${spin.id}` }],
      now,
    );
  if (type === 'REFERRAL_BOOST')
    await grantBoost(db, { brandId: brand.id, memberId: member.id, key: `wheel:${spin.id}`, now });
  if (!PRIZE_RULES[type].paysPoints) return { prizeState: 'none', settledAt: now, redeemableId: null };
  const watts = pointsToWatts(points ?? 0, brand.config.wattConversionRate);
  const posting = wheelPosting(brand.id, member.id, watts, spin.id);
  if (posting !== null)
    await post(db, [{ brandId: brand.id, memberId: member.id, eventId: null, posting }], now);
  return { prizeState: 'paid', settledAt: now, redeemableId: null };
}

/** Records that the member saw a spin's result. */
export async function markSeen(ctx: WheelContext, spinId: string): Promise<SpinView> {
  const spin = isId(spinId) ? await memberSpin(ctx.db, toPlayerScope(ctx), spinId) : null;
  if (spin?.spunAt == null) throw missing();
  if (spin.seenAt !== null) return viewSpin(ctx, spin);
  await changeSpin(ctx.db, spin.id, { seenAt: ctx.now });
  return viewSpin(ctx, { ...spin, seenAt: ctx.now });
}

/**
 * Redeems a prize: places its order, or enters the draw. Redeeming again changes nothing. `request`: the member's, null in
 * the demonstration. Source: WHL-09.
 */
export async function redeemPrize(
  ctx: WheelContext,
  redeemableId: string,
  consents: boolean,
  request: MemberContext | null,
): Promise<SpinView> {
  const { brand, db, deps, member, now } = ctx;
  const { spin, prize } = await lockPrize(ctx, redeemableId);
  if (spin.prizeState === 'redeemed') return viewSpin(ctx, spin);
  if (spin.prizeState !== 'waiting') throw conflict(say('wheel.givenUp'), 'GIVEN_UP');
  const { needsForm, isOrdered } = PRIZE_RULES[prize.type];
  if (needsForm && !consents)
    throw refused(say('wheel.consentNeeded'), {
      code: 'CONSENT_NEEDED',
      fields: { consents: say('wheel.consentNeeded') },
    });
  const address = needsForm ? (await readProfile(db, brand.id, member.id))?.shippingAddress : null;
  if (needsForm && address == null)
    throw refused(say('wheel.addressNeeded'), {
      code: 'ADDRESS_NEEDED',
      fields: { address: say('wheel.addressNeeded') },
    });
  // Our own staff play, but aren't drawn.
  if (prize.type === 'PRIZE_ENTRY' && (await viewPlayer(ctx)).isStaff)
    throw refused(say('wheel.draw.staff'), { code: 'STAFF' });
  const order = isOrdered ? await orderPrize(ctx, spin, prize) : null;
  const change = {
    prizeState: 'redeemed' as const,
    settledAt: now,
    orderId: order?.id ?? null,
    consentedAt: needsForm ? now : null,
    drawId: prize.type === 'PRIZE_ENTRY' ? await enterDraw(db, deps, brand, now, prize) : null,
  };
  await changeSpin(db, spin.id, change);
  return viewSpin(ctx, { ...spin, ...change });

  async function orderPrize(at: WheelContext, { id }: SpinRow, won: PrizeRow) {
    const { service, item, barcode, texts } = won;
    if (service === null) throw new Error(`Prize ${prize.id} has no service.`);
    return placeOrder(db, deps, {
      request,
      brandId: brand.id,
      memberId: member.id,
      key: prizeKey(id, deps.newId()),
      kind: 'wheel',
      service,
      item,
      rewardId: null,
      price: { points: 0, watts: 0 },
      value: cardValue(brand, won),
      barcode,
      worthPoints: won.worthPoints,
      quantity: 1,
      title: pickPrizeTexts({ id: prize.id, texts }, at).title,
    });
  }
}

/** What the card instead of the daily cash is worth; a discount has no face value. */
function cardValue({ config }: WheelContext['brand'], { type, worthPoints }: PrizeRow) {
  const hundredths = type === 'DAILY_CASH_INELIGIBLE' ? pointsToCents(worthPoints, config) : null;
  return hundredths === null || hundredths === 0 ? null : { hundredths, currency: config.currency };
}

/** Gives a prize up, which puts it back on the wheel. Giving up again changes nothing. Source: WHL-10. */
export async function giveUpPrize(ctx: WheelContext, redeemableId: string): Promise<SpinView> {
  const { brand, db, now } = ctx;
  const { spin } = await lockPrize(ctx, redeemableId);
  if (spin.prizeState === 'given_up') return viewSpin(ctx, spin);
  if (spin.prizeState !== 'waiting') throw conflict(say('wheel.redeemed'), 'REDEEMED');
  if (spin.drawnPrizeId !== null)
    await returnPrize(db, spin.drawnPrizeId, wheelDay(brand.config.country, now).date);
  const change = { prizeState: 'given_up' as const, settledAt: now };
  await changeSpin(db, spin.id, change);
  return viewSpin(ctx, { ...spin, ...change });
}

async function lockPrize(
  ctx: WheelContext,
  redeemableId: string,
): Promise<{ readonly spin: SpinRow; readonly prize: PrizeRow }> {
  const spin = isId(redeemableId) ? await lockRedeemable(ctx.db, toPlayerScope(ctx), redeemableId) : null;
  const prize = spin === null ? undefined : (await viewSpin(ctx, spin)).prizes.get(spin.prizeId ?? '');
  if (spin === null || prize === undefined) throw missing();
  return { spin, prize };
}
