import { REWARD_LIMITS } from './checkReward.ts';

/** A promo code as staff describe it. */
export interface PromoDraft {
  /** As typed. */
  readonly code: string;
  /** Whole points; null: it gives a reward. */
  readonly points: number | null;
  readonly rewardId: string | null;
  /** How many members can use it; null: any number. */
  readonly limit: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export const PROMO_FAULTS = ['code', 'gives', 'points', 'limit', 'endsAt'] as const;
export type PromoFault = (typeof PROMO_FAULTS)[number];

/** Product: the most members that a code can be limited to. */
const MOST_MEMBERS = 1_000_000;

/** A code as it is kept and looked up: in capitals, without spaces. */
export const normalPromoCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** Faults of a promo code, by field; used by the staff form and the server. */
export function checkPromo({
  code,
  points,
  rewardId,
  limit,
  startsAt,
  endsAt,
}: PromoDraft): Readonly<Record<string, PromoFault>> {
  const faults: Record<string, PromoFault> = {};
  if (!/^[A-Z0-9-]{4,40}$/.test(normalPromoCode(code))) faults['code'] = 'code';
  if ((points === null) === (rewardId === null)) faults['points'] = 'gives';
  else if (points !== null && !isWhole(points, REWARD_LIMITS.points)) faults['points'] = 'points';
  if (limit !== null && !isWhole(limit, MOST_MEMBERS)) faults['limit'] = 'limit';
  if (endsAt !== null && endsAt <= startsAt) faults['endsAt'] = 'endsAt';
  return faults;
}

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;
