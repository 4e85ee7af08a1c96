import type { DeviceControl } from '../devices/deviceConfigs.ts';
import type { PreEventParticipation } from './deviceStates.ts';
import { startsJoined } from './joining.ts';
import type { Algorithm } from './algorithms.ts';
import { statusAt } from './status.ts';
import type { EventLife } from './status.ts';
import type { OptValue, Verdict } from './types.ts';

/** A device of a member before an event, or in it. */
export interface DeviceBefore {
  readonly algorithm: Algorithm;
  /** What the member said to the event. */
  readonly memberOpt: OptValue | null;
  /** Whether the member, who is not in it, may still join. */
  readonly memberMayJoin: boolean;
  readonly onVacation: boolean;
  /** What the member said for this device and this event. */
  readonly opt: OptValue | null;
  /** The device's own switch. */
  readonly optedIn: boolean;
  readonly control: DeviceControl;
  /** Offline, no longer in the account, or its authorization has ended. */
  readonly troubled: boolean;
}

/** Whether a device takes part: the word for this event, else its own switch. */
export function deviceOpt(opt: OptValue | null, optedIn: boolean): OptValue {
  return opt ?? (optedIn ? 'in' : 'out');
}

/**
 * Computed whenever it is asked for, never kept. Trouble is told before the member joins: whoever reads on must not count
 * on the device. Source: EVT-17; decisions, Events and devices.
 */
export function preEventParticipation({
  algorithm,
  memberOpt,
  memberMayJoin,
  onVacation,
  opt,
  optedIn,
  control,
  troubled,
}: DeviceBefore): PreEventParticipation {
  if (onVacation || control === 'none' || deviceOpt(opt, optedIn) === 'out') return 'EXCLUDED';
  const joined = memberOpt === 'in' || (memberOpt === null && startsJoined(algorithm));
  if (troubled) return joined || memberMayJoin ? 'ISSUE' : 'EXCLUDED';
  return joined ? 'INCLUDED' : 'EXCLUDED';
}

export interface DeviceOptSituation {
  readonly event: EventLife & { readonly algorithm: Algorithm };
  readonly invited: boolean;
  readonly onVacation: boolean;
  readonly control: DeviceControl;
}

export type DeviceOptRefusal =
  | 'not-invited'
  | 'not-controllable'
  | 'cancelled'
  | 'ended'
  | 'already-started'
  | 'on-vacation';

/**
 * Whether a device may be put into an event, or taken out. Joining closes as it does for the member: at the start, for a
 * real-time event at its end; leaving is possible until the end. Source: EVT-14; decisions, Events and devices.
 */
export function mayOptDevice(
  wanted: OptValue,
  { event, invited, onVacation, control }: DeviceOptSituation,
  now: Date,
): Verdict<DeviceOptRefusal> {
  if (!invited) return refuse('not-invited');
  if (control === 'none') return refuse('not-controllable');
  const status = statusAt(event, now);
  if (status === 'CANCELLED') return refuse('cancelled');
  if (status === 'ENDED' || status === 'CLOSED') return refuse('ended');
  if (wanted === 'out') return { allowed: true };
  if (status === 'ACTIVE' && !startsJoined(event.algorithm)) return refuse('already-started');
  return onVacation ? refuse('on-vacation') : { allowed: true };
}

function refuse(reason: DeviceOptRefusal): { readonly allowed: false; readonly reason: DeviceOptRefusal } {
  return { allowed: false, reason };
}
