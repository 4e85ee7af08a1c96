import type { DeviceControl } from '../devices/deviceTypes.ts';
import { isShifted, move, NOT_BEGUN } from './deviceInEvent.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import type { OptValue } from './types.ts';

/** What applies to a device in an event now. Instants are epoch seconds. */
export interface Direction {
  /** false: the event is over or cancelled. */
  readonly running: boolean;
  /** Whether the member currently takes part. */
  readonly memberIn: boolean;
  /** The member's choice for this event, else the device's own setting. */
  readonly opt: OptValue;
  readonly control: DeviceControl;
  /** `removed`: the member removed the device or its connection. */
  readonly connection: 'connected' | 'ended' | 'removed';
  /** Whether a device that hasn't started may: false for late devices of a scheduled event. */
  readonly mayBegin: boolean;
  /** Whether a device that was opted out may rejoin. */
  readonly mayReturn: boolean;
  readonly end: number;
  readonly now: number;
  /** Before this, its command isn't sent; absent: it may be sent at once. */
  readonly notBefore?: number;
}

/** A call to a partner has timed out after this many seconds, whatever the result. */
export const LEASE_SECONDS = 60;

/**
 * Moves a device to where its event, its member and its connection say it belongs; null: it is there already.
 * Idempotent. A final state (turned on by the member, never obeyed) is kept. Source: decisions, Events and
 * devices.
 */
export function direct(row: DeviceInEvent | null, facts: Direction): DeviceMove | null {
  // A member who left in the last second has left, even if the devices learn it after the end.
  if (!facts.memberIn) return row === null ? null : leave(row, facts);
  if (!facts.running) return row === null ? null : end(row, facts);
  if (row === null || row.advance === null) return facts.mayBegin ? begin(row ?? NOT_BEGUN, facts) : null;
  if (facts.opt === 'out') return leave(row, facts);
  if (row.participation === 'OPT_OUT')
    return facts.mayReturn && facts.connection !== 'removed' ? back(row, facts) : null;
  const moved = row.until !== null && row.until !== facts.end;
  return moved && row.step === 'watch' && isShifted(row)
    ? move(row, { step: 'command', failures: 0, dueAt: facts.now })
    : null;
}

/** Until the device is restored, its current state is our doing and must not be recorded as its own. */
function back(row: DeviceInEvent, facts: Direction): DeviceMove {
  return begin({ ...row, participation: null, before: row.step === 'undo' ? row.before : null }, facts);
}

function begin(row: DeviceInEvent, { opt, control, connection, now, notBefore = 0 }: Direction): DeviceMove {
  const none = { step: null, dueAt: null, failures: 0 } as const;
  if (opt === 'out') return move(row, { ...none, advance: 'OPT_OUT', participation: 'OPT_OUT' }, 'OPT_OUT');
  if (control === 'none')
    return move(row, { ...none, advance: 'NOT_IMPLEMENTED', participation: 'OTHER' }, 'NOT_IMPLEMENTED');
  if (connection === 'removed')
    return move(row, { ...none, advance: 'DISCONNECTED', participation: 'OTHER' }, 'DISCONNECTED');
  // A new reading discards the old target, unless the device isn't restored yet.
  const aim = row.before === null ? { target: null, until: null } : {};
  return move(
    row,
    {
      ...aim,
      advance: 'SCHEDULED',
      step: 'command',
      failures: 0,
      dueAt: Math.max(soon(row, now), notBefore),
    },
    'SCHEDULED',
  );
}

function leave(row: DeviceInEvent, { now }: Direction): DeviceMove | null {
  if (row.participation === 'OPT_OUT' || row.step === null) return null;
  if (row.step === 'undo') return move(row, { participation: 'OPT_OUT' }, 'OPT_OUT');
  if (row.until === null) {
    const advance = row.advance === 'SCHEDULED' ? 'OPT_OUT' : row.advance;
    return move(row, { advance, participation: 'OPT_OUT', step: null, dueAt: null, failures: 0 }, 'OPT_OUT');
  }
  return move(row, { participation: 'OPT_OUT', step: 'undo', failures: 0, dueAt: soon(row, now) }, 'OPT_OUT');
}

function end(row: DeviceInEvent, { now }: Direction): DeviceMove | null {
  if (row.step === null || row.step === 'undo') return null;
  // Nothing was ever sent, so there is nothing to restore.
  if (row.until === null)
    return move(row, { participation: row.participation ?? 'OTHER', step: null, dueAt: null, failures: 0 });
  return move(row, { step: 'undo', failures: 0, dueAt: soon(row, now) });
}

/** Immediately, unless a call for the device may still be in flight: it would arrive after ours. */
function soon(row: DeviceInEvent, now: number): number {
  if (row.step === null || row.step === 'watch' || row.dueAt === null) return now;
  return Math.min(Math.max(row.dueAt, now), now + LEASE_SECONDS);
}
