import type { events } from '../../events/tables.ts';

export type EventRow = typeof events.$inferSelect;

/** What every message about an event says. */
export function eventValues({ id, type, startAt, endAt }: EventRow) {
  return { eventId: id, eventType: type, dayOn: startAt.toISOString(), fromClock: startAt.toISOString(), toClock: endAt.toISOString() };
}
