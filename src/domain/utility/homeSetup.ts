import type { HomeSetup } from '../settlement/tier.ts';

/** What is kept of a member's utility connection, as far as the tier goes. */
export interface ConnectionProgress {
  /** Whether the connection was once complete. */
  readonly everReachedAuthDone: boolean;
}

/**
 * How far a home is set up: it decides the tier until there are results. A connection that was once complete counts as
 * connected; its later troubles are not the member's tier. Null: no utility chosen; then a device counts as a beginning.
 * Source: decisions (Carbon, Bronze, Silver).
 */
export function homeSetup(connection: ConnectionProgress | null, hasDevice: boolean): HomeSetup {
  if (connection === null) return hasDevice ? 'device-or-utility-begun' : 'signed-up';
  return connection.everReachedAuthDone ? 'utility-connected' : 'device-or-utility-begun';
}
