import type { DeviceControl } from '../devices/deviceTypes.ts';

/** What a device reports of its part in an event. */
export interface ReportingDevice {
  readonly control: DeviceControl;
  /** What it drew just before our command; null: it doesn't report that. */
  readonly wattsBefore: number | null;
  /** For how long it was off because of us. */
  readonly shiftedSeconds: number;
  /** What a battery fed in, by its own count; null: it was not told to. */
  readonly fedWh: number | null;
}

/** Whole watt-hours, and how many devices they come from. */
export interface SavedSoFar {
  readonly wh: number;
  readonly devices: number;
}

/**
 * What the devices report to have saved: what they drew before, for as long as they were off, and what batteries fed in.
 * A thermostat draws on by turns, so it has no such figure. Null without any. Never what pays: that is the meter's.
 */
export function savedSoFar(devices: readonly ReportingDevice[]): SavedSoFar | null {
  const figures = devices.map(savedBy).filter((wh) => wh > 0);
  const wh = Math.round(figures.reduce((sum, each) => sum + each, 0));
  return wh === 0 ? null : { wh, devices: figures.length };
}

/** Thermostats that are eased or have been. They say what they draw at a moment, which is no figure of what they save. */
export function countThermostats(devices: readonly ReportingDevice[]): number {
  return devices.filter(({ control, shiftedSeconds }) => control === 'setpoint' && shiftedSeconds > 0).length;
}

function savedBy({ control, wattsBefore, shiftedSeconds, fedWh }: ReportingDevice): number {
  if (fedWh !== null) return fedWh;
  return control === 'switch' || control === 'charge' ? ((wattsBefore ?? 0) * shiftedSeconds) / 3_600 : 0;
}
