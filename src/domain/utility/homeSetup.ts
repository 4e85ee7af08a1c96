import type { HomeSetup } from '../settlement/tier.ts';

/** The parts of a utility connection that matter for the tier. */
export interface ConnectionProgress {
  /** Whether the connection was ever complete. */
  readonly everReachedAuthDone: boolean;
}

/**
 * A home's setup, which decides the tier until there are results. A connection that was ever complete counts
 * as connected; later trouble doesn't cost the tier. null: no utility chosen; then a device counts as a
 * start. Source: decisions (Carbon, Bronze, Silver).
 */
export function homeSetup(connection: ConnectionProgress | null, hasDevice: boolean): HomeSetup {
  if (connection === null) return hasDevice ? 'device-or-utility-begun' : 'signed-up';
  return connection.everReachedAuthDone ? 'utility-connected' : 'device-or-utility-begun';
}
