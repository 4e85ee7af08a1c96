/** NET-26, CON-04: the share of errors that carry a trace. */
export const ERROR_TRACE_SAMPLE_RATE = 0.15;

/** Whether this error carries a trace. `random` is from 0 up to, not including, 1. */
export function isTraced(random: number): boolean {
  return random < ERROR_TRACE_SAMPLE_RATE;
}
