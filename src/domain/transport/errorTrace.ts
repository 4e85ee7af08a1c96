/** NET-26, CON-04: the share of errors that carry a trace. */
export const ERROR_TRACE_SAMPLE_RATE = 0.15;

/** `random` is in [0, 1). */
export function isTraced(random: number): boolean {
  return random < ERROR_TRACE_SAMPLE_RATE;
}
