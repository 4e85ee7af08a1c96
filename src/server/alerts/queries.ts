import { statement } from '../platform/db/sql.ts';

/** One thing of a brand with its value. */
export interface BrandRow extends Record<string, unknown> {
  readonly brand: string;
  readonly subject: string;
  readonly value: number;
  readonly name: string;
}

interface MakerRow extends Record<string, unknown> {
  readonly brand: string;
  /** Its connection's config. */
  readonly subject: string;
  readonly value: number;
}

interface BudgetRow extends Record<string, unknown> {
  readonly brand: string;
  readonly subject: string;
  readonly name: string;
  readonly spentWatts: number;
  readonly budgetPoints: number;
}

/** Product: fewer devices than this that fail are single cases, which their members are told of. */
const FEWEST_DEVICES = 3;
/** Product: fewer homes than this may be silent for reasons of their own. */
const FEWEST_HOMES = 3;
/** Product: fewer refused messages than this are wrong addresses of members. */
const FEWEST_MESSAGES = 5;

/** $1 now, $2 ended since: the share of commanded devices that were given up, by event. */
export const dispatchFailures = statement<BrandRow>(
  'alerts-dispatch-failures',
  `select e.brand, e.id::text as subject, p.name,
     (100.0 * count(*) filter (where d.advance like '%GIVEN_UP') / count(*))::float8 as value
   from events e join programs p on p.id = e.program_id join event_devices d on d.event_id = e.id
   where e.start_at <= $1::timestamptz and e.end_at > $2::timestamptz and e.status <> 'CANCELLED'
     and d.advance is not null
   group by e.id, p.name
   having count(*) filter (where d.advance like '%GIVEN_UP') >= ${FEWEST_DEVICES}`,
);

/** $1 now: hours since the end of the last day that was fetched of any home, by utility. */
export const utilitySilence = statement<BrandRow>(
  'alerts-utility-silence',
  `select u.brand, u.id::text as subject, u.name,
     (extract(epoch from $1::timestamptz - (max(a.fetched_to) + 1)::timestamp at time zone u.time_zone) / 3600)::float8 as value
   from utility_authorizations a join utilities u on u.id = a.utility_id
   where a.ended_at is null and a.fetched_to is not null
   group by u.id having count(*) >= ${FEWEST_HOMES}`,
);

/** $1 now: hours since any device's state was read, by maker. */
export const makerSilence = statement<MakerRow>(
  'alerts-maker-silence',
  `select c.brand, c.connection_config_id as subject,
     (extract(epoch from $1::timestamptz - max(d.state_at)) / 3600)::float8 as value
   from device_connections c join devices d on d.member_id = c.member_id and d.connection_id = c.id
   where c.status = 'connected' and d.removed_at is null
   group by c.brand, c.connection_config_id having count(distinct c.id) >= ${FEWEST_HOMES}`,
);

/** $1 day: the share of meters in programs without a reading since. */
export const silentMeters = statement<BrandRow>(
  'alerts-silent-meters',
  `select s.brand, '' as subject, '' as name, (100.0 * count(*) filter (where not s.reports) / count(*))::float8 as value
   from (
     select p.brand, exists (
       select from reading_days r
       where r.service_point_id = p.id and r.channel = 'import' and r.utc_day >= $1::date
     ) as reports
     from service_points p join utility_connections c on c.member_id = p.member_id
     where c.program_id is not null
   ) s
   group by s.brand having count(*) filter (where not s.reports) >= ${FEWEST_HOMES}`,
);

/** $1 since: files that were refused as a whole, by utility. */
export const refusedFiles = statement<BrandRow>(
  'alerts-refused-files',
  `select f.brand, u.id::text as subject, u.name, count(distinct f.sha256)::float8 as value
   from delivery_faults f join utilities u on u.id = f.utility_id
   where f.received_at > $1::timestamptz and f.number_last4 is null
   group by f.brand, u.id`,
);

/** Open differences between our payouts and the provider's list. */
export const openDifferences = statement<BrandRow>(
  'alerts-payout-differences',
  `select brand, '' as subject, '' as name, count(*)::float8 as value
   from payout_differences where settled_at is null group by brand`,
);

/** What of their budgets programs have spent. */
export const budgets = statement<BudgetRow>(
  'alerts-budgets',
  `select p.brand, p.id::text as subject, p.name, (p.rules ->> 'budgetPoints')::float8 as "budgetPoints", (
     select coalesce(
       sum(coalesce(e.paid_watts, (select sum(booked_watts) from participations where event_id = e.id), 0)), 0
     )::float8
     from events e where e.program_id = p.id
   ) as "spentWatts"
   from programs p where p.active and p.rules ->> 'budgetPoints' is not null`,
);

export interface StockRow extends Record<string, unknown> {
  readonly brand: string;
  readonly subject: string;
  readonly value: number;
  readonly texts: Readonly<Record<string, { readonly title?: string } | undefined>>;
}

/** $1 now: what is left of rewards, device offers and prizes that members can get. */
export const stocks = statement<StockRow>(
  'alerts-stocks',
  `select brand, 'reward:' || id as subject, texts, remaining::float8 as value
   from rewards join reward_stock on reward_id = id where ends_at is null or ends_at > $1::timestamptz
   union all
   select brand, 'offer:' || id, texts, remaining::float8
   from device_offers where remaining is not null and (ends_at is null or ends_at > $1::timestamptz)
   union all
   select brand, 'prize:' || id, texts, remaining::float8
   from wheel_prizes where remaining is not null and is_on`,
);

/** $1 since: the share of emails and text messages that were refused. */
export const refusedMail = statement<BrandRow>(
  'alerts-refused-mail',
  `select brand, channel as subject, channel as name,
     (100.0 * count(*) filter (where state = 'failed') / count(*))::float8 as value
   from sent_messages
   where created_at > $1::timestamptz and channel in ('email', 'sms') and state in ('sent', 'failed')
   group by brand, channel having count(*) filter (where state = 'failed') >= ${FEWEST_MESSAGES}`,
);

/** Alerts that aren't over, by rule. */
export const countOpen = statement<{ readonly rule: string; readonly count: number }>(
  'alerts-count-open',
  `select rule, count(*)::int as count from alerts where state <> 'RESOLVED' group by rule order by rule`,
);
