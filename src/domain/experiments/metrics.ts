import {
  FEWEST_FOR_INTERVAL,
  FEWEST_MEMBERS,
  differenceInterval,
  mean,
  meanInterval,
  shareInterval,
  verdict,
  type Interval,
  type Sample,
  type Verdict,
} from './statistics.ts';

/**
 * What an experiment is judged by, of each member after they were shown it: joined an event, kWh saved in settled events,
 * ordered a reward, connected a device.
 */
export const EXPERIMENT_METRICS = ['JOINED', 'KWH_SAVED', 'ORDERED', 'CONNECTED'] as const;
export type ExperimentMetric = (typeof EXPERIMENT_METRICS)[number];

export interface VariantResult {
  readonly variant: string;
  /** Share of the members from 0 to 1, or kWh a member; null without members. */
  readonly value: number | null;
  /** Null with few members. */
  readonly interval: Interval | null;
  /** Against the first variant; null for the first one, and without members. */
  readonly difference: number | null;
  /** Also null with too few members, where it would say nothing. */
  readonly differenceInterval: Interval | null;
  readonly verdict: Verdict | null;
}

/** No interval goes beyond what the value can be. */
const within = ({ low, high }: Interval, least: number, most: number): Interval => ({
  low: Math.max(least, low),
  high: Math.min(most, high),
});

/**
 * A metric's results by variant; the first sample is what the others are compared with. The intervals and verdicts of the
 * differences hold for all variants together, so more variants need more members.
 */
export function compareVariants(
  metric: ExperimentMetric,
  samples: readonly { readonly variant: string; readonly weight: number; readonly sample: Sample }[],
): VariantResult[] {
  const [first] = samples;
  const control = first?.sample;
  const isShare = metric !== 'KWH_SAVED';
  const comparisons = Math.max(1, samples.length - 1);
  const interval = isShare ? shareInterval : meanInterval;
  const [least, most] = isShare ? [0, 1] : [-Infinity, Infinity];
  return samples.map(({ variant, weight, sample }, place): VariantResult => {
    const fewest = Math.min(control?.members ?? 0, sample.members);
    const compares = place > 0 && control !== undefined && fewest > 0;
    const comparison =
      first === undefined || place === 0
        ? null
        : { control: first.sample, variant: sample, share: weight / (first.weight + weight), comparisons };
    return {
      variant,
      value: sample.members === 0 ? null : mean(sample),
      interval: sample.members < FEWEST_FOR_INTERVAL ? null : within(interval(sample), least, most),
      difference: compares ? mean(sample) - mean(control) : null,
      differenceInterval:
        comparison !== null && fewest >= FEWEST_MEMBERS
          ? within(differenceInterval(comparison), -most, most)
          : null,
      verdict: comparison === null ? null : verdict(comparison),
    };
  });
}
