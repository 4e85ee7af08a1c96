import {
  costByPlan,
  FORESEEN_FROM_DAYS,
  foreseeMonth,
  type LikelyCost,
  type PlanCostOfTime,
} from '../../domain/energy/cost.ts';
import {
  addDays,
  daysBetween,
  startOfLocalDay,
  toLocalDate,
  type LocalDate,
} from '../../domain/meter/zone.ts';
import type { RatePlan } from '../../domain/programs/ratePlan.ts';
import { usageByHour } from '../../domain/programs/usageByHour.ts';
import type { Db } from '../platform/db/db.ts';
import { findMemberPlans } from '../programs/service.ts';
import type { EnergyScope } from './queries.ts';
import { readPeriod, type ReadPeriod, type WantedPeriod } from './readPeriod.ts';

/** What a period costs by the plans of the member's utility. */
export interface PeriodCost {
  readonly utilityName: string;
  readonly currency: string;
  /** By the plan that the home says it is on, else the utility's usual one. */
  readonly current: PlanCostOfTime;
  readonly isChosen: boolean;
  readonly usualCode: string;
  /** By each plan, the cheapest first. */
  readonly plans: readonly PlanCostOfTime[];
  /** The days that are counted. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly missingSeconds: number;
  /** What the month will probably cost; null: it isn't the month of the last readings, or too little is known. */
  readonly month: LikelyCost | null;
}

/**
 * What the readings of a period cost; null without readings in it, or without plans of the utility. Only energy taken
 * from the grid is counted.
 */
export async function costOfPeriod(
  db: Db,
  scope: EnergyScope,
  { period, date }: Omit<WantedPeriod, 'daysBefore'>,
): Promise<PeriodCost | null> {
  const offered = await findMemberPlans(db, scope);
  if (offered === null) return null;
  const daysBefore = period === 'month' ? FORESEEN_FROM_DAYS : 0;
  const read = await readPeriod(db, scope, { period, date, daysBefore });
  if (read === null) return null;
  const { channels, known, timeZone, lastDay } = read;
  const [start, end] = [Math.max(read.start, known.start), Math.min(read.end, known.end)];
  if (start >= end) return null;
  const usage = usageByHour(channels.import.days, timeZone, start, end);
  const readSeconds = total(usage.read);
  if (readSeconds === 0) return null;
  const [from, to] = [toLocalDate(timeZone, start), toLocalDate(timeZone, end - 1)];
  const days = daysBetween(from, to) + 1;
  const plans = offered.plans
    .map((plan) => costByPlan(plan, usage, days))
    .sort((a, b) => a.totalCents - b.totalCents);
  const current = plans.find(({ code }) => code === offered.currentCode);
  const plan = offered.plans.find(({ code }) => code === offered.currentCode);
  if (current === undefined || plan === undefined) return null;
  const isRunning = period === 'month' && read.days.start <= lastDay && lastDay < read.days.end;
  return {
    utilityName: offered.utilityName,
    currency: offered.currency,
    current,
    isChosen: offered.isChosen,
    usualCode: offered.usualCode,
    plans,
    from,
    to,
    missingSeconds: total(usage.all) - readSeconds,
    month: isRunning
      ? foreseeMonth(
          current.totalCents,
          daysBetween(lastDay, read.days.end) - 1,
          dailyCents(plan, read, FORESEEN_FROM_DAYS),
        )
      : null,
  };
}

/** What each of the latest days cost; null: not all of its readings are there. */
function dailyCents(
  plan: RatePlan,
  { channels, timeZone, lastDay }: ReadPeriod,
  count: number,
): (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(lastDay, index + 1 - count);
    const [from, to] = [startOfLocalDay(timeZone, day), startOfLocalDay(timeZone, addDays(day, 1))];
    const usage = usageByHour(channels.import.days, timeZone, from, to);
    return total(usage.read) < to - from ? null : costByPlan(plan, usage, 1).totalCents;
  });
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
