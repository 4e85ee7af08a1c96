import {
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
  readonly differenceInterval: Interval | null;
  readonly verdict: Verdict | null;
}

/** A metric's results by variant; the first sample is what the others are compared with. */
export function compareVariants(
  metric: ExperimentMetric,
  samples: readonly { readonly variant: string; readonly sample: Sample }[],
): VariantResult[] {
  const control = samples[0]?.sample;
  const interval = metric === 'KWH_SAVED' ? meanInterval : shareInterval;
  return samples.map(({ variant, sample }, place): VariantResult => {
    const compares = place > 0 && control !== undefined && Math.min(control.members, sample.members) > 1;
    return {
      variant,
      value: sample.members === 0 ? null : mean(sample),
      interval: sample.members < 2 ? null : interval(sample),
      difference: compares ? mean(sample) - mean(control) : null,
      differenceInterval: compares ? differenceInterval(control, sample) : null,
      verdict: place === 0 || control === undefined ? null : verdict(control, sample),
    };
  });
}
