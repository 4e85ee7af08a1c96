import type { DeviceControl } from '../devices/deviceConfigs.ts';
import { isShifted, move, NOT_BEGUN } from './deviceInEvent.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import type { OptValue } from './types.ts';

/** What holds for a device in an event now. Instants are epoch seconds. */
export interface Direction {
  /** Whether the event runs; otherwise it is over or was called off. */
  readonly running: boolean;
  /** Whether the member takes part now. */
  readonly memberIn: boolean;
  /** Whether the device does: the member's word for this event, else the device's own switch. */
  readonly opt: OptValue;
  readonly control: DeviceControl;
  /** `removed`: the device or its connection was taken away. */
  readonly connection: 'connected' | 'ended' | 'removed';
  /** Whether a device that has not begun may: not one that came after the start of an event that asks. */
  readonly mayBegin: boolean;
  /** Whether one that was taken out may come back. */
  readonly mayReturn: boolean;
  readonly end: number;
  readonly now: number;
}

/** A call to a partner that was begun is over after so many seconds, whatever became of it. */
export const LEASE_SECONDS = 60;

/**
 * Brings a device to where its event, its member and its connection say that it belongs; null: it is there already.
 * Saying it again changes nothing. What has ended for the device (turned on by the member, never obeyed) stays so.
 * Source: decisions, Events and devices.
 */
export function direct(row: DeviceInEvent | null, facts: Direction): DeviceMove | null {
  // Who left in the last second has left, also where the devices hear of it after the end.
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

/** Where it was not put back yet, what we did to it must not be taken for how it was. */
function back(row: DeviceInEvent, facts: Direction): DeviceMove {
  return begin({ ...row, participation: null, before: row.step === 'undo' ? row.before : null }, facts);
}

function begin(row: DeviceInEvent, { opt, control, connection, now }: Direction): DeviceMove {
  const none = { step: null, dueAt: null, failures: 0 } as const;
  if (opt === 'out') return move(row, { ...none, advance: 'OPT_OUT', participation: 'OPT_OUT' }, 'OPT_OUT');
  if (control === 'none')
    return move(row, { ...none, advance: 'NOT_IMPLEMENTED', participation: 'OTHER' }, 'NOT_IMPLEMENTED');
  if (connection === 'removed')
    return move(row, { ...none, advance: 'DISCONNECTED', participation: 'OTHER' }, 'DISCONNECTED');
  // Before a new look the old aim means nothing; where the device was not put back yet, it still holds.
  const aim = row.before === null ? { target: null, until: null } : {};
  return move(
    row,
    { ...aim, advance: 'SCHEDULED', step: 'command', failures: 0, dueAt: soon(row, now) },
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
  // Nothing was ever sent: there is nothing to put back.
  if (row.until === null)
    return move(row, { participation: row.participation ?? 'OTHER', step: null, dueAt: null, failures: 0 });
  return move(row, { step: 'undo', failures: 0, dueAt: soon(row, now) });
}

/** At once, but not while a call that was begun for it may still be under way: it would come in after ours. */
function soon(row: DeviceInEvent, now: number): number {
  if (row.step === null || row.step === 'watch' || row.dueAt === null) return now;
  return Math.min(Math.max(row.dueAt, now), now + LEASE_SECONDS);
}
