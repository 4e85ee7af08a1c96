/** What one device used over the days of a report. */
export interface DeviceUse {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly wattHours: number;
}

/** Each list at most so long. */
export const LISTED = 3;

/** The last so many whole local days. */
export const REPORT_DAYS = 7;

/** Most used and least used, no device in both. */
export interface LoadReport {
  readonly high: readonly DeviceUse[];
  /** The least first. */
  readonly low: readonly DeviceUse[];
}

/**
 * Who uses most and who uses least. A home with few devices has each of them once: of three, two use much and one little.
 * Null without any use. Source: DEV-16.
 */
export function loadReport(uses: readonly DeviceUse[]): LoadReport | null {
  // A roof or a battery that gives energy is no user of it.
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

/** Watt-hours as the report shows them: kilowatt-hours with two places. */
export function kilowattHours(wattHours: number): number {
  return Math.round(wattHours / 10) / 100;
}
