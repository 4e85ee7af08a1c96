import type { EventPerformance } from '../../../domain/settlement/performance.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** What an event's homes with results used, by interval. */
export type MeasuredProfile = Pick<EventPerformance, 'homes' | 'profile'>;

const profiles = statement<{ eventId: string } & MeasuredProfile & Record<string, unknown>>(
  'event_group_profiles',
  `select event_id as "eventId", (performance ->> 'homes')::int as homes, performance -> 'profile' as profile
   from event_performance where event_id = any($1::uuid[]) and (performance ->> 'homes')::int > 0`,
);

/** By event; those without results are left out. */
export async function readMeasuredProfiles(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, MeasuredProfile>> {
  const found = await profiles(db, [[...eventIds]]);
  return new Map(found.map(({ eventId, ...measured }) => [eventId, measured]));
}
