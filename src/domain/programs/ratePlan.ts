/** Weekdays are Monday to Friday. Holidays count as their day of the week. */
export type BandDays = 'all' | 'weekday' | 'weekend';

/** A price and its hours, by the home's wall clock. */
export interface RateBand {
  readonly days: BandDays;
  /** 0 to 23. */
  readonly fromHour: number;
  /** 1 to 24, after `fromHour`. */
  readonly toHour: number;
  /** Hundredths of a cent per kilowatt-hour: 1450 is 14.5 cents. */
  readonly rate: number;
}

/** A utility's prices: a daily charge, and a rate per kilowatt-hour by time of use. */
export interface RatePlan {
  /** The utility's own code, unique within it. */
  readonly code: string;
  readonly name: string;
  /** Hundredths of a cent a day. */
  readonly daily: number;
  /** The first that applies wins. */
  readonly bands: readonly RateBand[];
}

/** Hours a plan can distinguish: 24 of a weekday, then 24 of a weekend day. */
export const BUCKETS = 48;

/**
 * The rate of an hour of a weekday or weekend day, hundredths of a cent per kilowatt-hour; null: undefined by
 * the plan.
 */
export function rateIn(plan: RatePlan, bucket: number): number | null {
  const weekend = bucket >= 24;
  const hour = bucket % 24;
  const holds = ({ days, fromHour, toHour }: RateBand) =>
    (days === 'all' || (days === 'weekend') === weekend) && hour >= fromHour && hour < toHour;
  return plan.bands.find(holds)?.rate ?? null;
}

/** Why a plan is invalid; null: valid. */
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
