import { EXPERIMENT_METRICS, type ExperimentMetric } from './metrics.ts';
import { differenceInterval, FEWEST_MEMBERS, mean, variance, type Sample } from './statistics.ts';

/** The smallest change worth waiting for, as a part of today's value. */
const PLANNED_CHANGE = 0.1;
/** A change of that size shows with a chance of 80%. */
const POWER_Z = 0.8416;
const MOST_MEMBERS = 2 ** 30;

export interface MetricPlan {
  readonly metric: ExperimentMetric;
  /** Of the audience's members who used the app lately; null: there are none. */
  readonly today: number | null;
  /** The change that the plan is for; null: no one did it lately, so no number of members is known. */
  readonly change: number | null;
  /** In all variants together; null: none is known. */
  readonly members: number | null;
  /** Days until enough of the audience have used the app; null: not within the days that are known. */
  readonly days: number | null;
}

/** Members of the audience who would use the app within each number of days, ascending. */
type Reach = readonly { readonly days: number; readonly members: number }[];

export interface Lately {
  readonly samples: Readonly<Record<ExperimentMetric, Sample>>;
  readonly reach: Reach;
}

/** How many members and days an experiment with these weights needs, by what members did lately. */
export function planExperiment(weights: readonly number[], { samples, reach }: Lately): MetricPlan[] {
  return EXPERIMENT_METRICS.map((metric): MetricPlan => {
    const sample = samples[metric];
    const today = sample.members === 0 ? null : mean(sample);
    const change = today === null || today === 0 ? null : Math.abs(today) * PLANNED_CHANGE;
    const members = change === null ? null : membersNeeded(sample, weights, change);
    return { metric, today, change, members, days: members === null ? null : daysUntil(reach, members) };
  });
}

/** The fewest members, all variants together, with which the interval of the results would show this change. */
function membersNeeded(sample: Sample, weights: readonly number[], change: number): number | null {
  const shows = (members: number): boolean => smallestShown(sample, weights, members) <= change;
  if (!shows(MOST_MEMBERS)) return null;
  let [few, enough] = [0, MOST_MEMBERS];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (shows(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}

/** The smallest change that this number of members would show, for the variant with the fewest of them. */
function smallestShown(sample: Sample, weights: readonly number[], members: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [first = 0, ...others] = weights;
  const least = Math.min(...others);
  const [control, variant] = [first, least].map((weight) => alike(sample, (members * weight) / total));
  if (control === undefined || variant === undefined) return Infinity;
  if (Math.min(control.members, variant.members) < FEWEST_MEMBERS) return Infinity;
  const comparison = { control, variant, share: least / (first + least), comparisons: others.length };
  const { low, high } = differenceInterval(comparison);
  const error = Math.sqrt(variance(sample) * (1 / control.members + 1 / variant.members));
  return (high - low) / 2 + POWER_Z * error;
}

/** This number of members, if they do what those of the sample did. */
const alike = ({ members, sum, squares }: Sample, count: number): Sample => ({
  members: count,
  sum: (sum / members) * count,
  squares: (squares / members) * count,
});

/** Days until this number of members come, between the days of which it is known. */
function daysUntil(reach: Reach, wanted: number): number | null {
  let before = { days: 0, members: 0 };
  for (const here of reach) {
    if (here.members >= wanted) {
      const part = (wanted - before.members) / (here.members - before.members);
      return Math.max(1, Math.ceil(before.days + part * (here.days - before.days)));
    }
    before = here;
  }
  return null;
}
