import { addDays, toWallClock, wallClockToEpoch } from '../meter/zone.ts';

/**
 * Automatic notices about an event. `changed` and `cancelled` go to members who had joined, `devices` to
 * those whose devices failed to take part (SET-19), the others as SET-11 says.
 */
export const EVENT_NOTICES = [
  'advance',
  'start',
  'end',
  'devices',
  'results',
  'changed',
  'cancelled',
] as const;
export type EventNotice = (typeof EVENT_NOTICES)[number];

/** The wall-clock time at which tomorrow's event is announced. Source: decisions, Events and devices. */
const ADVANCE_SECOND = 18 * 3_600;

/**
 * When a scheduled event is announced: 18:00 the evening before on the program's wall clock, or immediately if it
 * is scheduled later.
 */
export function advanceAt(start: Date, scheduledAt: Date, zone: string): Date {
  const eve = addDays(toWallClock(zone, start.getTime() / 1000).date, -1);
  const evening = new Date(wallClockToEpoch(zone, eve, ADVANCE_SECOND) * 1000);
  return evening > scheduledAt ? evening : scheduledAt;
}

/** Devices' results are known once they are restored or given up. */
const DEVICES_AFTER_MS = 10 * 60_000;

/** When to notify about devices that failed to take part. */
export function devicesAt(end: Date): Date {
  return new Date(end.getTime() + DEVICES_AFTER_MS);
}

const END_WORTH_MS = 2 * 3_600_000;
const DEVICES_WORTH_MS = 86_400_000;
const RESULTS_WORTH_MS = 7 * 86_400_000;

/**
 * After this a notice is useless: a text message that would wait for the morning beyond it is dropped.
 * Results wait.
 */
export function noticeExpires(
  notice: EventNotice,
  event: { readonly start: Date; readonly end: Date },
  now: Date,
): Date {
  switch (notice) {
    case 'advance':
      return event.start;
    case 'start':
      return event.end;
    case 'changed':
    case 'cancelled':
      return event.end;
    case 'end':
      return new Date(event.end.getTime() + END_WORTH_MS);
    case 'devices':
      return new Date(event.end.getTime() + DEVICES_WORTH_MS);
    case 'results':
      return new Date(now.getTime() + RESULTS_WORTH_MS);
  }
}
