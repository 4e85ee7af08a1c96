import { deviceControl, DEVICE_TYPES, type DeviceType } from '../../domain/devices/deviceTypes.ts';
import { RECENT_EVENTS, type Audience, type BuiltInSegment } from '../../domain/segments/audience.ts';

/** SQL expressions that segments depend on; always our own text, never input. */
interface Names {
  readonly member: string;
  readonly program: string;
  /** Only earlier history counts, so that taking part in the event doesn't change its audience. */
  readonly before: string;
  /** The program's rules, jsonb. */
  readonly rules: string;
}

/** Device types that an event can control. */
const CONTROLLABLE = DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none');

const hasDevice =
  (types: readonly DeviceType[]) =>
  ({ member }: Names): string =>
    `exists (select from devices d where d.member_id = ${member} and d.removed_at is null and d.missing_since is null and d.device_type in (${types.map((type) => `'${type}'`).join(', ')}))`;

const SEGMENT_SQL: Readonly<Record<BuiltInSegment, (names: Names) => string>> = {
  CONTROLLABLE_DEVICE: hasDevice(CONTROLLABLE),
  THERMOSTAT: hasDevice(['thermostat']),
  BATTERY_OR_EV: hasDevice(['battery', 'ev']),
  // The domain's tier rule: the mean of the latest results, at least Gold's threshold.
  GOLD_AND_ABOVE: ({ member, rules }) => `exists (
    select from standings s cross join lateral (
      select avg(share::numeric) as mean from jsonb_array_elements_text(s.recent) with ordinality x(share, nr) where nr <= (${rules} -> 'standing' ->> 'tierEvents')::int
    ) latest where s.member_id = ${member} and latest.mean >= (${rules} -> 'standing' -> 'tierPercent' ->> 'Gold')::int * 100)`,
  JOINED_RECENTLY: ({ member, program, before }) => `exists (
    select from participations q join (
      select id from events where program_id = ${program} and start_at < ${before} and status <> 'CANCELLED' order by start_at desc limit ${RECENT_EVENTS}
    ) latest on latest.id = q.event_id where q.member_id = ${member} and q.joined_at is not null)`,
  NEVER_JOINED: ({ member, before }) =>
    `not exists (select from participations q where q.member_id = ${member} and q.joined_at < ${before})`,
};

/**
 * Whether a member is in an event's audience, as SQL. `e` and `en` are the statement's aliases of `events` and of the
 * program's `enrolments`. The only place that decides this.
 */
export function isInvited(e: string, en: string): string {
  const names: Names = {
    member: `${en}.member_id`,
    program: `${e}.program_id`,
    before: `${e}.created_at`,
    rules: `${e}.rules`,
  };
  const segments = Object.entries(SEGMENT_SQL).map(
    ([segment, condition]) => `when '${segment}' then ${condition(names)}`,
  );
  return `(case when ${e}.audience is null then true else case ${e}.audience ->> 'segment' ${segments.join(' ')} else false end end)`;
}

/** The same for an event that isn't scheduled yet: `now` is an expression. */
export function wouldBeInvited(audience: Audience, en: string, now: string): string {
  if (audience.kind === 'program') return 'true';
  return SEGMENT_SQL[audience.segment]({
    member: `${en}.member_id`,
    program: `${en}.program_id`,
    before: now,
    rules: `(select rules from programs where id = ${en}.program_id)`,
  });
}
