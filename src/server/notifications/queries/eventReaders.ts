import type { DeviceAdvance } from '../../../domain/events/deviceStates.ts';
import type { Carry, CarryStep } from '../../../domain/settlement/carry.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';

/** A member whom an event concerns. */
export type EventReader = {
  readonly memberId: string;
  /** Whether the member is in. */
  readonly joined: boolean;
  /** Devices that did not take part as they should, by name; '' where the notice is not about them. */
  readonly devices: string;
};

/** A member who may join an event, with what is left to make up in its program, and the home's zone. */
export type AskedReader = EventReader & { readonly carried: Carry | null; readonly timeZone: string };

/** A result that the member has not been notified of. Energy in watt-hours. */
export type ResultReader = EventReader & {
  readonly version: number;
  /** The version of the latest notification; 0: none. */
  readonly notifiedVersion: number;
  readonly settledAt: number;
  readonly state: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly points: number | null;
  readonly pointsBefore: number | null;
  readonly reductionWh: number | null;
  readonly baselineWh: number | null;
  readonly estimateOnly: boolean;
  /** How it met what earlier evenings left to make up; null: the program carries nothing over, or there is no receipt. */
  readonly carry: CarryStep | null;
  readonly change: {
    readonly code: string;
    readonly reductionWh: { readonly before: number | null; readonly after: number | null };
  } | null;
};

/** $1 event, $2 after this member, $3 limit, $4 only these members; null: all. */
const asked = statement<AskedReader>(
  'event-readers-asked',
  `select w.member_id as "memberId", w.joined, '' as devices, w.time_zone as "timeZone",
     (select s.carried -> w.program_id::text from standings s where s.member_id = w.member_id) as carried
   from (
     select en.member_id, en.brand, en.program_id, en.time_zone, coalesce(p.opt = 'in', false) as joined
     from events e
     join enrolments en on en.program_id = e.program_id
     left join participations p on p.member_id = en.member_id and p.event_id = e.id
     where e.id = $1
       and ($2::uuid is null or en.member_id > $2::uuid)
       and p.opt is distinct from 'out'
       and (p.opt = 'in' or ${isInvited('e', 'en')})
       and ($4::uuid[] is null or en.member_id = any($4))
       and not ${isAwayAt('en.member_id', 'e.start_at', 'en.time_zone')}
     order by en.member_id limit $3
   ) w
   order by w.member_id`,
);

const joined = statement<EventReader>(
  'event-readers-joined',
  `select w.member_id as "memberId", true as joined, '' as devices
   from (
     select p.member_id, p.brand from participations p
     where p.event_id = $1 and ($2::uuid is null or p.member_id > $2::uuid) and p.opt = 'in' and p.joined_at is not null
       and ($4::uuid[] is null or p.member_id = any($4))
     order by p.member_id limit $3) w
   order by w.member_id`,
);

/**
 * $4 states of devices that never obeyed. Leaves out devices that the member took out of the event or the
 * app.
 */
const troubled = statement<EventReader>(
  'event-readers-troubled',
  `select w.member_id as "memberId", true as joined, w.devices
   from (
     select x.member_id, x.brand, string_agg(d.display_name, ', ' order by d.display_name, d.id) as devices
     from event_devices x
     join participations p on p.member_id = x.member_id
       and p.event_id = x.event_id
       and p.opt = 'in'
       and p.joined_at is not null
     join devices d on d.member_id = x.member_id and d.id = x.device_id and d.removed_at is null
     where x.event_id = $1
       and ($2::uuid is null or x.member_id > $2::uuid)
       and (x.advance = any($4::text[]) or x.history = 'SCRAPE_FAILED_GIVEN_UP')
     group by x.member_id, x.brand
     order by x.member_id limit $3
   ) w
   order by w.member_id`,
);

/** $1 event, $2 limit. */
const results = statement<ResultReader>(
  'event-readers-results',
  `select w.member_id as "memberId", true as joined, '' as devices, w.version,
     w.notified as "notifiedVersion", (extract(epoch from w.settled_at) * 1000)::int8 as "settledAt",
     w.settlement as state, w.points, w.reduction_wh as "reductionWh", w.baseline_wh as "baselineWh",
     w.estimate_only as "estimateOnly", r.receipt -> 'carry' as carry, r.change, before.points as "pointsBefore"
   from (
     select p.member_id, p.brand, p.receipt_version as version, coalesce(t.version, 0) as notified,
       p.settled_at, p.settlement, p.points, p.reduction_wh, p.baseline_wh, p.estimate_only
     from participations p
     left join event_results_told t on t.event_id = p.event_id and t.member_id = p.member_id
     where p.event_id = $1 and p.settlement is not null and p.receipt_version > coalesce(t.version, 0)
     order by p.member_id limit $2
   ) w
   left join receipts r on r.member_id = w.member_id and r.event_id = $1 and r.version = w.version
   left join receipts before on before.member_id = w.member_id
     and before.event_id = $1
     and before.version = w.notified
   order by w.member_id`,
);

/** Where a device is after failed commands, given up or not. */
const NEVER_OBEYED: readonly DeviceAdvance[] = [
  'FAILED',
  'FAILED_GIVEN_UP',
  'NOT_CONNECTED',
  'NOT_CONNECTED_GIVEN_UP',
  'OFFLINE',
  'OFFLINE_GIVEN_UP',
  'AUTH_ERROR',
  'AUTH_ERROR_GIVEN_UP',
];

interface Page {
  readonly eventId: string;
  readonly after: string | null;
  readonly limit: number;
  /** Only these members. */
  readonly only?: readonly string[] | null;
}

/** The next members to announce an event to, ordered by id: all invited ones. */
export function askedReaders(db: Db, { eventId, after, limit, only = null }: Page): Promise<AskedReader[]> {
  return asked(db, [eventId, after, limit, only]);
}

/** The next members to notify of an event that they have joined, ordered by id. */
export function joinedReaders(db: Db, { eventId, after, limit, only = null }: Page): Promise<EventReader[]> {
  return joined(db, [eventId, after, limit, only]);
}

/** The next members whose devices did not take part as they should, ordered by id. */
export function troubledReaders(db: Db, { eventId, after, limit }: Page): Promise<EventReader[]> {
  return troubled(db, [eventId, after, limit, NEVER_OBEYED]);
}

/** Members with a result of an event that they have not been notified of. */
export function resultReaders(
  db: Db,
  page: { readonly eventId: string; readonly limit: number },
): Promise<ResultReader[]> {
  return results(db, [page.eventId, page.limit]);
}
