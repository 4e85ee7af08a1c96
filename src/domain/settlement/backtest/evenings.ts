import { addDays, toLocalDate, toWeekday, wallClockToEpoch } from '../../meter/zone.ts';

/** The evenings of a backtest: the same local hours on every n-th chosen weekday of a past period. */
export interface EveningPlan {
  /** First and last local date. */
  readonly from: string;
  readonly to: string;
  /** Minutes of the local day; the window ends on the same day. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekdays: readonly number[];
  /** 3: every third of these days. */
  readonly every: number;
}

/** Epoch seconds. */
export interface Evening {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** In order. As events are, an evening is as long by elapsed time as its window is on the clock. */
export function listEvenings(plan: EveningPlan, zone: string): Evening[] {
  const seconds = (plan.endMinute - plan.startMinute) * 60;
  const evenings: Evening[] = [];
  let count = 0;
  for (let date = plan.from; date <= plan.to; date = addDays(date, 1)) {
    if (!plan.weekdays.includes(toWeekday(date))) continue;
    if (count % plan.every === 0) {
      const start = wallClockToEpoch(zone, date, plan.startMinute * 60);
      evenings.push({ date: toLocalDate(zone, start), start, end: start + seconds });
    }
    count += 1;
  }
  return evenings;
}
