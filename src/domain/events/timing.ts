import type { EventWindow } from './types.ts';

/** Maximum length of an event that starts now: a day is more than any grid needs. */
export const MOST_MINUTES = 24 * 60;

/** From this many minutes before the start, an event is starting soon. Source: EVT-21, CON-20. */
const STARTING_SOON_MINUTES = 5;

/** Whether now < start ≤ now + window. Source: EVT-21, HLP-28, bounds by AMB-32. */
export function isStartingSoon(
  event: Pick<EventWindow, 'start'>,
  now: Date,
  windowMinutes: number = STARTING_SOON_MINUTES,
): boolean {
  const untilStart = event.start.getTime() - now.getTime();
  return untilStart > 0 && untilStart <= windowMinutes * 60_000;
}

/** Whether start ≤ now < end. Source: EVT-22, HLP-28, bounds by AMB-32. */
export function isActive(event: EventWindow, now: Date): boolean {
  return event.start.getTime() <= now.getTime() && now.getTime() < event.end.getTime();
}
