import { inArray } from 'drizzle-orm';
import { ALERT_RULE_NAMES } from '../../domain/alerts/rules.ts';
import type { Db } from '../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import { statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { isKeyExpired } from '../readmodels/expiredKeys.ts';
import { toPattern } from '../readmodels/memberSearch.ts';
import type { AlertRow } from './store.ts';
import { alerts, type AlertState } from './tables.ts';

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

/** $1 now: hours since the end of the newest day (UTC) with readings of any home in a program, by utility. */
export const utilitySilence = statement<BrandRow>(
  'alerts-utility-silence',
  `select u.brand, u.id::text as subject, u.name,
     (extract(epoch from $1::timestamptz - (h.day + 1)::timestamp at time zone 'UTC') / 3600)::float8 as value
   from utilities u
   cross join lateral (
     select count(distinct c.member_id) as homes, max(r.day) as day
     from utility_connections c
     join service_points p on p.member_id = c.member_id and p.number_hash not like 'released:%'
     cross join lateral (
       select max(d.utc_day) as day from latest_reading_day(p.id, 'import') d
     ) r
     where c.utility_id = u.id and c.program_id is not null
   ) h
   where h.day is not null and h.homes >= ${FEWEST_HOMES}`,
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

/** $1 day: the share of homes in programs of whose meters none has a reading since; those given up don't count. */
export const silentMeters = statement<BrandRow>(
  'alerts-silent-meters',
  `select s.brand, '' as subject, '' as name, (100.0 * count(*) filter (where not s.reports) / count(*))::float8 as value
   from (
     select c.brand, bool_or(exists (
       select from reading_days_of(p.id, 'import', $1::date, 'infinity')
     )) as reports
     from service_points p join utility_connections c on c.member_id = p.member_id
     where c.program_id is not null and p.number_hash not like 'released:%'
     group by c.member_id, c.brand
   ) s
   group by s.brand having count(*) filter (where not s.reports) >= ${FEWEST_HOMES}`,
);

/** $1 since: files that were refused as a whole, and after which none was read, by utility. */
export const refusedFiles = statement<BrandRow>(
  'alerts-refused-files',
  `select f.brand, u.id::text as subject, u.name, count(distinct f.sha256)::float8 as value
   from delivery_faults f join utilities u on u.id = f.utility_id
   where f.received_at > $1::timestamptz and f.replaced_at is null and f.number_last4 is null
   group by f.brand, u.id`,
);

/** Open differences between our payouts and the provider's list. */
export const openDifferences = statement<BrandRow>(
  'alerts-payout-differences',
  `select brand, '' as subject, '' as name, count(*)::float8 as value
   from payout_differences where settled_at is null group by brand`,
);

interface BooksRow extends Record<string, unknown> {
  readonly brand: string;
  readonly value: number;
  /** Since which one doesn't add up, `YYYY-MM` in UTC; null: they all do. */
  readonly month: string | null;
}

/** How many of a brand's books, of points by the days that are summed and of money, don't add up to zero, and since when. */
export const booksOff = statement<BooksRow>(
  'alerts-books-off',
  `with months as (
     select brand, 'POINTS' as book, to_char(day, 'YYYY-MM') as month, sum(in_watts - out_watts) as net
     from ledger_days group by brand, to_char(day, 'YYYY-MM')
     union all
     select brand, 'MONEY', to_char(booked_at at time zone 'UTC', 'YYYY-MM'), sum(amount)
     from money_entries group by brand, to_char(booked_at at time zone 'UTC', 'YYYY-MM')
   ), closings as (
     select brand, book, month, sum(net) over (partition by brand, book order by month) as closing from months
   ), books as (
     select brand, book, max(month) as latest, max(month) filter (where closing = 0) as balanced
     from closings group by brand, book
   )
   select b.brand, (count(distinct b.book) filter (where b.latest is distinct from b.balanced))::float8 as value,
     min(c.month) as month
   from books b left join closings c on c.brand = b.brand and c.book = b.book and c.month > coalesce(b.balanced, '')
   group by b.brand`,
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

/** $1 now: hours since a call of a partner's webhook last succeeded, of those that fail; those whose key has expired are over. */
export const failingWebhooks = statement<BrandRow>(
  'alerts-failing-webhooks',
  `select brand, id::text as subject, url as name,
     (extract(epoch from $1::timestamptz - failing_since) / 3600)::float8 as value
   from webhook_endpoints e where ended_at is null and failing_since is not null
     and (paused_because is null or paused_because = 'FAILING') and not ${isKeyExpired('e', '$1::timestamptz')}`,
);

/** Alerts that aren't over, by rule. */
export const countOpen = statement<{ readonly rule: string; readonly count: number }>(
  'alerts-count-open',
  `select rule, count(*)::int as count from alerts where state <> 'RESOLVED' group by rule order by rule`,
);

/** A partner that is down. */
export interface PartnerFailure extends Record<string, unknown> {
  readonly partner: string;
  /** Of a utility, or what staff call a grid source. */
  readonly name: string | null;
  /** From the failure at which it counted as down to the latest; without a call there's no news. */
  readonly seconds: number;
}

const failures = statement<PartnerFailure>(
  'alerts-partner-failures',
  `select f.partner, coalesce(g.name, u.name) as name, extract(epoch from f.last_at - f.since)::float8 as seconds
   from partner_failures f left join grid_sources g on f.partner = 'vtn:' || g.id
     left join utilities u on f.partner = 'utility:' || u.partner_client_id
   order by f.partner`,
);

export const readPartnerFailures = (db: Db): Promise<readonly PartnerFailure[]> => failures(db, []);

export type AlertOrder = Order<'OPENED_AT' | 'RESOLVED_AT' | 'RULE' | 'STATE'>;

export interface AlertFilter {
  readonly state: AlertState | null;
  readonly isOpen: boolean | null;
  readonly search: string | null;
}

/** After a rollback there may be rules that only the later release knows. */
const KNOWN = ALERT_RULE_NAMES.map((name) => `'${name}'`).join(', ');

const isShown = (a: string): string =>
  `${a}.rule in (${KNOWN}) and (${a}.brand = $1 or ${a}.brand is null) and ($2::text is null or ${a}.state = $2)
   and ($3::bool is null or (${a}.state <> 'RESOLVED') = $3)
   and ($4::text is null or lower(concat_ws(' ', ${a}.rule, ${a}.subject, ${a}.facts ->> 'name')) like $4)`;

/** $1 brand, $2 state, $3 whether it isn't over, $4 pattern; null: all. */
const list = sortedList<{ id: string; total: number }, AlertOrder['field']>({
  name: 'staff_alerts',
  keys: {
    OPENED_AT: { sql: 'a.opened_at', type: 'timestamptz' },
    RESOLVED_AT: { sql: 'a.resolved_at', type: 'timestamptz', nullable: true },
    RULE: { sql: 'a.rule', type: 'text' },
    STATE: { sql: 'a.state', type: 'text' },
  },
  id: 'a.id',
  parameters: 4,
  text: ({ keyColumn, after, orderBy, limit }) => `select a.id, ${keyColumn},
     (select count(*)::int from alerts n where ${isShown('n')}) as total
   from alerts a where ${isShown('a')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** A brand's alerts, with those about the whole system. */
export async function staffAlerts(
  db: Db,
  brandId: string,
  page: Page,
  { state, isOpen, search }: AlertFilter,
  order: AlertOrder,
): Promise<{ readonly rows: readonly (AlertRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await list(db, [brandId, state, isOpen, toPattern(search ?? '')], page, order);
  if (found.length === 0) return { rows: [], totalCount: 0 };
  const ids = found.map(({ id }) => id);
  const read = new Map(
    (await db.select().from(alerts).where(inArray(alerts.id, ids))).map((row) => [row.id, row]),
  );
  return foundPage(found, read);
}
