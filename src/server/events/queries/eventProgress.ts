import type { EventProgress } from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

type Row = Omit<EventProgress, '__typename'>;

/** One pass over the devices of an event. $1 event. */
const progress = statement<Row & Record<string, unknown>>(
  'staff_event_progress',
  `select count(*)::int as devices,
     count(*) filter (
       where advance is null or advance in ('SCHEDULED', 'FAILED', 'NOT_CONNECTED', 'OFFLINE', 'AUTH_ERROR')
     )::int as waiting,
     count(*) filter (
       where advance not in ('SCHEDULED', 'OPT_OUT', 'NOT_IMPLEMENTED', 'DISCONNECTED')
     )::int as commanded,
     count(*) filter (where advance = 'SHIFTED' and participation is null)::int as shifted,
     count(*) filter (
       where advance in (
         'FAILED_GIVEN_UP', 'NOT_CONNECTED_GIVEN_UP', 'OFFLINE_GIVEN_UP', 'AUTH_ERROR_GIVEN_UP',
         'DISCONNECTED'
       )
     )::int as failed,
     count(*) filter (
       where advance in ('OPT_OUT', 'ALREADY_OFF', 'NOT_IMPLEMENTED', 'NOT_TOGGLED')
     )::int as outside
   from event_devices
   where event_id = $1`,
);

/** An event's progress with its devices: devices are commanded in batches, so these numbers move while it runs. */
export async function eventProgress(db: Db, eventId: string): Promise<Row> {
  const [row] = await progress(db, [eventId]);
  return row ?? { devices: 0, waiting: 0, commanded: 0, shifted: 0, failed: 0, outside: 0 };
}

const shifted = statement<{ minutes: number }>(
  'staff_event_shifted',
  `select coalesce(sum((s ->> 'to')::float8 - (s ->> 'from')::float8) / 60, 0)::float8 as minutes
   from event_devices d cross join lateral jsonb_array_elements(d.shifted) s
   where d.event_id = $1`,
);

/** For how many minutes an event's devices were off or shifted, all together. */
export async function readShiftedMinutes(db: Db, eventId: string): Promise<number> {
  return (await shifted(db, [eventId]))[0]?.minutes ?? 0;
}
