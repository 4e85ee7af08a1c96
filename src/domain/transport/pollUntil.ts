/**
 * CON-10: the constant of the configuration whose use the specification leaves open, ten minutes. It is the longest
 * time that anything polls, whose value is open too (HLP-02, AMB-09).
 */
export const MAX_POLLING_MS = 600_000;

/** Time as polling needs it. Both in milliseconds. */
export interface PollTimer {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export interface PollOptions<T> {
  readonly ask: () => Promise<T>;
  readonly isDone: (answer: T) => boolean;
  readonly everyMs: number;
  readonly maxMs?: number;
  readonly timer: PollTimer;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

export type PollResult<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'stopped' };

/**
 * Asks at once and then again and again, until the answer is the awaited one, time is up, or nobody waits any more.
 * After the maximum no further question is asked. What `ask` throws ends the polling and is passed on. Source: HLP-02.
 */
export async function pollUntil<T>({
  ask,
  isDone,
  everyMs,
  maxMs = MAX_POLLING_MS,
  timer,
  signal,
}: PollOptions<T>): Promise<PollResult<T>> {
  const start = timer.now();
  const left = () => signal?.aborted ?? false;
  while (!left()) {
    const answer = await ask();
    if (left()) break;
    if (isDone(answer)) return { kind: 'done', answer };
    if (timer.now() - start + everyMs > maxMs) return { kind: 'timed-out' };
    await timer.wait(everyMs);
  }
  return { kind: 'stopped' };
}
