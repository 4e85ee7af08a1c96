import type { PrizeType } from './prizes.ts';

/** A prize on the wheel, with its share of the odds. */
export interface OddsEntry {
  readonly prizeId: string;
  readonly type: PrizeType;
  /** A whole number, 1 or more. */
  readonly weight: number;
}

/** A prize as staff keep it, with what was won of it today. */
export interface StockedPrize extends OddsEntry {
  readonly isOn: boolean;
  /** How many are left in all; null: without a limit. */
  readonly remaining: number | null;
  /** How many can be won a day; null: without a limit. */
  readonly perDay: number | null;
  readonly wonToday: number;
}

/** Why a prize can't be won now: today's are won, or all of them are. */
export type OutOfPlay = 'today' | 'gone';

/** Null: the prize can be won. */
export function outOfPlay({
  remaining,
  perDay,
  wonToday,
}: Pick<StockedPrize, 'remaining' | 'perDay' | 'wonToday'>): OutOfPlay | null {
  if (remaining !== null && remaining <= 0) return 'gone';
  return perDay !== null && wonToday >= perDay ? 'today' : null;
}

/**
 * The prizes that members see: those that are on and have a weight, in order. `DAILY_CASH_INELIGIBLE` has none, because
 * it is what the daily cash becomes for members who may not win cash; without it there is no daily cash.
 */
export function shownPrizes<Prize extends StockedPrize>(prizes: readonly Prize[]): readonly Prize[] {
  const hasSubstitute = prizes.some(({ isOn, type }) => isOn && type === 'DAILY_CASH_INELIGIBLE');
  return prizes.filter(
    ({ isOn, type, weight }) =>
      isOn && weight > 0 && type !== 'DAILY_CASH_INELIGIBLE' && (type !== 'DAILY_CASH' || hasSubstitute),
  );
}

/** The prizes that a draw can give now: the odds table of the page and the draw. */
export const inPlay = <Prize extends StockedPrize>(prizes: readonly Prize[]): readonly Prize[] =>
  shownPrizes(prizes).filter((prize) => outOfPlay(prize) === null);

export const totalWeight = (entries: readonly Pick<OddsEntry, 'weight'>[]): number =>
  entries.reduce((sum, { weight }) => sum + weight, 0);

/** The text whose SHA-256 names an odds table: a line for each prize, its id and its weight. */
export const oddsText = (entries: readonly Pick<OddsEntry, 'prizeId' | 'weight'>[]): string =>
  entries.map(({ prizeId, weight }) => `${prizeId} ${weight}`).join('\n');
