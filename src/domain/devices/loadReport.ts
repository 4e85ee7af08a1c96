/** Use of one device over the report's days. */
export interface DeviceUse {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly wattHours: number;
}

/** Length limit of each list. */
const LISTED = 3;

/** Whole local days. */
export const REPORT_DAYS = 7;

/** No device is in both lists. */
export interface LoadReport {
  readonly high: readonly DeviceUse[];
  /** Least first. */
  readonly low: readonly DeviceUse[];
}

/**
 * The devices that use most and least. With few devices each appears once: of three, two are high and one is
 * low. null: no use at all. Source: DEV-16.
 */
export function loadReport(uses: readonly DeviceUse[]): LoadReport | null {
  // A solar roof or battery that feeds in isn't a user.
  const users = uses.filter(({ wattHours }) => wattHours >= 0);
  if (!users.some(({ wattHours }) => wattHours > 0)) return null;
  const byUse = [...users].sort(
    (a, b) => b.wattHours - a.wattHours || (a.deviceName < b.deviceName ? -1 : 1),
  );
  const high = byUse
    .filter(({ wattHours }) => wattHours > 0)
    .slice(0, Math.min(LISTED, Math.ceil(byUse.length / 2)));
  return { high, low: byUse.slice(high.length).slice(-LISTED).reverse() };
}

/** Rounds watt-hours to kilowatt-hours with two decimals, as the report shows them. */
export function kilowattHours(wattHours: number): number {
  return Math.round(wattHours / 10) / 100;
}
