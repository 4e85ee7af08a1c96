/** Seed of the randomized tests, which print it when they fail; `EBBWATT_SEED` repeats a run. */
export const SEED = Number(process.env['EBBWATT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers from 0 up to 1, reproducible from the seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
