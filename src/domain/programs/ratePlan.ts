/** Whether a band holds on Mondays to Fridays, on Saturdays and Sundays, or on all days. Holidays count as the day of the week they are. */
export type BandDays = 'all' | 'weekday' | 'weekend';

/** A price and when it holds, by the home's wall clock. */
export interface RateBand {
  readonly days: BandDays;
  /** 0 to 23. */
  readonly fromHour: number;
  /** 1 to 24, after `fromHour`. */
  readonly toHour: number;
  /** Hundredths of a cent for a kilowatt-hour: 1450 is 14.5 cents. */
  readonly rate: number;
}

/** What a utility charges for a home: so much a day, and for each kilowatt-hour what it costs at that time. */
export interface RatePlan {
  /** As the utility names it, unique within it. */
  readonly code: string;
  readonly name: string;
  /** Hundredths of a cent a day, whatever is used. */
  readonly daily: number;
  /** Of two that hold at the same time the first counts. */
  readonly bands: readonly RateBand[];
}

/** Hours of a week that a plan may tell apart: 24 of a weekday, then 24 of a weekend day. */
export const BUCKETS = 48;

/** What an hour of a weekday or a weekend day costs, in hundredths of a cent for a kilowatt-hour; null: the plan does not say. */
export function rateIn(plan: RatePlan, bucket: number): number | null {
  const weekend = bucket >= 24;
  const hour = bucket % 24;
  const holds = ({ days, fromHour, toHour }: RateBand) =>
    (days === 'all' || (days === 'weekend') === weekend) && hour >= fromHour && hour < toHour;
  return plan.bands.find(holds)?.rate ?? null;
}

/** What is wrong with a plan; null: nothing. */
export function planFault(plan: RatePlan): 'hours' | 'gap' | 'rate' | null {
  const whole = (value: number) => Number.isInteger(value) && value >= 0;
  if (!whole(plan.daily) || plan.bands.some(({ rate }) => !whole(rate))) return 'rate';
  if (
    plan.bands.some(
      ({ fromHour, toHour }) => !whole(fromHour) || !whole(toHour) || fromHour >= toHour || toHour > 24,
    )
  )
    return 'hours';
  return Array.from({ length: BUCKETS }, (_, bucket) => rateIn(plan, bucket)).includes(null) ? 'gap' : null;
}
