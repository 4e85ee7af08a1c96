import type { OptValue } from './types.ts';

/**
 * What an event was to a member, in the season's calendar.
 * - `COMING`: it is planned, or on now;
 * - `WAITING`: over, and its result isn't known;
 * - `NO_POWER`: an outage left nothing to measure;
 * - `SAVED`: less than usual was used, or devices earned something;
 * - `NOTHING`: took part, and saved nothing;
 * - `SAT_OUT`: not joined, or nothing of the home could take part;
 * - `AWAY`: on vacation;
 * - `CALLED_OFF`.
 */
export type DayOutcome =
  | 'COMING'
  | 'WAITING'
  | 'NO_POWER'
  | 'SAVED'
  | 'NOTHING'
  | 'SAT_OUT'
  | 'AWAY'
  | 'CALLED_OFF';

export interface DayFacts {
  readonly cancelled: boolean;
  readonly over: boolean;
  readonly away: boolean;
  readonly opt: OptValue | null;
  /** False in a real-time event without a device. */
  readonly tookPart: boolean;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED' | null;
  /** Staff found that the home had no power, so the result stays pending. */
  readonly noPower: boolean;
  /** Null where devices are paid, not a reduction. */
  readonly reductionWh: number | null;
  readonly points: number | null;
}

export function dayOutcome(facts: DayFacts): DayOutcome {
  const { cancelled, over, away, opt, tookPart, settlement, noPower, reductionWh, points } = facts;
  if (cancelled) return 'CALLED_OFF';
  if (settlement === 'PENDING' && noPower) return 'NO_POWER';
  if (settlement === null || settlement === 'PENDING') {
    if (away && opt !== 'in') return 'AWAY';
    if (opt === 'in' || settlement === 'PENDING') return over ? 'WAITING' : 'COMING';
    return over || opt === 'out' ? 'SAT_OUT' : 'COMING';
  }
  if (!tookPart) return 'SAT_OUT';
  return (reductionWh ?? points ?? 0) > 0 ? 'SAVED' : 'NOTHING';
}
