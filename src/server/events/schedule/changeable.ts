import type { Db } from '../../platform/db/db.ts';
import { say } from '../../platform/messages/say.ts';
import { lockEvent } from '../store/events.ts';
import type { EventRefusal } from './saveOutcome.ts';
import type { StoredEvent } from './storedEvent.ts';

/** An event that is changed, locked; or that it isn't there or has changed since. `version`: null skips that. */
export async function changeable(
  tx: Db,
  {
    brandId,
    eventId,
    version,
  }: { readonly brandId: string; readonly eventId: string; readonly version: number | null },
): Promise<{ event: StoredEvent } | { refusal: EventRefusal }> {
  const event = await lockEvent(tx, brandId, eventId, 'update');
  if (event === null)
    return { refusal: { code: 'NOT_FOUND', message: say('events.noSuchEvent'), fields: [] } };
  if (version !== null && event.version !== version)
    return { refusal: { code: 'STALE', message: say('events.staleEvent'), fields: [] } };
  return { event };
}
