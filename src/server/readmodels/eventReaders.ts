import { subscriptionKeys, type SubscriptionEntryName } from '../../domain/brands/subscriptions.ts';
import type { DeviceAdvance } from '../../domain/events/deviceStates.ts';
import type { EventNotice } from '../../domain/notifications/eventNotices.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { isAsked } from './audience.ts';

/** A member whom an event concerns, and how they want to hear of it. */
export type EventReader = {
  readonly memberId: string;
  /** Whether the member is in. */
  readonly joined: boolean;
  /** Devices that did not take part as they should, by name; '' where the notice is not about them. */
  readonly devices: string;
  readonly mail: boolean;
  /** A verified number, a yes to text messages that stands, and a switch that is on. */
  readonly sms: boolean;
};

/** A member's result that the member has not been told of. Energy in watt-hours. */
export type ResultReader = EventReader & {
  readonly version: number;
  /** The version that the member was told of last; 0: none. */
  readonly toldVersion: number;
  readonly settledAt: number;
  readonly state: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly points: number | null;
  readonly pointsBefore: number | null;
  readonly reductionWh: number | null;
  readonly estimateOnly: boolean;
  readonly change: { readonly code: string; readonly reductionWh: { readonly before: number | null; readonly after: number | null } } | null;
};

/** Mail is on until it is switched off; a text message is on once there is a yes, until it is switched off. Source: SET-11, SET-13. */
const wishes = (mailKeys: string, smsKeys: string) => `
  coalesce((select bool_or(coalesce(s.enabled, true)) from unnest(${mailKeys}::text[]) k left join subscriptions s on s.member_id = w.member_id and s.key = k), false) as mail,
  coalesce((select bool_or(coalesce(s.enabled, true)) from unnest(${smsKeys}::text[]) k left join subscriptions s on s.member_id = w.member_id and s.key = k), false)
    and coalesce((select c.given from sms_consents c
      where c.brand = w.brand and c.number = (select n.number from phone_numbers n where n.member_id = w.member_id and n.verified order by n.added_at, n.number limit 1)
      order by c.at desc, c.id desc limit 1), false) as sms`;

/** $1 event, $2 after this member, $3 so many, $4 keys of mail, $5 keys of text messages. */
const asked = statement<EventReader>(
  'event-readers-asked',
  `select w.member_id as "memberId", w.joined, '' as devices, ${wishes('$4', '$5')}
   from (
     select en.member_id, en.brand, coalesce(p.opt = 'in', false) as joined
     from events e
     join enrolments en on en.program_id = e.program_id
     left join participations p on p.member_id = en.member_id and p.event_id = e.id
     where e.id = $1 and ($2::uuid is null or en.member_id > $2::uuid) and p.opt is distinct from 'out' and (p.opt = 'in' or ${isAsked('e', 'en')})
       and not exists (select from vacations v where v.member_id = en.member_id and (e.start_at at time zone en.time_zone)::date between v.starts_on and v.ends_on)
     order by en.member_id limit $3) w
   order by w.member_id`,
);

const joined = statement<EventReader>(
  'event-readers-joined',
  `select w.member_id as "memberId", true as joined, '' as devices, ${wishes('$4', '$5')}
   from (
     select p.member_id, p.brand from participations p
     where p.event_id = $1 and ($2::uuid is null or p.member_id > $2::uuid) and p.opt = 'in' and p.joined_at is not null
     order by p.member_id limit $3) w
   order by w.member_id`,
);

/** $6 advances of devices that never obeyed. Whoever took a device out of the event, or out of the app, knows. */
const troubled = statement<EventReader>(
  'event-readers-troubled',
  `select w.member_id as "memberId", true as joined, w.devices, ${wishes('$4', '$5')}
   from (
     select x.member_id, x.brand, string_agg(d.display_name, ', ' order by d.display_name, d.id) as devices
     from event_devices x
     join participations p on p.member_id = x.member_id and p.event_id = x.event_id and p.opt = 'in' and p.joined_at is not null
     join devices d on d.member_id = x.member_id and d.id = x.device_id and d.removed_at is null
     where x.event_id = $1 and ($2::uuid is null or x.member_id > $2::uuid) and (x.advance = any($6::text[]) or x.history = 'SCRAPE_FAILED_GIVEN_UP')
     group by x.member_id, x.brand order by x.member_id limit $3) w
   order by w.member_id`,
);

/** $1 event, $2 so many, $3 keys of mail, $4 keys of text messages. */
const results = statement<ResultReader>(
  'event-readers-results',
  `select w.member_id as "memberId", true as joined, '' as devices, w.version, w.told as "toldVersion", (extract(epoch from w.settled_at) * 1000)::int8 as "settledAt", w.settlement as state,
     w.points, w.reduction_wh as "reductionWh", w.estimate_only as "estimateOnly", r.change, before.points as "pointsBefore", ${wishes('$3', '$4')}
   from (
     select p.member_id, p.brand, p.receipt_version as version, coalesce(t.version, 0) as told, p.settled_at, p.settlement, p.points, p.reduction_wh, p.estimate_only
     from participations p left join event_results_told t on t.event_id = p.event_id and t.member_id = p.member_id
     where p.event_id = $1 and p.settlement is not null and p.receipt_version > coalesce(t.version, 0)
     order by p.member_id limit $2) w
   left join receipts r on r.member_id = w.member_id and r.event_id = $1 and r.version = w.version
   left join receipts before on before.member_id = w.member_id and before.event_id = $1 and before.version = w.told
   order by w.member_id`,
);

const keysFor = (names: readonly SubscriptionEntryName[]) => {
  const keys = subscriptionKeys(names);
  return { mail: keys.filter((key) => !key.endsWith('_sms')), sms: keys.filter((key) => key.endsWith('_sms')) };
};

/** Where a device is when it was asked in vain, given up or not. */
const NEVER_OBEYED: readonly DeviceAdvance[] = [
  'FAILED', 'FAILED_GIVEN_UP', 'NOT_CONNECTED', 'NOT_CONNECTED_GIVEN_UP', 'OFFLINE', 'OFFLINE_GIVEN_UP', 'AUTH_ERROR', 'AUTH_ERROR_GIVEN_UP',
];

/** The next members to be told of an event, in the order of their ids: everybody who is asked where it is announced, else who had joined. */
export function eventReaders(db: Db, page: { readonly eventId: string; readonly notice: EventNotice; readonly entries: readonly SubscriptionEntryName[]; readonly after: string | null; readonly limit: number }): Promise<EventReader[]> {
  const { mail, sms } = keysFor(page.entries);
  const values = [page.eventId, page.after, page.limit, mail, sms];
  if (page.notice === 'devices') return troubled(db, [...values, NEVER_OBEYED]);
  return (page.notice === 'advance' ? asked : joined)(db, values);
}

/** Members with a result of an event that they have not been told of. */
export function resultReaders(db: Db, page: { readonly eventId: string; readonly entries: readonly SubscriptionEntryName[]; readonly limit: number }): Promise<ResultReader[]> {
  const { mail, sms } = keysFor(page.entries);
  return results(db, [page.eventId, page.limit, mail, sms]);
}
