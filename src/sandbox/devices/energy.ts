import { batteryTook, deviceWatts } from './power.ts';
import type { Device, Stretch } from './types.ts';

export interface HourOfEnergy {
  readonly start: string;
  /** Watt-hours; negative: fed in. */
  readonly wh: number;
}

const HOUR_MS = 3_600_000;
const MOST_HOURS = 62 * 24;

/**
 * The completed hours of a window, as the partner counted them; hours without contact to the device are
 * missing.
 */
export function completedHours(device: Device, from: Date, to: Date, now: Date): HourOfEnergy[] {
  const first = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  const end = Math.min(to.getTime(), now.getTime(), first + MOST_HOURS * HOUR_MS);
  const hours: HourOfEnergy[] = [];
  for (let start = first; start + HOUR_MS <= end; start += HOUR_MS) {
    const wh = readEnergy(device, start);
    if (wh !== null) hours.push({ start: new Date(start).toISOString(), wh: Math.round(wh) });
  }
  return hours;
}

function readEnergy(device: Device, start: number): number | null {
  let [reported, wh] = [0, 0];
  for (const [i, stretch] of device.history.entries()) {
    const share = overlap(stretch, device.history[i + 1], start) / HOUR_MS;
    if (share <= 0 || !stretch.online) continue;
    reported += share;
    wh += deviceWatts(device, stretch, start) * share;
  }
  if (reported === 0) return null;
  return device.kind === 'battery' ? batteryTook(device, start, start + HOUR_MS) : wh;
}

const overlap = ({ at }: Stretch, next: Stretch | undefined, start: number): number =>
  Math.min(start + HOUR_MS, next?.at ?? Number.POSITIVE_INFINITY) - Math.max(start, at);
