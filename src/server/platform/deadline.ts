/** Begins a deadline of so many milliseconds in real time: a signal that aborts when it has passed. */
export type Deadline = (milliseconds: number) => AbortSignal;

export const realDeadline: Deadline = (milliseconds) => AbortSignal.timeout(milliseconds);
