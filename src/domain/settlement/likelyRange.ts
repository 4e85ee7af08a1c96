/** A range narrower than this share of its middle is told as one amount. */
const NARROW_PERCENT = 20;

/** Points of an estimate, to the nearest 5 (or up, or down to it), from 100 on to the nearest 10. */
export function roundLikely(points: number, round: (value: number) => number): number {
  const step = points < 100 ? 5 : 10;
  return round(points / step) * step;
}

/** The one amount that says a narrow range better than its ends; null for a range that isn't narrow. */
export function aboutPoints(low: number, high: number): number | null {
  return (high - low) * 200 < NARROW_PERCENT * (low + high)
    ? roundLikely((low + high) / 2, Math.round)
    : null;
}
