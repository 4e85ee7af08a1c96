/** Adds two records of whole numbers field by field. */
export function addTotals<T extends Readonly<Record<keyof T, number>>>(a: T, b: T): T {
  const keys = Object.keys(a) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as unknown as T;
}

/** A fraction; null where there is nothing to divide by. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** A fraction in percent. */
export function toPercent(share: number | null): number | null {
  return share === null ? null : share * 100;
}
