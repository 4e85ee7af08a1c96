import type { DeviceUse } from '../devices/loadReport.ts';

/** What connected devices had of a home's use. */
export interface DeviceShares<Use extends DeviceUse = DeviceUse> {
  /** Those that used anything, the largest first. Empty if they report more than the meter. */
  readonly devices: readonly Use[];
  /** The rest of the home, watt-hours. */
  readonly otherWh: number;
  /** Together they report more than the meter has measured, so that no share would be right. */
  readonly isAboveMeter: boolean;
}

/** The shares of devices in what the meter has measured; never more than that. Null without any use of a device. */
export function deviceShares<Use extends DeviceUse>(
  meteredWh: number,
  uses: readonly Use[],
): DeviceShares<Use> | null {
  const devices = uses
    .filter(({ wattHours }) => wattHours > 0)
    .toSorted((a, b) => b.wattHours - a.wattHours || (a.deviceName < b.deviceName ? -1 : 1));
  if (devices.length === 0) return null;
  const otherWh = meteredWh - devices.reduce((sum, { wattHours }) => sum + wattHours, 0);
  return otherWh < 0
    ? { devices: [], otherWh: meteredWh, isAboveMeter: true }
    : { devices, otherWh, isAboveMeter: false };
}
