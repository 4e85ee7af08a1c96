/** A page visit counts after this many seconds. Source: ANL-10, CON-05; the unit is ours (AMB-09). */
export const MINIMUM_VISIT_SECONDS = 30;
/** Seconds between one heartbeat and the next. Source: ANL-10, CON-05. */
export const HEARTBEAT_DELAY_SECONDS = 10;

/** Milliseconds from the start of the visit to the next heartbeat; `sent`: heartbeats so far. */
export function nextHeartbeatMs(sent: number): number {
  return (MINIMUM_VISIT_SECONDS + sent * HEARTBEAT_DELAY_SECONDS) * 1000;
}
