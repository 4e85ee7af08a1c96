import type { DeviceSight } from './deviceCommand.ts';
import type { DeviceAdvance, DeviceParticipation, EventHistory } from './deviceStates.ts';

/** What is to be done next with a device in an event. */
export type DeviceStep = 'command' | 'watch' | 'undo';

/** When a device was off or shifted by us, epoch seconds; `to` null while it lasts. */
export interface Stretch {
  readonly from: number;
  readonly to: number | null;
}

/** A device in an event. Times are epoch seconds. */
export interface DeviceInEvent {
  /** Null until the event has begun for it. */
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  /** The latest entry of its log about this event. */
  readonly history: EventHistory | null;
  readonly step: DeviceStep | null;
  /** When the step is due; null with a `watch`: only when the device makes itself heard, or the event ends. */
  readonly dueAt: number | null;
  /** Failures of this step so far. */
  readonly failures: number;
  /** Answered attempts of all steps: part of a command's key, so that another command is never taken for a repeat. */
  readonly tries: number;
  /** As it was before our command; null: it was not looked at yet. */
  readonly before: DeviceSight | null;
  /** The setpoint that was asked for, tenths of a degree Celsius. */
  readonly target: number | null;
  /** When the command ends by itself; null: none was ever sent. Written down before it is sent. Null again once the device was asked to go back. */
  readonly until: number | null;
  /** When it was last seen to be as we want it. */
  readonly seenAt: number | null;
  readonly shifted: readonly Stretch[];
}

/** What became of a device in an event, and what its log says of it. */
export interface DeviceMove {
  readonly row: DeviceInEvent;
  readonly log: readonly EventHistory[];
}

export const NOT_BEGUN: DeviceInEvent = {
  advance: null,
  participation: null,
  history: null,
  step: null,
  dueAt: null,
  failures: 0,
  tries: 0,
  before: null,
  target: null,
  until: null,
  seenAt: null,
  shifted: [],
};

export function move(
  row: DeviceInEvent,
  changes: Partial<DeviceInEvent>,
  ...log: readonly EventHistory[]
): DeviceMove {
  return { row: { ...row, ...changes, history: log.at(-1) ?? row.history }, log };
}

export function isShifted({ shifted }: DeviceInEvent): boolean {
  return shifted.at(-1)?.to === null;
}

/** The stretches with a new one from this second; as they are when one is open. */
export function opened(row: DeviceInEvent, at: number): readonly Stretch[] {
  return isShifted(row) ? row.shifted : [...row.shifted, { from: Math.floor(at), to: null }];
}

/** The stretches with the open one closed; never before it began, also when the clock was set back. */
export function closed({ shifted }: DeviceInEvent, at: number): readonly Stretch[] {
  return shifted.map((stretch) =>
    stretch.to === null ? { from: stretch.from, to: Math.max(stretch.from, Math.floor(at)) } : stretch,
  );
}
