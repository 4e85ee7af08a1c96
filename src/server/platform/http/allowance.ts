export interface Allowance {
  /** Takes one. Answers 0, or the whole seconds until there is one again. */
  take(key: string, now: Date): number;
}

export interface AllowanceOptions {
  /** So many at once, */
  readonly most: number;
  /** and so many again in this time, little by little. Milliseconds. */
  readonly perMs: number;
  /** So many keys are known at a time; the one that was not asked for longest is forgotten. */
  readonly keys?: number;
}

/**
 * How often something may be done, by key, so that nobody fills the house. It is kept in the memory of this process: several
 * of them allow as many times as much, which is still a limit, and costs no statement.
 */
export function createAllowance({ most, perMs, keys = 20_000 }: AllowanceOptions): Allowance {
  const left = new Map<string, { readonly count: number; readonly at: number }>();
  return {
    take(key, now) {
      const at = now.getTime();
      const before = left.get(key);
      const count = before === undefined ? most : Math.min(most, before.count + (Math.max(0, at - before.at) * most) / perMs);
      left.delete(key);
      left.set(key, { count: count >= 1 ? count - 1 : count, at });
      const [oldest] = left.keys();
      if (left.size > keys && oldest !== undefined) left.delete(oldest);
      return count >= 1 ? 0 : Math.max(1, Math.ceil(((1 - count) * perMs) / most / 1000));
    },
  };
}
