import type { DeviceReading } from './deviceCommand.ts';
import type { DeviceAdvance, DeviceParticipation, EventHistory } from './deviceStates.ts';

export type DeviceStep = 'command' | 'watch' | 'undo';

/** When a device was off or shifted by us, epoch seconds; `to` is null while it lasts. */
export interface Stretch {
  readonly from: number;
  readonly to: number | null;
}

/** Times are epoch seconds. */
export interface DeviceInEvent {
  /** Null until the event has begun for it. */
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  /** Latest log entry about this event. */
  readonly history: EventHistory | null;
  readonly step: DeviceStep | null;
  /** When the step is due; null with `watch`: waits for the device's next report or the event's end. */
  readonly dueAt: number | null;
  /** Failures of this step so far. */
  readonly failures: number;
  /**
   * Answered attempts of all steps: part of a command's key, so that a new command never looks like a repeat.
   */
  readonly tries: number;
  /** The reading before our command; null: not read yet. */
  readonly before: DeviceReading | null;
  /**
   * The requested setpoint, tenths of a degree Celsius; of a battery that feeds in, the reserve in percent; null:
   * neither.
   */
  readonly target: number | null;
  /**
   * When the command expires; null: none was sent, or a restore was sent. Stored
   * before the command is sent.
   */
  readonly until: number | null;
  /** When the device was last confirmed to obey. */
  readonly seenAt: number | null;
  readonly shifted: readonly Stretch[];
  /** What a battery fed in so far, and its count up to which that is; null: it was never told to. */
  readonly fed: Fed | null;
}

/** Watt-hours, by the battery's own count. */
export interface Fed {
  readonly wh: number;
  readonly count: number;
}

/** A device's new row, and what its log says about the move. */
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
  fed: null,
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

/** Opens a stretch at this second, unless one is open. */
export function opened(row: DeviceInEvent, at: number): readonly Stretch[] {
  return isShifted(row) ? row.shifted : [...row.shifted, { from: Math.floor(at), to: null }];
}

/** Closes the open stretch; never before its start, even if the clock was set back. */
export function closed({ shifted }: DeviceInEvent, at: number): readonly Stretch[] {
  return shifted.map((stretch) =>
    stretch.to === null ? { from: stretch.from, to: Math.max(stretch.from, Math.floor(at)) } : stretch,
  );
}

/** What a battery fed in up to a reading. */
export function fedSoFar({ fed, before }: DeviceInEvent, { fedWh: count }: DeviceReading): Fed | null {
  const from = fed?.count ?? before?.fedWh;
  if (count === undefined || from === undefined) return fed;
  return { wh: (fed?.wh ?? 0) + Math.max(0, count - from), count };
}
