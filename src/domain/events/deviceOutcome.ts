import type { DeviceControl } from '../devices/deviceTypes.ts';
import type { DeviceReading } from './deviceCommand.ts';
import type { DeviceAdvance, DeviceParticipation } from './deviceStates.ts';

/** How an event went for a device, in one word: the log's sentence about the event. */
export const DEVICE_OUTCOMES = [
  'WAITING',
  'TRYING',
  'TAKING_PART',
  'TOOK_PART',
  'NOT_TO_THE_END',
  'CHANGED_BACK',
  'TAKEN_OUT',
  'KEPT_OUT',
  'ALREADY_OFF',
  'UNSEEN',
  'UNCHANGED',
  'NO_ANSWER',
  'OFFLINE',
  'NOT_IN_ACCOUNT',
  'NO_ACCESS',
  'READ_ONLY',
  'DISCONNECTED',
  'TOO_LATE',
] as const;
export type DeviceOutcome = (typeof DEVICE_OUTCOMES)[number];

/** What we did to a device in an event. */
export const DEVICE_CHANGES = ['WARMER', 'COOLER', 'SWITCHED_OFF', 'NOT_CHARGING', 'FED_IN'] as const;
export type DeviceChange = (typeof DEVICE_CHANGES)[number];

export interface OutcomeFacts {
  /** The event has ended or was cancelled. */
  readonly over: boolean;
  /** Null until the event has begun for it. */
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  readonly shiftedSeconds: number;
}

/** The member's own action comes first, then what the device did, then why it did nothing. Source: EVT-18, EVT-19, DEV-17. */
export function deviceOutcome({ over, advance, participation, shiftedSeconds }: OutcomeFacts): DeviceOutcome {
  const hasShifted = shiftedSeconds > 0;
  if (participation === 'OPT_OUT' || advance === 'OPT_OUT') return hasShifted ? 'TAKEN_OUT' : 'KEPT_OUT';
  if (participation === 'TURNED_ON_DURING') return 'CHANGED_BACK';
  if (participation === 'ALREADY_OFF' || advance === 'ALREADY_OFF') return 'ALREADY_OFF';
  if (hasShifted && participation === 'OTHER') return 'NOT_TO_THE_END';
  if (hasShifted) return over ? 'TOOK_PART' : 'TAKING_PART';
  switch (advance) {
    case null:
    case 'SCHEDULED':
      return over ? 'TOO_LATE' : 'WAITING';
    case 'SHIFTED':
      return over ? 'UNSEEN' : 'TAKING_PART';
    case 'NOT_TOGGLED':
      return 'UNCHANGED';
    case 'NOT_IMPLEMENTED':
      return 'READ_ONLY';
    case 'DISCONNECTED':
      return 'DISCONNECTED';
    case 'FAILED':
      return over ? 'NO_ANSWER' : 'TRYING';
    case 'OFFLINE':
      return over ? 'OFFLINE' : 'TRYING';
    case 'NOT_CONNECTED':
      return over ? 'NOT_IN_ACCOUNT' : 'TRYING';
    case 'AUTH_ERROR':
      return over ? 'NO_ACCESS' : 'TRYING';
    case 'FAILED_GIVEN_UP':
      return 'NO_ANSWER';
    case 'OFFLINE_GIVEN_UP':
      return 'OFFLINE';
    case 'NOT_CONNECTED_GIVEN_UP':
      return 'NOT_IN_ACCOUNT';
    case 'AUTH_ERROR_GIVEN_UP':
      return 'NO_ACCESS';
  }
}

/** What a command changed, and by how many degrees Celsius; null: no command is known. */
export function deviceChange(
  control: DeviceControl,
  before: DeviceReading | null,
  target: number | null,
): { readonly change: DeviceChange; readonly degrees: number | null } | null {
  if (before === null) return null;
  switch (control) {
    case 'none':
      return null;
    case 'switch':
      return { change: 'SWITCHED_OFF', degrees: null };
    case 'charge':
      return { change: target === null ? 'NOT_CHARGING' : 'FED_IN', degrees: null };
    case 'setpoint': {
      if (target === null || before.setpoint === undefined) return null;
      const moved = target - before.setpoint;
      return { change: moved < 0 ? 'COOLER' : 'WARMER', degrees: Math.abs(moved) / 10 };
    }
  }
}
