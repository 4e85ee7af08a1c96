import type { EventStatus, EventWindow } from './types.ts';

const DAY_MS = 86_400_000;

/** The part of an event that its status follows from. */
export interface EventLife extends EventWindow {
  readonly cancelled: boolean;
  /** Of the program: so many days after the end, late data still restate the event. */
  readonly restatementDays: number;
}

/** The next thing that happens to an event by itself. */
export interface DueChange {
  readonly status: EventStatus;
  readonly at: Date;
}

/** When an event closes: from then on nothing restates it. */
export function closesAt({ end, restatementDays }: EventLife): Date {
  return new Date(end.getTime() + restatementDays * DAY_MS);
}

/** The status of an event at an instant. A stored status may lag behind it until its job has run. */
export function statusAt(event: EventLife, now: Date): EventStatus {
  if (event.cancelled) return 'CANCELLED';
  if (now.getTime() < event.start.getTime()) return 'SCHEDULED';
  if (now.getTime() < event.end.getTime()) return 'ACTIVE';
  return now.getTime() < closesAt(event).getTime() ? 'ENDED' : 'CLOSED';
}

/**
 * `now`, but not before what the stored status says has happened: a clock that was set back does not open again what has
 * begun or ended.
 */
export function notBefore({ start, end }: EventWindow, stored: EventStatus, now: Date): Date {
  const lived = stored === 'ACTIVE' ? start : stored === 'ENDED' || stored === 'CLOSED' ? end : now;
  return lived > now ? lived : now;
}

/**
 * What an event with this stored status becomes next by itself, and when that is due: the one step after the stored
 * status, even if later steps are due too, so that none is skipped. Null at the end of its life.
 */
export function nextChange(event: EventLife, stored: EventStatus): DueChange | null {
  switch (stored) {
    case 'SCHEDULED':
      return { status: 'ACTIVE', at: event.start };
    case 'ACTIVE':
      return { status: 'ENDED', at: event.end };
    case 'ENDED':
      return { status: 'CLOSED', at: closesAt(event) };
    case 'CLOSED':
    case 'CANCELLED':
      return null;
  }
}
