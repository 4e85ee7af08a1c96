import type { DrawEntry } from '../../domain/wheel/prizeDraw.ts';
import { wheelVerdict, type WheelVerdict } from '../../domain/wheel/eligibility.ts';
import { inPlay, outOfPlay, shownPrizes, totalWeight, type OutOfPlay } from '../../domain/wheel/odds.ts';
import { nextWeek, wheelDay, wheelWeek } from '../../domain/wheel/wheelDay.ts';
import type { Deps, RequestContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { openDraws } from './draws/draw.ts';
import { readMemberDraws, type MemberDraw } from './draws/queries.ts';
import { drawnDraw, readEntries } from './draws/store.ts';
import { readFriends, readPlayer, readWins, type PlayerFacts, type PublicWin } from './queries.ts';
import { oddsHash, shownSeeds, type ShownSeeds } from './seeds.ts';
import {
  insertSpins,
  memberSpin,
  readPrizes,
  readSpunSpins,
  readWaitingSpins,
  seedsById,
  type PlayerScope,
  type PrizeRow,
  type SeedRow,
  type SpinRow,
  type WonPrize,
} from './store.ts';

/** What the wheel needs of a member's request. */
export interface WheelContext extends Pick<RequestContext, 'brand' | 'db' | 'locale' | 'now' | 'preview'> {
  readonly deps: Pick<Deps, 'brands' | 'clock' | 'jobs' | 'newId' | 'notify' | 'secrets'>;
  readonly member: { readonly id: string };
}

const DAY_MS = 86_400_000;
/** Draws on the page. */
const SHOWN_DRAWS = 6;
const TICKER = { days: 7, wins: 20 } as const;

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
  /** The months that are open or were drawn, latest first. */
  readonly draws: readonly MemberDraw[];
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

export const toPlayerScope = ({ brand, member }: WheelContext): PlayerScope => ({
  brandId: brand.id,
  memberId: member.id,
});

/** Everything the page shows; grants the week's free spin, and a spin for each friend who was paid for, when they are due. */
export async function viewWheel(ctx: WheelContext): Promise<WheelView> {
  const { brand, db, deps, now } = ctx;
  const { country } = brand.config;
  const scope = toPlayerScope(ctx);
  const { paidFriends, hasBoost } = await readFriends(db, scope);
  await insertSpins(
    db,
    brand.id,
    [
      { memberId: scope.memberId, source: 'weekly', causeKey: `weekly:${wheelWeek(country, now)}` },
      ...paidFriends.map((friendId) => ({
        memberId: scope.memberId,
        source: 'referral' as const,
        causeKey: `referral:${friendId}`,
      })),
    ],
    now,
  );
  const seeds = await shownSeeds(db, deps, brand, now, ctx.preview == null);
  const [player, prizes, waiting, { latest, open }] = await Promise.all([
    viewPlayer(ctx),
    readPrizes(db, brand.id, wheelDay(country, now).date),
    readWaitingSpins(db, scope),
    readSpunSpins(db, scope),
  ]);
  await openDraws(db, deps, brand, now, prizes);
  const draws = await readMemberDraws(db, scope, SHOWN_DRAWS);
  const toView = await prepareSpinView(ctx, [...latest, ...open], prizes);
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
    hasBoost,
    draws,
  };
}

/** Reads the seeds of several spins at once. */
async function prepareSpinView(
  { db }: Pick<WheelContext, 'db'>,
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

export async function viewSpin(ctx: WheelContext, spin: SpinRow): Promise<SpinView> {
  const { brand, db, now } = ctx;
  const prizes = await readPrizes(db, brand.id, wheelDay(brand.config.country, now).date);
  return (await prepareSpinView(ctx, [spin], prizes))(spin);
}

export async function viewPlayer(ctx: WheelContext): Promise<PlayerView> {
  const { brand, db } = ctx;
  const facts = await readPlayer(db, toPlayerScope(ctx));
  if (facts === null) throw missing();
  const { wheelRules } = brand.config;
  return { ...facts, ...wheelVerdict(wheelRules, facts), minimumAge: wheelRules.minimumAge };
}

/** One of the member's spins. */
export async function readSpin(ctx: WheelContext, spinId: string): Promise<SpinView> {
  const spin = isId(spinId) ? await memberSpin(ctx.db, toPlayerScope(ctx), spinId) : null;
  if (spin === null) throw missing();
  return viewSpin(ctx, spin);
}

/** Recent wins of the brand, latest first. Source: WHL-06. */
export function readTicker({ brand, db, now }: WheelContext): Promise<PublicWin[]> {
  const from = new Date(now.getTime() - TICKER.days * DAY_MS);
  return readWins(db, brand.id, { from, to: new Date(now.getTime() + 1), type: null, limit: TICKER.wins });
}

/** Who won yesterday's daily cash. Source: WHL-05. */
export async function previousWinner({
  brand,
  db,
  now,
}: WheelContext): Promise<{ readonly day: string; readonly winner: PublicWin | null }> {
  const yesterday = wheelDay(brand.config.country, now, -1);
  const [winner] = await readWins(db, brand.id, {
    from: yesterday.startsAt,
    to: yesterday.endsAt,
    type: 'DAILY_CASH',
    limit: 1,
  });
  return { day: yesterday.date, winner: winner ?? null };
}

/** A drawn draw with all its entries, to check it; throws 404 for one that isn't drawn. */
export async function readDraw(
  ctx: WheelContext,
  drawId: string,
): Promise<{ readonly draw: MemberDraw; readonly entries: readonly DrawEntry[] }> {
  const { brand, db } = ctx;
  const row = isId(drawId) ? await drawnDraw(db, brand.id, drawId) : null;
  const [draw] = row === null ? [] : await readMemberDraws(db, toPlayerScope(ctx), 1, row.id);
  if (draw === undefined) throw missing();
  return { draw, entries: await readEntries(db, draw.id) };
}
