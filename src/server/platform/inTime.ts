import { setTimeout as wait } from 'node:timers/promises';

/** What the work answers, or what `late` makes of it after so many milliseconds of real time; the work isn't stopped. */
export async function inTime<T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  const answered = new AbortController();
  const { signal } = answered;
  // Once the work has answered, no one hears how the wait ended.
  const waited = wait(milliseconds, undefined, { ref: false, signal }).then(late);
  try {
    return await Promise.race([work, waited]);
  } finally {
    answered.abort();
  }
}
