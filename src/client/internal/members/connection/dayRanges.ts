const DAY_MS = 86_400_000;

/** Days in order (YYYY-MM-DD), those that follow each other as one range: 2026-11-14 – 2026-11-27. */
export function dayRanges(days: readonly string[]): readonly string[] {
  const ranges: { first: string; last: string }[] = [];
  for (const day of days) {
    const open = ranges.at(-1);
    if (open !== undefined && Date.parse(day) - Date.parse(open.last) === DAY_MS) open.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first} – ${last}`));
}
