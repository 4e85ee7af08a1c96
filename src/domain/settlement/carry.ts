import type { CarryFactor, ProgramRules } from '../programs/rules.ts';
import type { Noise } from './noise.ts';

/** After this many settled events, what is left to make up no longer counts. */
export const CARRY_EVENTS = 10;

/** What worse evenings of one program left to make up. */
export interface Carry {
  /** Whole watt-hours, below 0. */
  readonly wh: number;
  /** The latest evening that added to it, and its local date. */
  readonly eventId: string;
  readonly date: string;
  /** Settled events of the program since that evening. */
  readonly eventsSince: number;
}

/** What is left to make up, by the program's id: a member who moves starts with that program's own. */
export type CarriedByProgram = Readonly<Record<string, Carry>>;

/** Why what was left to make up no longer counts. */
export type CarryEnd = 'new-year' | 'ten-events' | 'off';

/** How one evening met what earlier ones left to make up, as the receipt shows it. Whole watt-hours. */
export interface CarryStep {
  /** Left to make up before the event; at most 0. */
  readonly openWh: number;
  /** Where that came from; null: nothing was left. */
  readonly from: { readonly eventId: string; readonly date: string } | null;
  /** At most this much is carried on; null: the baseline's error is unknown, so this evening adds nothing. */
  readonly limitWh: number | null;
  /** The reduction and what was left to make up: this pays. */
  readonly countedWh: number;
  /** Left to make up after the event; at most 0. */
  readonly leftWh: number;
  readonly ended: CarryEnd | null;
}

/** How much of a saving made up for earlier evenings, watt-hours; 0: nothing was left to make up, or nothing was saved. */
export const setAgainstWh = (
  { openWh, from }: Pick<CarryStep, 'openWh' | 'from'>,
  reductionWh: number,
): number => (from === null ? 0 : Math.max(0, Math.min(reductionWh, -openWh)));

/** The evening to which a carry is applied. */
export interface CarryEvening {
  readonly eventId: string;
  /** Local date. */
  readonly date: string;
  readonly reductionWh: number;
  readonly noise: Noise | null;
  readonly factor: CarryFactor;
}

/** The factor that applies: a month that is netted evens out by itself; rules from before carry-over have none. */
export function carryFactorOf(rules: Partial<Pick<ProgramRules, 'netMonthly' | 'carryFactor'>>): CarryFactor {
  return rules.netMonthly === true ? 0 : (rules.carryFactor ?? 0);
}

/** The carry that counts on an evening, and why an earlier one doesn't. */
export function openCarry(
  carried: Carry | undefined,
  { date, factor }: Pick<CarryEvening, 'date' | 'factor'>,
): { readonly open: Carry | undefined; readonly ended: CarryEnd | null } {
  if (carried === undefined) return { open: undefined, ended: null };
  if (factor === 0) return { open: undefined, ended: 'off' };
  // A program's year is the calendar year of the events' local dates.
  if (carried.date.slice(0, 4) < date.slice(0, 4)) return { open: undefined, ended: 'new-year' };
  return { open: carried, ended: null };
}

/**
 * Sets a worse evening against the next better ones, so that a baseline's chance errors don't pay. With `r` the reduction
 * and `x` the reduction plus what was left to make up:
 *
 * | | pays | left to make up |
 * |---|---|---|
 * | r < 0 | nothing | what was left and r, at most the limit |
 * | x ≤ 0 | nothing | x, at most the limit |
 * | 0 < x < dead band | nothing | nothing |
 * | x ≥ dead band | x | nothing |
 *
 * The limit is the program's factor times the baseline's error at this home. Where that is unknown, the evening adds
 * nothing, and what was left stays. It ends with the calendar year, after ten settled events, and when the program's
 * factor becomes 0. Never a debt: it only lowers what later evenings earn. Source: fair pay, Carry-over.
 */
export function carryOver(
  carried: Carry | undefined,
  evening: CarryEvening,
): { readonly step: CarryStep | undefined; readonly after: Carry | undefined } {
  const { eventId, date, reductionWh, noise, factor } = evening;
  if (factor === 0 && carried === undefined) return { step: undefined, after: undefined };
  const { open, ended } = openCarry(carried, evening);
  const openWh = open?.wh ?? 0;
  const limitWh = factor === 0 ? 0 : noise && factor * noise.meanAbsoluteWh;
  const countedWh = reductionWh + openWh;
  const leftWh = stillOpen(reductionWh, openWh, limitWh);
  const step = {
    openWh,
    from: open === undefined ? null : { eventId: open.eventId, date: open.date },
    limitWh,
    countedWh,
    leftWh,
    ended,
  };
  if (leftWh === 0) return { step, after: undefined };
  if (open === undefined || leftWh < openWh)
    return { step, after: { wh: leftWh, eventId, date, eventsSince: 0 } };
  const eventsSince = open.eventsSince + 1;
  if (eventsSince >= CARRY_EVENTS)
    return { step: { ...step, leftWh: 0, ended: 'ten-events' }, after: undefined };
  return { step, after: { ...open, wh: leftWh, eventsSince } };
}

function stillOpen(reductionWh: number, openWh: number, limitWh: number | null): number {
  if (limitWh === null) return reductionWh < 0 ? openWh : Math.min(0, reductionWh + openWh);
  return Math.max(Math.min(0, reductionWh + openWh), 0 - limitWh);
}

/** The amounts after an event of one program; undefined: nothing is left to make up anywhere. */
export function withCarried(
  carried: CarriedByProgram | undefined,
  programId: string,
  own: Carry | undefined,
): CarriedByProgram | undefined {
  const others = Object.entries(carried ?? {}).filter(([id]) => id !== programId);
  const all = own === undefined ? others : [...others, [programId, own] as const];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
