import { MOST_GROUPS, MOST_MINUTES_APART } from '../../../../domain/events/groups.ts';

/** How a plan divides homes, as typed. */
export interface TypedGroups {
  readonly isOn: boolean;
  readonly count: string;
  readonly apart: string;
  readonly isRandom: boolean;
}

export const NO_GROUPS: TypedGroups = { isOn: false, count: '3', apart: '30', isRandom: false };

/** A whole number in a range; null: it isn't one. */
export function wholeNumber(typed: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

/** As the contract takes them; null: no groups. `undefined`: a number is missing. */
export function toGroups({ isOn, count, apart, isRandom }: TypedGroups) {
  if (!isOn) return null;
  const [groups, minutesApart] = [
    wholeNumber(count, 2, MOST_GROUPS),
    wholeNumber(apart, 1, MOST_MINUTES_APART),
  ];
  return groups === null || minutesApart === null ? undefined : { count: groups, minutesApart, isRandom };
}
