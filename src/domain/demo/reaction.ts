/** How much less a made-up household uses in an event that it has joined, percent. Shares and ranges are of its own choice. */
const NOTHING = 0.25;
const SOME = { until: 0.75, least: 10, most: 25 } as const;
const MUCH = { least: 30, most: 60 } as const;
/** It forgets one evening in this number; on the others it does more or less than it usually does. */
const FORGETS = 1 / 6;
const EVENING = { least: 0.6, most: 1.3 } as const;

/**
 * Households react to joining each in its own way, and a quarter not at all. `home` draws the home's numbers, the same
 * each time, and `evening` those of the evening.
 */
export function savedPercent(home: () => number, evening: () => number): number {
  const kind = home();
  if (kind < NOTHING) return 0;
  const { least, most } = kind < SOME.until ? SOME : MUCH;
  const usual = least + home() * (most - least);
  if (evening() < FORGETS) return 0;
  return Math.round(usual * (EVENING.least + evening() * (EVENING.most - EVENING.least)));
}
