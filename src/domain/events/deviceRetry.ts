import { move, type DeviceInEvent, type DeviceMove } from './deviceInEvent.ts';
import type { DeviceAdvance } from './deviceStates.ts';

/** Why devices of an event can't be reached. */
export const DEVICE_FAILURES = ['AUTH', 'DISCONNECTED', 'FAILED', 'NOT_CONNECTED', 'OFFLINE'] as const;
export type DeviceFailureReason = (typeof DEVICE_FAILURES)[number];

/** How a failure shows: while it is tried again, and once it was given up. */
export const FAILURE_ADVANCES: Readonly<
  Record<DeviceFailureReason, { readonly retried: DeviceAdvance | null; readonly givenUp: DeviceAdvance }>
> = {
  AUTH: { retried: 'AUTH_ERROR', givenUp: 'AUTH_ERROR_GIVEN_UP' },
  DISCONNECTED: { retried: null, givenUp: 'DISCONNECTED' },
  FAILED: { retried: 'FAILED', givenUp: 'FAILED_GIVEN_UP' },
  NOT_CONNECTED: { retried: 'NOT_CONNECTED', givenUp: 'NOT_CONNECTED_GIVEN_UP' },
  OFFLINE: { retried: 'OFFLINE', givenUp: 'OFFLINE_GIVEN_UP' },
};

/** A device that was given up is commanded once more, with as many tries as at first; null: it wasn't given up. */
export function retried(row: DeviceInEvent, now: number): DeviceMove | null {
  const isGivenUp = DEVICE_FAILURES.some(
    (reason) => reason !== 'DISCONNECTED' && FAILURE_ADVANCES[reason].givenUp === row.advance,
  );
  if (!isGivenUp) return null;
  return move(
    row,
    { advance: 'SCHEDULED', participation: null, step: 'command', dueAt: now, failures: 0 },
    'SCHEDULED',
  );
}
