import { USUAL_COMFORT } from '../../domain/devices/comfort.ts';
import type { DeviceControl } from '../../domain/devices/deviceTypes.ts';
import { USUAL_RESERVE_PERCENT } from '../../domain/devices/reserve.ts';
import { direct, type Direction } from '../../domain/events/deviceDirection.ts';
import { NOT_BEGUN, type DeviceInEvent, type DeviceMove } from '../../domain/events/deviceInEvent.ts';
import {
  afterCommand,
  afterUndo,
  afterWatch,
  readBeforeCommand,
  readBeforeRestore,
  type CloudAnswer,
  type StepFacts,
} from '../../domain/events/deviceSteps.ts';
import type { EventHistory } from '../../domain/events/deviceStates.ts';
import type { DeviceState } from '../devices/service.ts';

/** A demonstration device in a past event. Instants are epoch seconds. */
export interface PastDevice {
  readonly control: DeviceControl;
  /** Its state when the event started. */
  readonly state: DeviceState;
  readonly start: number;
  readonly end: number;
  /** When it was turned on again by hand; null: never. */
  readonly turnedOnAt: number | null;
  /** What a battery feeds in during it, watt-hours; 0 for others. */
  readonly feedsWh: number;
}

export interface PastLife {
  readonly row: DeviceInEvent;
  readonly log: readonly { readonly at: number; readonly history: EventHistory }[];
}

/** A device's whole course in an event by the engine's own rules, from directing it to restoring it. */
export function pastLife({ control, state, start, end, turnedOnAt, feedsWh }: PastDevice): PastLife {
  let row = NOT_BEGUN;
  const log: { at: number; history: EventHistory }[] = [];
  const take = (moved: DeviceMove | null, at: number): void => {
    if (moved === null) return;
    row = moved.row;
    for (const history of moved.log) log.push({ at, history });
  };
  const facts = (now: number): StepFacts => ({
    control,
    comfort: USUAL_COMFORT,
    reservePercent: USUAL_RESERVE_PERCENT,
    end,
    watchSeconds: 300,
    now,
  });
  const directAt = (running: boolean, now: number): void => {
    const direction: Direction = {
      running,
      memberIn: true,
      opt: 'in',
      control,
      connection: 'connected',
      mayBegin: true,
      mayReturn: false,
      end,
      now,
    };
    take(direct(row === NOT_BEGUN ? null : row, direction), now);
  };
  const says = (seen: DeviceState): CloudAnswer => ({ ok: true, state: seen });

  directAt(true, start + 1);
  if (row.step === 'command') {
    const checked = readBeforeCommand(row, facts(start + 2), says(state));
    row = checked.row;
    if (checked.plan === null) take(checked, start + 2);
    else take(afterCommand(row, facts(start + 3), says(commanded(state, row.target)), null), start + 3);
  }
  if (turnedOnAt !== null && row.step === 'watch')
    take(afterWatch(row, facts(turnedOnAt), says(state)), turnedOnAt);
  directAt(false, end + 1);
  if (row.step === 'undo') {
    // It stays as commanded until it is released.
    const shifted = { ...commanded(state, row.target), fedWh: (state.fedWh ?? 0) + feedsWh };
    const back = readBeforeRestore(row, facts(end + 2), says(shifted));
    if (back.resume) row = back.row;
    take(back.resume ? afterUndo(row, facts(end + 3), says(state)) : back, end + 3);
  }
  return { row, log };
}

/** A device's state while it obeys. */
function commanded(state: DeviceState, target: number | null): DeviceState {
  if (target === null) return { ...state, on: false };
  return state.canFeed === true ? { ...state, on: false, feeding: true } : { ...state, setpoint: target };
}
