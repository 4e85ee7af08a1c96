import {
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
  /** Null with fewer than two members. */
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
  samples: readonly { readonly variant: string; readonly sample: Sample }[],
): VariantResult[] {
  const control = samples[0]?.sample;
  const isShare = metric !== 'KWH_SAVED';
  const comparisons = Math.max(1, samples.length - 1);
  const interval = isShare ? shareInterval : meanInterval;
  return samples.map(({ variant, sample }, place): VariantResult => {
    const fewest = Math.min(control?.members ?? 0, sample.members);
    const compares = place > 0 && control !== undefined && fewest > 0;
    return {
      variant,
      value: sample.members === 0 ? null : mean(sample),
      interval: sample.members < 2 ? null : within(interval(sample), 0, Infinity),
      difference: compares ? mean(sample) - mean(control) : null,
      differenceInterval:
        compares && fewest >= FEWEST_MEMBERS
          ? within(
              differenceInterval(control, sample, comparisons),
              isShare ? -1 : -Infinity,
              isShare ? 1 : Infinity,
            )
          : null,
      verdict: place === 0 || control === undefined ? null : verdict(control, sample, comparisons),
    };
  });
}
