import type { AttributeKey } from '../../../domain/segments/attributes.ts';
import { BETA_ATTRIBUTE, MEMBER_ATTRIBUTES, RECENT_EVENTS } from '../../../domain/segments/attributes.ts';
import { listBits, UNKNOWN_OPTION } from '../../../domain/segments/facts.ts';
import { deviceControl, DEVICE_TYPES } from '../../../domain/devices/deviceTypes.ts';
import { DEFAULT_STANDING_RULES, TIERS } from '../../../domain/settlement/standingRules.ts';
import { STATUS_TABLE, UNKNOWN_STATUS } from '../../../domain/utility/statusTable.ts';

/**
 * Where attributes are read: for all members of a brand each source is grouped once; for one member it is looked up by
 * an index.
 */
export interface AttributePlace {
  readonly members: 'all' | 'one';
  /** Expression of the instant that counts as now: only earlier history counts. */
  readonly at: string;
  /** Expression of program rules that count instead of the member's own program's. */
  readonly rules: string | null;
  /** The brand's watts per point. */
  readonly wattConversionRate: number;
}

/** The member's local date at the place's instant. */
export const todayAt = ({ at }: Pick<AttributePlace, 'at'>): string =>
  `(${at} at time zone m.time_zone)::date`;

type Source = (place: AttributePlace) => string;

/** Literals of our own, never input. */
const list = (texts: readonly string[]): string => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** A device's type as the bit of its option, which unlike lists of types is added up without sorting. */
const DEVICE_BITS = `case d.device_type ${DEVICE_TYPES.map(
  (type) => `when '${type}' then ${listBits(MEMBER_ATTRIBUTES.device_types, [type])}`,
).join(' ')} else ${1 << UNKNOWN_OPTION} end`;

/** Sources in the order in which they may refer to each other. */
const SOURCES = {
  connection: () => 'left join utility_connections u on u.member_id = m.id',
  program: () => 'left join programs program on program.id = u.program_id',
  standing: () => 'left join standings s on s.member_id = m.id',
  balance: () => 'left join member_balances b on b.member_id = m.id',
  results: ({ rules }) => `left join lateral (
      select count(*)::int as n, coalesce(sum(share::numeric), 0) as total from jsonb_array_elements_text(s.recent) with ordinality x(share, nr)
      where nr <= (${standingRules(rules)} ->> 'tierEvents')::int) results on true`,
  devices: grouped(
    'dv',
    `count(*) filter (where d.missing_since is null)::int as active,
     count(*) filter (where d.missing_since is null and d.device_type = any (${list(
       DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none'),
     )}))::int as controllable,
     bit_or(${DEVICE_BITS}) filter (where d.missing_since is null) as types`,
    'devices d',
    'd.member_id',
    () => 'd.removed_at is null',
  ),
  participations: grouped(
    'pa',
    `count(*) filter (where p.joined_at < $at)::int as joined, max(p.start_at) filter (where p.joined_at < $at) as last_joined,
     sum(greatest(p.reduction_wh, 0)) filter (where p.settlement in ('SETTLED', 'RESTATED')) as saved`,
    'participations p',
    'p.member_id',
    () => 'true',
  ),
  recent: recentEvents,
  vacation: grouped(
    'va',
    `array_agg(daterange(v.starts_on, v.ends_on, '[]')) as away`,
    'vacations v',
    'v.member_id',
    ({ at }) => `v.ends_on >= (${at} at time zone 'UTC')::date - 1`,
  ),
  sessions: grouped('se', 'max(n.last_seen_at) as last_seen', 'sessions n', 'n.member_id', () => 'true'),
  orders: grouped(
    'od',
    'count(*)::int as placed',
    'orders o',
    'o.member_id',
    ({ at }) => `o.placed_at <= ${at}`,
  ),
  phones: grouped('ph', 'true as verified', 'phone_numbers n', 'n.member_id', () => 'n.verified'),
  beta: () => `left join member_attributes beta on beta.member_id = m.id and beta.key = '${BETA_ATTRIBUTE}'`,
  referrer: () => 'left join referrals referrer on referrer.member_id = m.id',
  friends: grouped(
    'fr',
    'count(*)::int as joined',
    'referrals r',
    'r.referrer_id',
    ({ at }) => `r.joined_at <= ${at}`,
  ),
} as const satisfies Readonly<Record<string, Source>>;

type SourceName = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES) as readonly SourceName[];

/** Rows of `from` by member: grouped once for all, or those of one member. `$at` in the columns is the instant. */
function grouped(
  alias: string,
  columns: string,
  from: string,
  memberId: string,
  where: (place: AttributePlace) => string,
): Source {
  return (place) => {
    const shown = columns.replaceAll('$at', place.at);
    return place.members === 'all'
      ? `left join (select ${memberId} as member_id, ${shown} from ${from} where ${where(place)} group by ${memberId}) ${alias} on ${alias}.member_id = m.id`
      : `left join lateral (select ${shown} from ${from} where ${memberId} = m.id and ${where(place)} ${alias === 'ph' ? 'limit 1' : ''}) ${alias} on true`;
  };
}

/** How many of the latest events of the member's program were joined. */
function recentEvents({ members, at }: AttributePlace): string {
  return members === 'all'
    ? `left join (select q.member_id, latest.program_id, count(*)::int as joined from participations q join (
         select id, program_id, row_number() over (partition by program_id order by start_at desc) as nr from events
         where start_at < ${at} and status <> 'CANCELLED') latest on latest.id = q.event_id and latest.nr <= ${RECENT_EVENTS}
         where q.joined_at is not null group by q.member_id, latest.program_id) re on re.member_id = m.id and re.program_id = u.program_id`
    : `left join lateral (select count(*)::int as joined from participations q join (
         select id from events where program_id = u.program_id and start_at < ${at} and status <> 'CANCELLED' order by start_at desc limit ${RECENT_EVENTS}) latest
         on latest.id = q.event_id where q.member_id = m.id and q.joined_at is not null) re on true`;
}

function standingRules(rules: string | null): string {
  return `coalesce(${rules ?? 'program.rules'} -> 'standing', '${JSON.stringify(DEFAULT_STANDING_RULES)}'::jsonb)`;
}

const TIER_LIST = list(TIERS);

/** The domain's `memberTier` and `homeSetup`. */
function tier({ rules }: AttributePlace): string {
  const standing = standingRules(rules);
  const reached = (name: string) =>
    `results.total >= (${standing} -> 'tierPercent' ->> '${name}')::int * 100 * results.n then array_position(${TIER_LIST}, '${name}')`;
  return `case when results.n = 0 then case
      when u.ever_reached_auth_done then 'Silver'
      when u.member_id is not null or exists (select from devices d where d.member_id = m.id and d.removed_at is null) then 'Bronze'
      else 'Carbon' end
    else (${TIER_LIST})[least(case when ${reached('Diamond')} when ${reached('Platinum')} when ${reached('Gold')} else array_position(${TIER_LIST}, 'Silver') end,
      case when results.n < (${standing} ->> 'tierEvents')::int then array_position(${TIER_LIST}, ${standing} ->> 'tierWithFewerEvents') end)] end`;
}

/** The specification's table of connection states. */
function connectionState(): string {
  const groups = STATUS_TABLE.map(({ rawStatuses, rows, otherwise }) => {
    const details = Object.entries(rows).map(([sub, row]) => `when '${sub}' then '${row.status}'`);
    return `when u.widget_state = any (${list(rawStatuses)}) then case u.widget_substate ${details.join(' ')} else '${otherwise.status}' end`;
  });
  return `case when u.member_id is null then null ${groups.join(' ')} else '${UNKNOWN_STATUS.status}' end`;
}

const localDate = (expression: string): string => `(${expression} at time zone m.time_zone)::date`;

interface AttributeSql {
  readonly needs: readonly SourceName[];
  /** An expression over `members m` and the sources; null where the value is missing. Lists are bits of their options. */
  readonly value: (place: AttributePlace) => string;
}

const column = (value: string, ...needs: SourceName[]): AttributeSql => ({ needs, value: () => value });

/** The values of the registry's attributes. */
export const ATTRIBUTE_SQL: Readonly<Record<AttributeKey, AttributeSql>> = {
  country: column('m.country'),
  region: column(`nullif(m.region, '')`),
  postal_code: column(`nullif(m.postal_code, '')`),
  time_zone: column('m.time_zone'),
  language: column('m.locale'),
  brand: column('m.brand'),
  signed_up: column(localDate('m.created_at')),
  account_setup: column('m.account_setup_status'),
  auto_join: column('m.auto_join'),
  from_earlier_system: column('m.was_in_legacy'),
  texas_retail: column('m.texas_retail'),
  has_organisation: column('m.organisation_id is not null'),
  is_staff: column('m.is_admin'),
  has_verified_phone: column('coalesce(ph.verified, false)', 'phones'),
  beta_volunteer: column(`nullif(beta.value, '')`, 'beta'),
  utility: column('u.utility_id::text', 'connection'),
  program: column('u.program_id::text', 'connection'),
  connection_state: { needs: ['connection'], value: connectionState },
  was_connected: column('coalesce(u.ever_reached_auth_done, false)', 'connection'),
  enrolled: column(localDate('u.enrolled_at'), 'connection'),
  device_types: column('coalesce(dv.types, 0)', 'devices'),
  device_count: column('coalesce(dv.active, 0)', 'devices'),
  controllable_devices: column('coalesce(dv.controllable, 0)', 'devices'),
  tier: { needs: ['connection', 'program', 'standing', 'results'], value: tier },
  streak: column('coalesce(s.streak, 0)', 'standing'),
  mean_reduction_percent: column(
    'case when results.n > 0 then floor((2 * results.total + results.n) / (2 * results.n))::float8 / 100 end',
    'connection',
    'program',
    'standing',
    'results',
  ),
  events_joined: column('coalesce(pa.joined, 0)', 'participations'),
  recent_events_joined: column('coalesce(re.joined, 0)', 'connection', 'recent'),
  last_joined: column(localDate('pa.last_joined'), 'participations'),
  kwh_saved: column('coalesce(pa.saved, 0)::float8 / 1000', 'participations'),
  on_vacation: {
    needs: ['vacation'],
    value: (place) => `coalesce(${todayAt(place)} <@ any (va.away), false)`,
  },
  balance_points: {
    needs: ['balance'],
    value: ({ wattConversionRate }) => `(coalesce(b.watts, 0) / ${Math.trunc(wattConversionRate)})`,
  },
  orders_placed: column('coalesce(od.placed, 0)', 'orders'),
  last_seen: column(localDate('se.last_seen'), 'sessions'),
  was_referred: column('referrer.member_id is not null', 'referrer'),
  friends_joined: column('coalesce(fr.joined, 0)', 'friends'),
};

/** The joins after `from members m` that these attributes need. */
export function attributeJoins(keys: Iterable<AttributeKey>, place: AttributePlace): string {
  const needed = new Set([...keys].flatMap((key) => ATTRIBUTE_SQL[key].needs));
  return SOURCE_NAMES.filter((name) => needed.has(name))
    .map((name) => SOURCES[name](place))
    .join('\n');
}
