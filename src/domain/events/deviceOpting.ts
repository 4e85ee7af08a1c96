import type { DeviceControl } from '../devices/deviceTypes.ts';
import type { PreEventParticipation } from './deviceStates.ts';
import { startsJoined } from './joining.ts';
import type { Algorithm } from './algorithms.ts';
import { statusAt } from './status.ts';
import type { EventLife } from './status.ts';
import type { OptValue, Verdict } from './types.ts';

/** A member's device before or during an event. */
export interface DeviceBefore {
  readonly algorithm: Algorithm;
  /** The member's choice for the event. */
  readonly memberOpt: OptValue | null;
  /** Whether the member, who isn't in it, may still join. */
  readonly memberMayJoin: boolean;
  readonly onVacation: boolean;
  /** The member's choice for this device and event. */
  readonly opt: OptValue | null;
  /** The device's own setting. */
  readonly optedIn: boolean;
  readonly control: DeviceControl;
  /** Offline, missing from the account, or its authorization has ended. */
  readonly troubled: boolean;
}

/** The choice for this event, else the device's own setting. */
export function deviceOpt(opt: OptValue | null, optedIn: boolean): OptValue {
  return opt ?? (optedIn ? 'in' : 'out');
}

/**
 * Computed on demand, never stored. Trouble shows before the member joins, because it affects what to expect.
 * Source: EVT-17; decisions, Events and devices.
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
 * Whether a device may be opted in or out. Joining closes as for the member: at the start, for a real-time
 * event at its end; leaving stays possible until the end. Source: EVT-14; decisions, Events and devices.
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
