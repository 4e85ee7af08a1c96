import type { Db } from '../platform/db/db.ts';
import { startAfter } from '../platform/db/sortedList.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';

/** A line of the audit log with the names of its actor and object. */
export interface AuditLine {
  readonly id: string;
  readonly at: Date;
  /** Full name, or the email address without one; null for jobs and the command line. */
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  /** Null for objects that have no name or no longer exist. */
  readonly objectName: string | null;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Filters; null matches anything. */
export interface AuditSearch {
  readonly subject: string | null;
  /** Part of a name or an email address. */
  readonly actor: string | null;
  /** Part of a name or a subject. */
  readonly object: string | null;
  readonly action: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

type Row = Omit<AuditLine, 'at'> & { at: string; total: number };

const nameIn = (member: string) =>
  `coalesce(nullif(trim(${member}.first_name || ' ' || ${member}.last_name), ''), ${member}.email)`;
const actorName = nameIn('m');
const objectId = `split_part(a.subject, ':', 2)`;
const memberName = `(select ${nameIn('o')} from members o where o.id = ${objectId}::uuid)`;
/** An event is named by its program and its start in the program's time zone. */
const objectName = `case split_part(a.subject, ':', 1)
  when 'utility' then (select u.name from utilities u where u.id = ${objectId}::uuid)
  when 'program' then (select g.name from programs g where g.id = ${objectId}::uuid)
  when 'member' then ${memberName}
  when 'order'
    then (
      select coalesce(o.title, 'smart_plug') || ' × ' || o.quantity || ', ' || o.recipient
      from orders o
      where o.id = ${objectId}::uuid
    )
  when 'reward'
    then (
      select t.value ->> 'title'
      from rewards r, jsonb_each(r.texts) t
      where r.id = ${objectId}::uuid
      order by t.key limit 1
    )
  when 'offer'
    then (
      select t.value ->> 'title'
      from device_offers f, jsonb_each(f.texts) t
      where f.id = ${objectId}::uuid
      order by t.key limit 1
    )
  when 'segment'
    then (
      select v.name
      from segment_versions v
      where v.segment_id = ${objectId}::uuid
      order by v.version desc limit 1
    )
  when 'feature' then ${objectId}
  when 'content'
    then coalesce(
      (select i.title from placement_instances i where i.id = ${objectId}::uuid), a.before ->> 'title',
      a.after ->> 'title'
    )
  when 'experiment' then ${objectId}
  when 'promo' then (select p.code from promo_codes p where p.id = ${objectId}::uuid)
  when 'wheelPrize'
    then (
      select t.value ->> 'title'
      from wheel_prizes w, jsonb_each(w.texts) t
      where w.id = ${objectId}::uuid
      order by t.key limit 1
    )
  when 'wheelDraw'
    then (
      select (t.value ->> 'title') || ', ' || to_char(d.month, 'YYYY-MM')
      from wheel_draws d
      join wheel_prizes w on w.id = d.prize_id, jsonb_each(w.texts) t
      where d.id = ${objectId}::uuid
      order by t.key limit 1
    )
  when 'wheelSeed'
    then (select to_char(s.day, 'YYYY-MM-DD') from wheel_seeds s where s.id = ${objectId}::uuid)
  when 'referral' then ${memberName}
  when 'orderDifference' then (select d.reference from order_differences d where d.id = ${objectId}::bigint)
  when 'payoutDifference' then (select d.reference from payout_differences d where d.id = ${objectId}::bigint)
  when 'event'
    then (
      select g.name || ', ' || to_char(e.start_at at time zone (g.rules ->> 'zone'), 'YYYY-MM-DD HH24:MI')
      from events e
      join programs g on g.id = e.program_id
      where e.id = ${objectId}::uuid
    )
end`;

/**
 * $1 brand, $2 subject, $3 pattern of the actor, $4 pattern of the object, $5 action, $6 and $7 from and
 * before; null: any.
 */
const found = `audit_log a left join members m on m.id = a.actor_id
   where a.brand = $1 and ($2::text is null or a.subject = $2) and ($5::text is null or a.action = $5)
     and ($6::timestamptz is null or a.at >= $6) and ($7::timestamptz is null or a.at < $7)
     and ($3::text is null or ${actorName} ilike $3 or m.email ilike $3)
     and ($4::text is null or a.subject ilike $4 or ${objectName} ilike $4)`;
const columns = `a.id, a.at, a.action, a.subject, a.reason, a.before, a.after, ${actorName} as "actorName", ${objectName} as "objectName"`;

/** $8 id of the previous page's last line or null, $9 limit. Ids sort by time. */
const list = statement<Row & Record<string, unknown>>(
  'audit_log',
  `select ${columns}, (select count(*)::int from ${found}) as total
   from ${found} and ($8::uuid is null or a.id < $8)
   order by a.id desc limit $9`,
);

export async function searchAudit(
  db: Db,
  brandId: string,
  { limit, after }: Page,
  { subject, actor, object, action, from, before }: AuditSearch,
): Promise<{ rows: AuditLine[]; totalCount: number }> {
  const rows = await list(db, [
    brandId,
    subject,
    pattern(actor),
    pattern(object),
    action,
    from?.toISOString() ?? null,
    before?.toISOString() ?? null,
    startAfter({ after }, { type: 'timestamptz' })[1],
    limit + 1,
  ]);
  return {
    rows: rows.map(({ at, ...row }) => ({ ...row, at: instant(at) })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/** The full history of one object. */
export function auditLines(
  db: Db,
  brandId: string,
  page: Page,
  subject: string,
): Promise<{ rows: AuditLine[]; totalCount: number }> {
  return searchAudit(db, brandId, page, {
    subject,
    actor: null,
    object: null,
    action: null,
    from: null,
    before: null,
  });
}

/** Escapes wildcards, so that the typed text is matched literally. */
function pattern(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  return typed === '' ? null : `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const one = statement<Omit<Row, 'total'> & Record<string, unknown>>(
  'audit_line',
  `select ${columns} from audit_log a left join members m on m.id = a.actor_id where a.brand = $1 and a.id = $2`,
);

export async function auditLine(db: Db, brandId: string, id: string): Promise<AuditLine | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : { ...row, at: instant(row.at) };
}
