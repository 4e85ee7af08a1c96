import { wheelPosting } from '../../domain/ledger/wheelPosting.ts';
import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { drawTicket, prizeOfTicket } from '../../domain/wheel/draw.ts';
import { wheelVerdict, type WheelVerdict } from '../../domain/wheel/eligibility.ts';
import {
  inPlay,
  outOfPlay,
  shownPrizes,
  totalWeight,
  type OddsEntry,
  type OutOfPlay,
} from '../../domain/wheel/odds.ts';
import { PRIZE_RULES } from '../../domain/wheel/prizes.ts';
import { nextWeek, wheelDay, wheelWeek } from '../../domain/wheel/wheelDay.ts';
import { readFeatures } from '../features/service.ts';
import { post } from '../ledger/service.ts';
import { placeOrder } from '../orders/service.ts';
import type { MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { conflict, missing, refused } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { readProfile } from '../session/service.ts';
import { readPlayer, readPrizeWorth, readWins, type PlayerFacts, type PublicWin } from './queries.ts';
import { currentSeed, hmacOf, oddsHash, shownSeeds, type ShownSeeds } from './seeds.ts';
import {
  changeSpin,
  countBoosts,
  insertSpins,
  isBoosted,
  lockBoost,
  lockRedeemable,
  lockSpin,
  memberSpin,
  readPrizes,
  readSpunSpins,
  readWaitingSpins,
  returnPrize,
  savePlayer,
  seedsById,
  takePrize,
  type PlayerScope,
  type PrizeRow,
  type SeedRow,
  type SpinRow,
  type WonPrize,
} from './store.ts';

const FEATURE = 'rewards_wheel';
const DAY_MS = 86_400_000;
const TICKER = { days: 7, wins: 20 } as const;

/** Grants spins for things that members did, in the caller's transaction; each cause grants one. Source: rewards, Wheel. */
export { insertSpins as grantSpins } from './store.ts';

/**
 * Uses up a boost for a payment to a member who referred a friend; true: the payment is doubled. `usedFor` names the payment:
 * asking again for it gives the same answer. Source: REF-06.
 */
export async function takeReferralBoost(
  tx: Db,
  scope: PlayerScope,
  usedFor: string,
  now: Date,
): Promise<boolean> {
  if (await isBoosted(tx, scope, usedFor)) return true;
  const boost = await lockBoost(tx, scope);
  if (boost === null) return false;
  await changeSpin(tx, boost.id, { boostUsedFor: usedFor, boostUsedAt: now });
  return true;
}

/** What a member's prizes from `from` to before `to` are worth, in points, for the yearly tax sum. */
export const prizeWorth: (db: Db, scope: PlayerScope, from: Date, to: Date) => Promise<number> =
  readPrizeWorth;

/** The wheel as its member sees it. */
export interface WheelView {
  readonly player: PlayerView;
  readonly spins: readonly SpinView[];
  readonly unseen: SpinView | null;
  readonly prizes: readonly SpinView[];
  readonly history: readonly SpinView[];
  readonly odds: readonly (WonPrize & { readonly out: OutOfPlay | null })[];
  readonly oddsHash: string;
  readonly totalWeight: number;
  readonly seeds: ShownSeeds;
  readonly nextFreeSpinAt: Date;
  readonly hasBoost: boolean;
}

export interface PlayerView extends PlayerFacts, WheelVerdict {
  readonly minimumAge: number;
}

/** A spin with its prize, the names of the prizes it was drawn from, and its seed. */
export interface SpinView {
  readonly spin: SpinRow;
  readonly seed: SeedRow | null;
  /** Every prize of the brand. */
  readonly prizes: ReadonlyMap<string, PrizeRow>;
}

const scopeOf = ({ brand, member }: MemberContext): PlayerScope => ({
  brandId: brand.id,
  memberId: member.id,
});

/** Answers 404 where the wheel is off for the member (SES-23, WHL-11). */
export async function requireWheel(ctx: MemberContext): Promise<void> {
  if (!(await readFeatures(ctx)).some(({ key, isEnabled }) => key === FEATURE && isEnabled)) throw missing();
}

/** Everything the page shows; grants the week's free spin when it is due. */
export async function viewWheel(ctx: MemberContext): Promise<WheelView> {
  const { brand, db, deps, now } = ctx;
  const { country } = brand.config;
  const scope = scopeOf(ctx);
  await insertSpins(
    db,
    brand.id,
    [{ memberId: scope.memberId, source: 'weekly', causeKey: `weekly:${wheelWeek(country, now)}` }],
    now,
  );
  const seeds = await shownSeeds(db, deps, brand, now);
  const [player, prizes, waiting, { latest, open }, boosts] = await Promise.all([
    viewPlayer(ctx),
    readPrizes(db, brand.id, wheelDay(country, now).date),
    readWaitingSpins(db, scope),
    readSpunSpins(db, scope),
    countBoosts(db, scope),
  ]);
  const toView = await viewOf(ctx, [...latest, ...open], prizes);
  const entries = inPlay(prizes);
  const unseen = open.find(({ seenAt }) => seenAt === null);
  return {
    player,
    spins: waiting.map(toView),
    unseen: unseen === undefined ? null : toView(unseen),
    prizes: open.filter(({ prizeState }) => prizeState === 'waiting').map(toView),
    history: latest.map(toView),
    odds: shownPrizes(prizes).map((prize) => ({ ...prize, out: outOfPlay(prize) })),
    oddsHash: oddsHash(entries),
    totalWeight: totalWeight(entries),
    seeds,
    nextFreeSpinAt: nextWeek(country, now),
    hasBoost: boosts > 0,
  };
}

/** Looks up the seeds of some spins together. */
async function viewOf(
  { db }: Pick<MemberContext, 'db'>,
  spins: readonly SpinRow[],
  prizes: readonly PrizeRow[],
): Promise<(spin: SpinRow) => SpinView> {
  const byId = new Map(prizes.map((prize) => [prize.id, prize]));
  const seeds = await seedsById(db, [...new Set(spins.flatMap(({ seedId }) => seedId ?? []))]);
  return (spin) => ({
    spin,
    seed: spin.seedId === null ? null : (seeds.get(spin.seedId) ?? null),
    prizes: byId,
  });
}

async function viewSpin(ctx: MemberContext, spin: SpinRow): Promise<SpinView> {
  const { brand, db, now } = ctx;
  const prizes = await readPrizes(db, brand.id, wheelDay(brand.config.country, now).date);
  return (await viewOf(ctx, [spin], prizes))(spin);
}

async function viewPlayer(ctx: MemberContext): Promise<PlayerView> {
  const { brand, db } = ctx;
  const facts = await readPlayer(db, scopeOf(ctx));
  if (facts === null) throw missing();
  const { wheelRules } = brand.config;
  return { ...facts, ...wheelVerdict(wheelRules, facts), minimumAge: wheelRules.minimumAge };
}

/** One of the member's spins. */
export async function readSpin(ctx: MemberContext, spinId: string): Promise<SpinView> {
  const spin = isId(spinId) ? await memberSpin(ctx.db, scopeOf(ctx), spinId) : null;
  if (spin === null) throw missing();
  return viewSpin(ctx, spin);
}

/** Confirms the age, or changes who sees the name. */
export async function changePlayer(
  ctx: MemberContext,
  { confirmsAge, showsName }: { readonly confirmsAge?: boolean; readonly showsName?: boolean },
): Promise<PlayerView> {
  const { brand, db, now } = ctx;
  await savePlayer(db, scopeOf(ctx), {
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
export async function spinWheel(ctx: MemberContext, spinId: string, request: SpinRequest): Promise<SpinView> {
  const { brand, db, deps, now } = ctx;
  const spin = isId(spinId) ? await lockSpin(db, scopeOf(ctx), spinId) : null;
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
    hmacOf(deps, seed),
    { memberNumber: request.memberNumber, spinNumber: spin.number },
    totalWeight(entries),
  );
  const drawn = prizeOfTicket(entries, ticket);
  // Last, because everybody who spins waits for this row; another member can have won it a moment ago.
  if (!(await takePrize(db, drawn.id, day))) throw conflict(say('wheel.oddsChanged'), 'ODDS_CHANGED');
  const won = drawn.type === 'DAILY_CASH' && !player.mayWinCash ? substituteOf(prizes) : drawn;
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
function substituteOf(prizes: readonly WonPrize[]): WonPrize {
  const found = prizes.find(({ isOn, type }) => isOn && type === 'DAILY_CASH_INELIGIBLE');
  if (found === undefined) throw new Error('The daily cash is on the wheel without its substitute.');
  return found;
}

/** Gives a prize at once where that is possible. */
async function give(
  { brand, db, deps, member, now }: MemberContext,
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
  if (!PRIZE_RULES[type].paysPoints) return { prizeState: 'none', settledAt: now, redeemableId: null };
  const watts = pointsToWatts(points ?? 0, brand.config.wattConversionRate);
  const posting = wheelPosting(brand.id, member.id, watts, spin.id);
  if (posting !== null)
    await post(db, [{ brandId: brand.id, memberId: member.id, eventId: null, posting }], now);
  return { prizeState: 'paid', settledAt: now, redeemableId: null };
}

/** The member has seen the result of a spin. */
export async function markSeen(ctx: MemberContext, spinId: string): Promise<SpinView> {
  const spin = isId(spinId) ? await memberSpin(ctx.db, scopeOf(ctx), spinId) : null;
  if (spin?.spunAt == null) throw missing();
  if (spin.seenAt !== null) return viewSpin(ctx, spin);
  await changeSpin(ctx.db, spin.id, { seenAt: ctx.now });
  return viewSpin(ctx, { ...spin, seenAt: ctx.now });
}

/** Redeems a prize: places its order, or enters the draw. Redeeming again changes nothing. Source: WHL-09. */
export async function redeemPrize(
  ctx: MemberContext,
  redeemableId: string,
  consents: boolean,
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
  const order = isOrdered ? await orderPrize(ctx, spin, prize) : null;
  const change = {
    prizeState: 'redeemed' as const,
    settledAt: now,
    orderId: order?.id ?? null,
    consentedAt: needsForm ? now : null,
  };
  await changeSpin(db, spin.id, change);
  return viewSpin(ctx, { ...spin, ...change });

  async function orderPrize(at: MemberContext, { id }: SpinRow, { service, item, barcode, texts }: PrizeRow) {
    if (service === null) throw new Error(`Prize ${prize.id} has no service.`);
    return placeOrder(db, deps, {
      brandId: brand.id,
      memberId: member.id,
      key: `wheel:${id}`,
      kind: 'wheel',
      service,
      item,
      rewardId: null,
      price: { points: 0, watts: 0 },
      value: null,
      barcode,
      quantity: 1,
      title: wordsOf({ id: prize.id, texts }, at).title,
    });
  }
}

/** Gives a prize up, which puts it back on the wheel. Giving up again changes nothing. Source: WHL-10. */
export async function giveUpPrize(ctx: MemberContext, redeemableId: string): Promise<SpinView> {
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
  ctx: MemberContext,
  redeemableId: string,
): Promise<{ readonly spin: SpinRow; readonly prize: PrizeRow }> {
  const spin = isId(redeemableId) ? await lockRedeemable(ctx.db, scopeOf(ctx), redeemableId) : null;
  const prize = spin === null ? undefined : (await viewSpin(ctx, spin)).prizes.get(spin.prizeId ?? '');
  if (spin === null || prize === undefined) throw missing();
  return { spin, prize };
}

/** A prize's words in the reader's language, or in the brand's first one that has any. */
export function wordsOf(
  { id, texts }: Pick<PrizeRow, 'id' | 'texts'>,
  { brand, locale }: Pick<MemberContext, 'brand' | 'locale'>,
) {
  const found = texts[locale] ?? brand.config.locales.flatMap((other) => texts[other] ?? [])[0];
  if (found === undefined) throw new Error(`Prize ${id} has no texts.`);
  return found;
}

/** Recent wins of the brand, latest first. Source: WHL-06. */
export function readTicker({ brand, db, now }: MemberContext): Promise<PublicWin[]> {
  const from = new Date(now.getTime() - TICKER.days * DAY_MS);
  return readWins(db, brand.id, { from, to: new Date(now.getTime() + 1), type: null, limit: TICKER.wins });
}

/** Who won yesterday's daily cash. Source: WHL-05. */
export async function previousWinner({
  brand,
  db,
  now,
}: MemberContext): Promise<{ readonly day: string; readonly winner: PublicWin | null }> {
  const yesterday = wheelDay(brand.config.country, now, -1);
  const [winner] = await readWins(db, brand.id, {
    from: yesterday.startsAt,
    to: yesterday.endsAt,
    type: 'DAILY_CASH',
    limit: 1,
  });
  return { day: yesterday.date, winner: winner ?? null };
}
