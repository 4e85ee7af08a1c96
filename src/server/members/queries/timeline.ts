import type { TimelineKind } from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { startAfter } from '../../platform/db/sortedList.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';

/** A line of a member's timeline. */
export interface TimelineRow {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: Date;
  readonly what: string;
  readonly subject: string | null;
  readonly detail: string | null;
  readonly note: string | null;
  readonly by: string | null;
  readonly watts: number | null;
  readonly eventId: string | null;
  readonly orderId: string | null;
}

/** Where lines of one kind come from: $1 brand, $2 member. */
interface Source {
  readonly kind: TimelineKind;
  /** Unique among the lines of the source. */
  readonly id: string;
  readonly at: string;
  readonly what: string;
  readonly subject?: string;
  readonly detail?: string;
  readonly note?: string;
  readonly by?: string;
  readonly watts?: string;
  readonly eventId?: string;
  readonly orderId?: string;
  readonly from: string;
  readonly where: string;
}

const own = (t: string): string => `${t}.brand = $1 and ${t}.member_id = $2`;
const event = 'join events e on e.id = p.event_id join programs g on g.id = e.program_id';

const staffName = (t: string): string =>
  `coalesce(nullif(trim(${t}.first_name || ' ' || ${t}.last_name), ''), ${t}.email)`;
/** What staff did to something of the member's, such as an order: who and why. */
const staffDid = {
  id: "'staff:' || a.id",
  at: 'a.at',
  what: 'a.action',
  note: "nullif(a.reason, '')",
  by: staffName('b'),
};
/** A version 7 id begins with the millisecond in which it was made. */
const madeAt = (id: string): string =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

const SOURCES: readonly Source[] = [
  {
    kind: 'STAFF',
    ...staffDid,
    from: 'audit_log a left join members b on b.id = a.actor_id',
    // A note is a line of its own.
    where: "a.brand = $1 and a.subject = 'member:' || $2::uuid and a.action <> 'member.note'",
  },
  {
    kind: 'NOTE',
    id: "'note:' || n.id",
    at: 'n.created_at',
    what: "'note'",
    note: 'n.text',
    by: staffName('b'),
    from: 'member_notes n left join members b on b.id = n.author_id',
    where: own('n'),
  },
  {
    kind: 'HOME',
    id: "'home:' || t.position",
    at: 't.at',
    what: 't.to_state',
    subject: "coalesce(u.short_name, '')",
    detail: 't.to_substate',
    note: 't.cause',
    from: 'utility_transitions t left join utilities u on u.id = t.utility_id',
    where: own('t'),
  },
  {
    kind: 'HOME',
    id: "'joined'",
    at: 'm.created_at',
    what: "'signed_up'",
    from: 'members m',
    where: 'm.brand = $1 and m.id = $2',
  },
  {
    kind: 'HOME',
    id: "'deletion:' || d.id",
    at: 'd.asked_at',
    what: "case d.state when 'withdrawn' then 'deletion_withdrawn' else 'deletion_asked' end",
    from: 'account_deletions d',
    where: own('d'),
  },
  {
    kind: 'HOME',
    id: "'person:' || i.id",
    at: 'i.sent_at',
    what: "'person_invited'",
    subject: 'i.email',
    from: 'home_invitations i join members m on m.id = i.home_id',
    where: 'm.brand = $1 and i.home_id = $2',
  },
  {
    kind: 'HOME',
    id: "'file:' || f.id",
    at: 'f.imported_at',
    what: "'meter_file'",
    subject: 'f.file_name',
    detail: 'f.source',
    from: 'meter_imports f',
    where: own('f'),
  },
  {
    kind: 'ACCESS',
    id: "'log-in:' || l.id",
    at: 'l.at',
    what: 'l.outcome',
    subject: 'l.agent',
    note: 'l.network',
    from: 'log_ins l',
    where: own('l'),
  },
  {
    kind: 'EVENT',
    id: "'in:' || p.event_id",
    at: 'p.joined_at',
    what: "'joined'",
    subject: 'g.name',
    eventId: 'p.event_id',
    from: `participations p ${event}`,
    where: `${own('p')} and p.joined_at is not null`,
  },
  {
    kind: 'EVENT',
    id: "'left:' || p.event_id",
    at: 'p.left_at',
    what: "'left'",
    subject: 'g.name',
    eventId: 'p.event_id',
    from: `participations p ${event}`,
    where: `${own('p')} and p.left_at is not null`,
  },
  {
    kind: 'EVENT',
    id: "'result:' || p.event_id",
    at: 'p.settled_at',
    what: "'settled'",
    subject: 'g.name',
    detail: 'p.settlement',
    eventId: 'p.event_id',
    from: `participations p ${event}`,
    where: `${own('p')} and p.settled_at is not null`,
  },
  {
    kind: 'POINTS',
    id: "'points:' || l.cause_key",
    at: 'l.booked_at',
    what: "upper(replace(l.cause, '-', '_'))",
    note: 'j.note',
    by: staffName('b'),
    watts: 'l.amount_watts',
    eventId: 'l.event_id',
    from: `ledger_entries l
      left join balance_adjustments j on j.member_id = l.member_id and l.cause_key = 'adjust:' || j.id
      left join members b on b.id = j.actor_id`,
    where: `${own('l')} and l.account = 'member:' || $2::uuid`,
  },
  {
    kind: 'ORDER',
    id: "'order:' || h.position",
    at: 'h.at',
    what: 'upper(h.what)',
    subject: "coalesce(o.title, '')",
    detail: 'o.kind',
    note: "h.detail ->> 'browser'",
    orderId: 'o.id',
    from: 'orders o join order_history h on h.order_id = o.id',
    where: own('o'),
  },
  {
    kind: 'ORDER',
    ...staffDid,
    subject: "coalesce(o.title, '')",
    detail: 'o.kind',
    orderId: 'o.id',
    from: `orders o join audit_log a on a.brand = o.brand and a.subject = 'order:' || o.id
      left join members b on b.id = a.actor_id`,
    where: own('o'),
  },
  {
    kind: 'POINTS',
    ...staffDid,
    from: `referrals r join audit_log a on a.brand = r.brand and a.subject = 'referral:' || r.member_id
      left join members b on b.id = a.actor_id`,
    where: 'r.brand = $1 and (r.member_id = $2 or r.referrer_id = $2)',
  },
  {
    kind: 'MESSAGE',
    id: "'message:' || s.id",
    at: 's.created_at',
    what: 's.template',
    subject: 's.channel',
    detail: "case when s.state = 'sent' and s.opened_at is not null then 'opened' else s.state end",
    note: 's.reason',
    from: 'sent_messages s',
    where: own('s'),
  },
  {
    kind: 'DEVICE',
    id: "'device:' || k.id",
    at: 'k.at',
    what: 'k.happened',
    subject: 'd.display_name',
    from: 'device_log k join devices d on d.member_id = k.member_id and d.id = k.device_id',
    where: 'd.brand = $1 and k.member_id = $2 and k.happened is not null',
  },
  {
    kind: 'CHOICE',
    id: "'texts:' || c.id",
    at: 'c.at',
    what: "case when c.given then 'texts_agreed' else 'texts_ended' end",
    subject: 'right(c.number, 4)',
    detail: 'c.source',
    from: 'sms_consents c',
    where: `c.brand = $1 and (c.member_id = $2
      or (c.member_id is null and exists (
        select from phone_numbers n where n.member_id = $2 and n.number = c.number and n.verified)))`,
  },
  {
    kind: 'CHOICE',
    id: "'privacy:' || v.id",
    at: 'v.at',
    what: "'privacy'",
    from: 'privacy_choices v',
    where: own('v'),
  },
  {
    kind: 'CHOICE',
    id: "'vacation:' || v.id",
    at: madeAt('v.id'),
    what: "'vacation'",
    subject: "v.starts_on || ' – ' || v.ends_on",
    from: 'vacations v join members m on m.id = v.member_id',
    where: 'm.brand = $1 and v.member_id = $2',
  },
  {
    kind: 'CHOICE',
    id: "'phone:' || n.number",
    at: 'n.added_at',
    what: "case when n.verified then 'phone_confirmed' else 'phone_added' end",
    subject: 'right(n.number, 4)',
    from: 'phone_numbers n join members m on m.id = n.member_id',
    where: 'm.brand = $1 and n.member_id = $2 and n.added_at is not null',
  },
];

const column = (sql: string | undefined, type: string, name: string): string =>
  `(${sql ?? 'null'})::${type} as "${name}"`;

/** $3 kinds, $4 and $5 time and id of the page before's last line, $6 limit. Each source gives no more than the page holds. */
const page = SOURCES.map(
  (source) => `(
  select ${column(`'${source.kind}'`, 'text', 'kind')}, ${column(source.id, 'text', 'id')}, (${source.at})::timestamptz as at,
    ${column(source.what, 'text', 'what')}, ${column(source.subject, 'text', 'subject')},
    ${column(source.detail, 'text', 'detail')}, ${column(source.note, 'text', 'note')}, ${column(source.by, 'text', 'by')},
    ${column(source.watts, 'int8', 'watts')}, ${column(source.eventId, 'text', 'eventId')},
    ${column(source.orderId, 'text', 'orderId')}
  from ${source.from}
  where ${source.where} and '${source.kind}' = any($3::text[])
    and ($4::timestamptz is null or ((${source.at})::timestamptz, ${source.id}) < ($4::timestamptz, $5::text))
  order by at desc, id desc limit $6::int)`,
).join(' union all ');

/** $3 kinds. */
const counted = SOURCES.map(
  (source) =>
    `(select count(*) from ${source.from} where ${source.where} and '${source.kind}' = any($3::text[]))`,
).join(' + ');

const lines = statement<Omit<TimelineRow, 'at'> & { at: string; sortKey: string }>(
  'member_timeline',
  `select found.*, found.at::text as "sortKey" from (${page}) found order by at desc, id desc limit $6::int`,
);
const total = statement<{ total: number }>('member_timeline_total', `select (${counted})::int as total`);

/** What happened to a member, the latest first. */
export async function readTimeline(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  kinds: readonly TimelineKind[],
  { limit, after }: Page,
): Promise<{ readonly rows: readonly (TimelineRow & { sortKey: string })[]; readonly totalCount: number }> {
  const scope = [brandId, memberId, [...kinds]];
  const start = startAfter({ after }, { type: 'timestamptz' }, 'text');
  const [found, [count]] = await Promise.all([lines(db, [...scope, ...start, limit + 1]), total(db, scope)]);
  return {
    rows: found.map(({ at, ...row }) => ({ ...row, at: instant(at) })),
    totalCount: count?.total ?? 0,
  };
}
