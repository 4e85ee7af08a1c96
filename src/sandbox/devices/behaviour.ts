import type { Device, Order, Setting } from './types.ts';

/** How long a partner takes to notice a silent device. */
export const SILENCE_MS = 10 * 60_000;
const MOST_STRETCHES = 300;

/** Whether the partner can reach the device. */
export function isOnline({ offline, silencedAt }: Device, now: Date): boolean {
  return !offline && (silencedAt === null || now.getTime() - Date.parse(silencedAt) < SILENCE_MS);
}

/**
 * Ends expired holds at the instant they expired. Returns whether anything changed that a partner would
 * report.
 */
export function settle(device: Device, now: Date): boolean {
  const { hold, silencedAt } = device;
  let changed = false;
  if (hold?.until && Date.parse(hold.until) <= now.getTime()) {
    device.hold = null;
    changed = set(device, hold.before, new Date(hold.until));
  }
  if (silencedAt !== null && !device.silenceNoticed && !isOnline(device, now)) {
    device.silenceNoticed = true;
    note(device, new Date(Date.parse(silencedAt) + SILENCE_MS), false);
    changed = true;
  }
  return changed;
}

/** Applies a command. A device with broken firmware ignores it. Returns whether its setting changed. */
export function obey(device: Device, order: Order, now: Date): boolean {
  if (device.silencedAt !== null) return false;
  if (order.kind === 'switch') return byHand(device, order.change, now);
  const { hold } = device;
  if (order.kind === 'release') {
    device.hold = null;
    return hold !== null && set(device, hold.before, now);
  }
  const before = { ...(hold?.before ?? device.setting), ...order.after };
  const changed = set(device, { ...device.setting, ...order.change }, now);
  device.hold = { until: order.until, before };
  return changed;
}

/** A change made at home, which ends any hold. */
export function byHand(device: Device, change: Partial<Setting>, now: Date): boolean {
  device.hold = null;
  return set(device, { ...device.setting, feedsTo: undefined, ...change }, now);
}

/** Records the device's state from an instant on. */
export function note(device: Device, at: Date, online: boolean): void {
  const { on, setpointC, feedsTo } = device.setting;
  const last = device.history.at(-1);
  if (last && last.online === online && isSame(last, device.setting)) return;
  const time = Math.max(at.getTime(), last?.at ?? 0);
  device.history.push({ at: time, on, setpointC, feedsTo, online });
  if (device.history.length <= MOST_STRETCHES) return;
  const [oldest, ...rest] = device.history.slice(1 - MOST_STRETCHES);
  device.history = oldest ? [{ ...oldest, at: 0 }, ...rest] : rest;
}

function set(device: Device, setting: Setting, at: Date): boolean {
  const changed = !isSame(setting, device.setting);
  device.setting = setting;
  note(device, at, device.history.at(-1)?.online ?? true);
  return changed;
}

const isSame = (one: Setting, other: Setting): boolean =>
  one.on === other.on && one.setpointC === other.setpointC && one.feedsTo === other.feedsTo;
