/** Count, sum and sum of squares of one value a member. For yes or no, the value is 1 or 0. */
export interface Sample {
  readonly members: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Error rate of the intervals: they miss the truth at most this often. */
const ALPHA = 0.05;
/** The normal distribution's two-sided value for `ALPHA`. */
const Z = 1.959963984540054;

/** NaN without members. */
export const mean = ({ members, sum }: Sample): number => sum / members;

/** Unbiased variance of the values; NaN with fewer than two members. */
export function variance({ members, sum, squares }: Sample): number {
  return Math.max(0, (squares - (sum * sum) / members) / (members - 1));
}

/**
 * 95% interval of a share. Source: Wilson, "Probable inference, the law of succession, and statistical inference",
 * JASA 22 (1927): unlike the plain one it stays within 0 and 1 with few members.
 */
export function shareInterval({ members, sum }: Sample): Interval {
  const share = sum / members;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * members)) / (1 + z2 / members);
  const half =
    (Z / (1 + z2 / members)) * Math.sqrt((share * (1 - share)) / members + z2 / (4 * members * members));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** 95% interval of a mean by Student's distribution, which with few members is wider than the normal one. */
export function meanInterval(sample: Sample): Interval {
  const half = studentValue(sample.members - 1) * Math.sqrt(variance(sample) / sample.members);
  return { low: mean(sample) - half, high: mean(sample) + half };
}

/**
 * Student's two-sided 95% value. Source: the expansion of Abramowitz and Stegun, "Handbook of mathematical functions",
 * 26.7.5; right to three digits from 9 degrees on.
 */
function studentValue(degrees: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees ** 3)
  );
}

/** Members at which the sequential interval is narrowest. */
const TUNED_FOR = 5_000;

export interface Comparison {
  readonly control: Sample;
  readonly variant: Sample;
  /** The variant's share of the two of them by the experiment's weights, 0 to 1. */
  readonly share: number;
  /** How many variants are compared with the same control. */
  readonly comparisons: number;
}

/**
 * 95% interval of the difference of two means that stays true however often someone looks, however uneven the split and
 * however rare or skewed the values. What is random is only who got which variant: without a difference, a member's value
 * times how far their assignment is from its share is a martingale with steps of known variance. Its bound needs
 * no limit of the values, because it counts the squares that were seen beside those that were expected. With several
 * `comparisons`, all of them together miss the truth at most 5% of the time: each gets its part of the error rate
 * (Bonferroni). Sources: Delyon, "Exponential inequalities for sums of weakly dependent variables", Electronic Journal of
 * Probability 14 (2009), for the bound; Howard, Ramdas, McAuliffe and Sekhon, "Time-uniform, nonparametric,
 * nonasymptotic confidence sequences", Annals of Statistics 49 (2021), for its mixture over time; Dunn, "Multiple
 * comparisons among means", JASA 56 (1961).
 */
export function differenceInterval({ control, variant, share, comparisons }: Comparison): Interval {
  const alpha = ALPHA / comparisons;
  const members = control.members + variant.members;
  const centre = (control.sum + variant.sum) / members;
  const around = (sample: Sample) => squaresAround(sample, centre);
  const seen = (1 - share) ** 2 * around(variant) + share ** 2 * around(control);
  const expected = share * (1 - share) * (around(control) + around(variant));
  // Alike so far doesn't mean without spread: at least as if one member had differed by one.
  const spread = Math.max(seen / 3 + (2 * expected) / 3, share * (1 - share));
  const surprise = -2 * Math.log(alpha);
  const tuning = TUNED_FOR / (surprise + Math.log(surprise + 1)) / members;
  const bound = Math.sqrt(spread * (1 + tuning) * (Math.log((1 + tuning) / tuning) + surprise));
  const half = (bound * members) / (control.members * variant.members);
  const difference = mean(variant) - mean(control);
  return { low: difference - half, high: difference + half };
}

const squaresAround = ({ members, sum, squares }: Sample, centre: number): number =>
  Math.max(0, squares - 2 * centre * sum + members * centre * centre);

/** Members of each variant below which nothing is said about a difference. */
export const FEWEST_MEMBERS = 50;
/** Members below which a value has no interval. */
export const FEWEST_FOR_INTERVAL = 10;

export type Verdict = 'TOO_FEW' | 'UNCLEAR' | 'BETTER' | 'WORSE';

/** What can be said of one variant beside the first one; more is better in every metric of ours. */
export function verdict(comparison: Comparison): Verdict {
  if (Math.min(comparison.control.members, comparison.variant.members) < FEWEST_MEMBERS) return 'TOO_FEW';
  const { low, high } = differenceInterval(comparison);
  if (low > 0) return 'BETTER';
  return high < 0 ? 'WORSE' : 'UNCLEAR';
}

export interface SampleRatio {
  /** At most this likely by chance, however often someone looks. */
  readonly p: number;
  /** The members are not spread as the weights say, so the results can't be trusted. */
  readonly isMismatch: boolean;
}

/** A split this unlikely by chance is a fault. Source: Fabijan et al., "Diagnosing sample ratio mismatch" (KDD 2019). */
const MISMATCH_P = 0.001;

/** How near to the weights faulty splits may be, in members: the more, the nearer. All count alike. */
const SPLIT_PRIORS = [20, 500, 10_000];

/**
 * Test of the members seen against the weights that holds at every look: how much better a split from around the weights
 * explains the members than the weights themselves. Null without members. Source: Lindon and Malek, "Anytime-valid
 * inference for multinomial count data" (NeurIPS 2022).
 */
export function sampleRatio(
  groups: readonly { readonly members: number; readonly weight: number }[],
): SampleRatio | null {
  const members = groups.reduce((sum, group) => sum + group.members, 0);
  const weights = groups.reduce((sum, { weight }) => sum + weight, 0);
  if (members === 0 || groups.length < 2) return null;
  const evidence = SPLIT_PRIORS.map((prior) =>
    groups.reduce(
      (sum, group) => {
        const share = group.weight / weights;
        const own = prior * share;
        return sum + logGamma(own + group.members) - logGamma(own) - group.members * Math.log(share);
      },
      logGamma(prior) - logGamma(prior + members),
    ),
  );
  const p = Math.min(1, evidence.length / evidence.reduce((sum, each) => sum + Math.exp(each), 0));
  return { p, isMismatch: p < MISMATCH_P };
}

/** Logarithm of the gamma function of a positive number. Source: Stirling's series, DLMF 5.11.1, from 10 on. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const x2 = x * x;
  return (
    (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + (1 / 12 - (1 / 360 - 1 / (1260 * x2)) / x2) / x
  );
}
