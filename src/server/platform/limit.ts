/** Runs work, but only so much of it at a time; the rest waits its turn, first come first served. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimit(most: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place: it is not given up in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
