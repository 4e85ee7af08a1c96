import type { StoredEvent } from '../../events/service.ts';

export function eventValues({ id, type, start, end, isTest }: StoredEvent) {
  return {
    eventId: id,
    eventType: type,
    dayOn: start.toISOString(),
    fromClock: start.toISOString(),
    toClock: end.toISOString(),
    ...(isTest ? { isTest: 'yes' } : {}),
  };
}
