import type { ComfortBand } from '../devices/comfort.ts';
import type { DeviceControl } from '../devices/deviceTypes.ts';

/** A device's reading, as far as events need it. Temperatures in tenths of a degree Celsius. */
export interface DeviceReading {
  readonly online: boolean;
  /** Whether it runs, heats, cools or charges; null: unknown. */
  readonly on: boolean | null;
  readonly mode?: 'heat' | 'cool' | 'off';
  readonly setpoint?: number;
  readonly chargePercent?: number;
  /** Whether its partner can make it feed in. */
  readonly canFeed?: boolean;
  /** Whether it feeds in because it was commanded to. */
  readonly feeding?: boolean;
  /** What it has fed in on command, ever, watt-hours, by its own count. */
  readonly fedWh?: number;
}

/** How far an event moves a setpoint: 2 °C. */
export const SETPOINT_SHIFT = 20;
/** Moves of less than half a degree aren't worth sending. */
const LEAST_SHIFT = 5;
/** Partners that count in Fahrenheit return a tenth or two more or less than we sent. */
const SETPOINT_TOLERANCE = 3;

/** What to command when an event begins for a device; `nothing` gives its resulting advance. */
export type CommandPlan =
  | { readonly kind: 'off' }
  | { readonly kind: 'setpoint'; readonly setpoint: number }
  | { readonly kind: 'feed'; readonly reservePercent: number }
  | { readonly kind: 'nothing'; readonly advance: 'ALREADY_OFF' | 'NOT_TOGGLED' | 'NOT_IMPLEMENTED' };

/**
 * Cooling goes up and heating goes down by 2 °C within the comfort band; moves under half a degree are
 * skipped. A battery that can feed in does so down to its reserve, if it holds more. Everything else is switched off or
 * stops charging. Source: decisions, Events and devices.
 */
export function commandPlan(
  control: DeviceControl,
  before: DeviceReading,
  { comfort, reservePercent }: { readonly comfort: ComfortBand; readonly reservePercent: number },
): CommandPlan {
  switch (control) {
    case 'none':
      return { kind: 'nothing', advance: 'NOT_IMPLEMENTED' };
    case 'charge':
      if (before.canFeed === true && (before.chargePercent ?? 0) > reservePercent)
        return { kind: 'feed', reservePercent };
      return before.on === false ? { kind: 'nothing', advance: 'ALREADY_OFF' } : { kind: 'off' };
    case 'switch':
      return before.on === false ? { kind: 'nothing', advance: 'ALREADY_OFF' } : { kind: 'off' };
    case 'setpoint':
      return setpointPlan(before, comfort);
  }
}

function setpointPlan({ on, mode, setpoint }: DeviceReading, comfort: ComfortBand): CommandPlan {
  if (mode === 'off' || (mode === undefined && on === false))
    return { kind: 'nothing', advance: 'ALREADY_OFF' };
  if (mode === undefined || setpoint === undefined) return { kind: 'nothing', advance: 'NOT_IMPLEMENTED' };
  const target =
    mode === 'cool'
      ? Math.min(setpoint + SETPOINT_SHIFT, comfort.highest)
      : Math.max(setpoint - SETPOINT_SHIFT, comfort.lowest);
  const shift = mode === 'cool' ? target - setpoint : setpoint - target;
  return shift < LEAST_SHIFT
    ? { kind: 'nothing', advance: 'NOT_TOGGLED' }
    : { kind: 'setpoint', setpoint: target };
}

/**
 * What a device was commanded: `target` is the setpoint, in the mode it was in before, or the reserve in percent down to
 * which a battery feeds in.
 */
export interface Goal {
  readonly before: DeviceReading | null;
  readonly target: number | null;
}

/**
 * Whether a device is as the event wants it; null: unknown. A thermostat that was switched off or moved
 * further the same way counts as held.
 */
export function isHeld(
  control: DeviceControl,
  { before, target }: Goal,
  sight: DeviceReading,
): boolean | null {
  if (control === 'charge' && target !== null && sight.feeding !== undefined)
    return sight.feeding || (sight.on === false && (sight.chargePercent ?? 100) <= target);
  if (control !== 'setpoint') return sight.on === null ? null : !sight.on;
  if (sight.mode === 'off') return true;
  if (target === null || sight.setpoint === undefined) return null;
  return before?.mode === 'heat'
    ? sight.setpoint <= target + SETPOINT_TOLERANCE
    : sight.setpoint >= target - SETPOINT_TOLERANCE;
}
