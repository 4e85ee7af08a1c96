/** A visit of a page counts from here on, in seconds. Source: ANL-10, CON-05; the unit is ours (AMB-09). */
export const MINIMUM_VISIT_SECONDS = 30;
/** Seconds between one heartbeat and the next. Source: ANL-10, CON-05. */
export const HEARTBEAT_DELAY_SECONDS = 10;

/** Milliseconds from the beginning of the visit to the next heartbeat, by how many were sent. */
export function nextHeartbeatMs(sent: number): number {
  return (MINIMUM_VISIT_SECONDS + sent * HEARTBEAT_DELAY_SECONDS) * 1000;
}
