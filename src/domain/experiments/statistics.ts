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

/** 95% interval of a mean, by the normal distribution. */
export function meanInterval(sample: Sample): Interval {
  const half = Z * Math.sqrt(variance(sample) / sample.members);
  return { low: mean(sample) - half, high: mean(sample) + half };
}

/** Members at which the sequential interval is narrowest. */
const TUNED_FOR = 5_000;

/** Where all values are alike, as if one of two more members differed: alike so far doesn't mean without spread. */
function paddedVariance(sample: Sample): number {
  const members = sample.members + 2;
  return variance(sample) || variance({ members, sum: 1, squares: 1 });
}

/**
 * 95% interval of the difference of two means that stays true however often someone looks. With several `comparisons`
 * with the same control, all of them together miss the truth at most 5% of the time: each gets its part of the error rate
 * (Bonferroni). Source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic
 * confidence sequences" (2021), tuned as GrowthBook does it; Dunn, "Multiple comparisons among means", JASA 56 (1961).
 */
export function differenceInterval(control: Sample, variant: Sample, comparisons = 1): Interval {
  const alpha = ALPHA / comparisons;
  const difference = mean(variant) - mean(control);
  const n = control.members + variant.members;
  const spread = n * (paddedVariance(control) / control.members + paddedVariance(variant) / variant.members);
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / TUNED_FOR;
  const half =
    Math.sqrt(spread) *
    Math.sqrt((2 * (n * rho2 + 1) * Math.log(Math.sqrt(n * rho2 + 1) / alpha)) / (n * n * rho2));
  return { low: difference - half, high: difference + half };
}

/** Members of each variant below which nothing is said about a difference. */
export const FEWEST_MEMBERS = 50;

export type Verdict = 'TOO_FEW' | 'UNCLEAR' | 'BETTER' | 'WORSE';

/** What can be said of one of `comparisons` variants beside the first one; more is better in every metric of ours. */
export function verdict(control: Sample, variant: Sample, comparisons = 1): Verdict {
  if (Math.min(control.members, variant.members) < FEWEST_MEMBERS) return 'TOO_FEW';
  const { low, high } = differenceInterval(control, variant, comparisons);
  if (low > 0) return 'BETTER';
  return high < 0 ? 'WORSE' : 'UNCLEAR';
}

export interface SampleRatio {
  readonly chiSquare: number;
  readonly p: number;
  /** The members are not spread as the weights say, so the results can't be trusted. */
  readonly isMismatch: boolean;
}

/** A split this unlikely by chance is a fault. Source: Fabijan et al., "Diagnosing sample ratio mismatch" (KDD 2019). */
const MISMATCH_P = 0.001;

/** Members that each variant must expect, below which the test calls chance a fault. Source: Cochran, Biometrics 10 (1954). */
const FEWEST_EXPECTED = 5;
/** Far more than the continued fraction ever needs. */
const MOST_STEPS = 1_000;

/** Pearson's chi-square test of the members seen against the weights; null without members. */
export function sampleRatio(
  groups: readonly { readonly members: number; readonly weight: number }[],
): SampleRatio | null {
  const members = groups.reduce((sum, group) => sum + group.members, 0);
  const weights = groups.reduce((sum, { weight }) => sum + weight, 0);
  if (members === 0 || groups.length < 2) return null;
  const chiSquare = groups.reduce((sum, group) => {
    const expected = (members * group.weight) / weights;
    return sum + (group.members - expected) ** 2 / expected;
  }, 0);
  const p = chiSquareTail(chiSquare, groups.length - 1);
  const isEnough = groups.every(({ weight }) => (members * weight) / weights >= FEWEST_EXPECTED);
  return { chiSquare, p, isMismatch: isEnough && p < MISMATCH_P };
}

/**
 * Probability of a chi-square value at least this large. Source: the incomplete gamma function's series, DLMF 8.11.4, and
 * far out, where that overflows, its continued fraction, DLMF 8.9.2; with the half-integer gamma function by recursion
 * from its values at 1/2 and 1.
 */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1;
  const [a, x] = [degrees / 2, chiSquare / 2];
  let logGamma = degrees % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let k = degrees % 2 === 0 ? 1 : 0.5; k < a + 1; k += 1) logGamma += Math.log(k);
  const front = Math.exp(a * Math.log(x) - x - logGamma);
  if (x > a + 1) return a * front * gammaFraction(a, x);
  let [term, total] = [1, 1];
  for (let k = 1; term > total * 1e-16; k += 1) {
    term *= x / (a + k);
    total += term;
  }
  return Math.min(1, Math.max(0, 1 - front * total));
}

/** The continued fraction by Lentz's algorithm; each step brings it nearer. */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let [c, d] = [Infinity, 1 / b];
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const part = step * (a - step);
    b += 2;
    d = 1 / (b + part * d);
    c = b + part / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}
