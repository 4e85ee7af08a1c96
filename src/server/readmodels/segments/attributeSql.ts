import type { AttributeKey } from '../../../domain/segments/attributes.ts';
import { BETA_ATTRIBUTE, RECENT_EVENTS } from '../../../domain/segments/attributes.ts';
import { deviceControl, DEVICE_TYPES } from '../../../domain/devices/deviceTypes.ts';
import { DEFAULT_STANDING_RULES, TIERS, type Tier } from '../../../domain/settlement/standingRules.ts';
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

/** Sources in the order in which they may refer to each other. */
const SOURCES = {
  connection: () => 'left join utility_connections u on u.member_id = m.id',
  facts: () => 'left join member_facts f on f.member_id = m.id',
  program: standingRules,
  // Below the join with the members, so that a hash join keeps the tier instead of what it follows from.
  tier: (place) => {
    const read = `select f.member_id, ${tier()} as name from member_facts f ${standingRules(place)}`;
    return place.members === 'all'
      ? `left join (${read}) t on t.member_id = m.id`
      : `left join lateral (${read} where f.member_id = m.id) t on true`;
  },
  standing: () => 'left join standings s on s.member_id = m.id',
  balance: () => 'left join member_balances b on b.member_id = m.id',
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
  tags: grouped(
    'tg',
    'array_agg(n.key order by n.key) as keys',
    'member_tags n',
    'n.member_id',
    () => 'true',
  ),
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
      ? `left join (
          select ${memberId} as member_id, ${shown} from ${from} where ${where(place)} group by ${memberId}
        ) ${alias} on ${alias}.member_id = m.id`
      : `left join lateral (
          select ${shown}
          from ${from}
          where ${memberId} = m.id and ${where(place)} ${alias === 'ph' ? 'limit 1' : ''}
        ) ${alias} on true`;
  };
}

/** How many of the latest events of the member's program were joined. */
function recentEvents({ members, at }: AttributePlace): string {
  return members === 'all'
    ? `left join (select q.member_id, latest.program_id, count(*)::int as joined from participations q join (
         select id, program_id, row_number() over (partition by program_id order by start_at desc) as nr from events
         where start_at < ${at} and status <> 'CANCELLED' and not is_test) latest
           on latest.id = q.event_id and latest.nr <= ${RECENT_EVENTS}
         where q.joined_at is not null group by q.member_id, latest.program_id) re on re.member_id = m.id and re.program_id = u.program_id`
    : `left join lateral (
        select count(*)::int as joined
        from participations q
        join (
          select id
          from events
          where program_id = u.program_id and start_at < ${at} and status <> 'CANCELLED' and not is_test
          order by start_at desc limit ${RECENT_EVENTS}
        ) latest on latest.id = q.event_id
        where q.member_id = m.id and q.joined_at is not null
      ) re on true`;
}

const { tierEvents, tierPercent, tierWithFewerEvents } = DEFAULT_STANDING_RULES;
const rank = (name: Tier): number => TIERS.indexOf(name) + 1;
const TIER_LIST = list(TIERS);

/** Each of the program's rules about tiers: how it is read, and the default. Thresholds are hundredths of a percent. */
const STANDING_RULES = {
  tier_events: [`(standing ->> 'tierEvents')::int`, tierEvents],
  gold: [`(standing -> 'tierPercent' ->> 'Gold')::int * 100`, tierPercent.Gold * 100],
  platinum: [`(standing -> 'tierPercent' ->> 'Platinum')::int * 100`, tierPercent.Platinum * 100],
  diamond: [`(standing -> 'tierPercent' ->> 'Diamond')::int * 100`, tierPercent.Diamond * 100],
  rank_with_fewer: [
    `array_position(${TIER_LIST}, standing ->> 'tierWithFewerEvents')`,
    rank(tierWithFewerEvents),
  ],
} as const;

/** For all members, read once for each program: grouping keeps the planner from reading them for each member. */
function standingRules({ members, rules }: AttributePlace): string {
  const read = Object.entries(STANDING_RULES)
    .map(([name, [expression]]) => `${expression} as ${name}`)
    .join(', ');
  if (rules !== null)
    return `left join lateral (select ${read} from (select ${rules} -> 'standing' as standing) g offset 0) program on true`;
  const programs = `select id, ${read} from (select id, rules -> 'standing' as standing from programs) g`;
  return members === 'all'
    ? `left join (${programs} group by id, standing) program on program.id = f.program_id`
    : `left join lateral (${programs} where g.id = f.program_id) program on true`;
}

function standingRule(name: keyof typeof STANDING_RULES): string {
  return `coalesce(program.${name}, ${STANDING_RULES[name][1]})`;
}

/** How many of the member's results count, if they have any. */
const COUNTED = `least(${standingRule('tier_events')}, f.results)`;

/** Their sum. More results than count are kept only until the next one, after the program's rule was lowered. */
const TOTAL = `case
  when f.results <= ${standingRule('tier_events')} then f.results_total
  else f.results_sums[${standingRule('tier_events')}]
end`;

/** The domain's `memberTier` and `homeSetup`, of a member with facts. */
function tier(): string {
  const reached = (name: 'diamond' | 'platinum' | 'gold') => `${TOTAL} >= ${standingRule(name)} * ${COUNTED}`;
  return `case when f.results = 0 or ${standingRule('tier_events')} = 0 then case
      when f.reached_auth_done then 'Silver'
      when f.has_connection or f.devices_owned > 0 then 'Bronze'
      else 'Carbon' end
    else (${TIER_LIST})[least(case when ${reached('diamond')} then ${rank('Diamond')} when ${reached('platinum')} then ${rank('Platinum')}
        when ${reached('gold')} then ${rank('Gold')} else ${rank('Silver')} end,
      case when f.results < ${standingRule('tier_events')} then ${standingRule('rank_with_fewer')} end)] end`;
}

/** The specification's table of connection states. */
function connectionState(): string {
  const groups = STATUS_TABLE.map(({ rawStatuses, rows, otherwise }) => {
    const details = Object.entries(rows).map(([sub, row]) => `when '${sub}' then '${row.status}'`);
    return `when u.widget_state = any (${list(rawStatuses)}) then case u.widget_substate ${details.join(' ')}
        else '${otherwise.status}'
      end`;
  });
  return `case when u.member_id is null then null ${groups.join(' ')} else '${UNKNOWN_STATUS.status}' end`;
}

const localDate = (expression: string): string => `(${expression} at time zone m.time_zone)::date`;

interface AttributeSql {
  readonly needs: readonly SourceName[];
  /** An expression over `members m` and the sources; null where the value is missing. A list is a text[], never null. */
  readonly value: (place: AttributePlace) => string;
}

const column = (value: string, ...needs: SourceName[]): AttributeSql => ({ needs, value: () => value });

/** The values of the registry's attributes. */
export const ATTRIBUTE_SQL: Readonly<Record<AttributeKey, AttributeSql>> = {
  country: column('m.country'),
  region: column(`coalesce(nullif(m.region, ''), m.shipping_address ->> 'region')`),
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
  tags: column(`coalesce(tg.keys, '{}')`, 'tags'),
  utility: column('u.utility_id::text', 'connection'),
  program: column('u.program_id::text', 'connection'),
  connection_state: { needs: ['connection'], value: connectionState },
  was_connected: column('coalesce(u.ever_reached_auth_done, false)', 'connection'),
  enrolled: column(localDate('u.enrolled_at'), 'connection'),
  device_types: column(`coalesce(f.device_types, '{}')`, 'facts'),
  device_count: column('coalesce(cardinality(f.device_types), 0)', 'facts'),
  controllable_devices: column(
    `(select count(*)::int from unnest(f.device_types) t where t = any (${list(
      DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none'),
    )}))`,
    'facts',
  ),
  tier: column(`coalesce(t.name, 'Carbon')`, 'tier'),
  streak: column('coalesce(s.streak, 0)', 'standing'),
  mean_reduction_percent: column(
    `case when ${COUNTED} > 0 then floor((2 * (${TOTAL}) + ${COUNTED})::numeric / (2 * ${COUNTED}))::float8 / 100 end`,
    'facts',
    'program',
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
