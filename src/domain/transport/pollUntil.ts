/**
 * CON-10: ten minutes, a constant whose use the specification leaves open. We use it as the limit of all
 * polling, whose value is open too (HLP-02, AMB-09).
 */
export const MAX_POLLING_MS = 600_000;

/** Milliseconds. */
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
  /** Aborted when the result isn't needed any more. */
  readonly signal?: AbortSignal;
}

export type PollResult<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'stopped' };

/**
 * Polls immediately and then repeatedly until the answer is the expected one, time is up, or the signal aborts.
 * Errors of `ask` end the polling and propagate. Source: HLP-02.
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
