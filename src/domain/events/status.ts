import type { EventStatus, EventWindow } from './types.ts';

const DAY_MS = 86_400_000;

export interface EventLife extends EventWindow {
  readonly cancelled: boolean;
  /** Days after the end in which late data still restate the event. */
  readonly restatementDays: number;
}

/** The next automatic change of an event. */
export interface DueChange {
  readonly status: EventStatus;
  readonly at: Date;
}

/** When an event closes; nothing restates it afterwards. */
export function closesAt({ end, restatementDays }: EventLife): Date {
  return new Date(end.getTime() + restatementDays * DAY_MS);
}

/** The status at an instant. The stored status may lag behind until its job has run. */
export function statusAt(event: EventLife, now: Date): EventStatus {
  if (event.cancelled) return 'CANCELLED';
  if (now.getTime() < event.start.getTime()) return 'SCHEDULED';
  if (now.getTime() < event.end.getTime()) return 'ACTIVE';
  return now.getTime() < closesAt(event).getTime() ? 'ENDED' : 'CLOSED';
}

/**
 * `now`, but not before what the stored status implies: a clock set back doesn't reopen what has begun or
 * ended.
 */
export function notBefore({ start, end }: EventWindow, stored: EventStatus, now: Date): Date {
  const lived = stored === 'ACTIVE' ? start : stored === 'ENDED' || stored === 'CLOSED' ? end : now;
  return lived > now ? lived : now;
}

/**
 * The next automatic status after the stored one, and when it is due. One step at a time, even if later ones
 * are due too, so that none is skipped. null: final.
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
