const DAY_MS = 86_400_000;

/** Whole days since an instant in milliseconds, for UTL-15; null: it never was. */
export function daysSince(instant: number | null, now: Date): number | null {
  return instant === null ? null : Math.max(0, Math.floor((now.getTime() - instant) / DAY_MS));
}
