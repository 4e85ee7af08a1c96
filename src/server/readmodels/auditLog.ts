import type { Db } from '../platform/db/db.ts';
import { startAfter } from '../platform/db/sortedList.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { matchingMembers, memberMatches, toPattern } from './memberSearch.ts';

/** A line of the audit log with the names of its actor and object. */
export interface AuditLine {
  readonly id: string;
  readonly at: Date;
  /** Full name, or the email address without one, or the name of a partner's key; null for jobs and the command line. */
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
const memberName = nameIn('y');

/** Where the name of a kind of object is; of several rows, the first one is shown, and each is found. */
interface Named {
  readonly name: string;
  readonly from: string;
  readonly id: string;
  readonly idType?: 'bigint';
  readonly order?: string;
  /** How a search finds it, if not by the name. */
  readonly match?: string;
}

const texts = (table: string, alias: string): Named => ({
  name: "t.value ->> 'title'",
  from: `${table} ${alias}, jsonb_each(${alias}.texts) t`,
  id: `${alias}.id`,
  order: 't.key',
});
const member: Named = {
  name: memberName,
  from: 'members y',
  id: 'y.id',
  match: memberMatches('y', '$4'),
};
const difference = (table: string): Named => ({
  name: 'd.reference',
  from: `${table} d`,
  id: 'd.id',
  idType: 'bigint',
});

const orderName = "coalesce(o.title, 'smart_plug') || ' × ' || o.quantity || ', ' || o.recipient";

const NAMED: Readonly<Record<string, Named>> = {
  utility: { name: 'u.name', from: 'utilities u', id: 'u.id' },
  program: { name: 'g.name', from: 'programs g', id: 'g.id' },
  member,
  referral: member,
  order: {
    name: orderName,
    from: 'orders o',
    id: 'o.id',
    match: "o.brand = $1 and lower(coalesce(o.title, 'smart_plug') || ', ' || o.recipient) like $4",
  },
  reward: texts('rewards', 'r'),
  offer: texts('device_offers', 'f'),
  segment: { name: 'v.name', from: 'segment_versions v', id: 'v.segment_id', order: 'v.version desc' },
  content: { name: 'v.title', from: 'placement_versions v', id: 'v.content_id', order: 'v.version desc' },
  apiKey: { name: 'k.name', from: 'api_keys k', id: 'k.id' },
  promo: { name: 'p.code', from: 'promo_codes p', id: 'p.id' },
  wheelPrize: texts('wheel_prizes', 'w'),
  wheelDraw: {
    name: "(t.value ->> 'title') || ', ' || to_char(d.month, 'YYYY-MM')",
    from: 'wheel_draws d join wheel_prizes w on w.id = d.prize_id, jsonb_each(w.texts) t',
    id: 'd.id',
    order: 't.key',
  },
  wheelSeed: { name: "to_char(s.day, 'YYYY-MM-DD')", from: 'wheel_seeds s', id: 's.id' },
  orderDifference: difference('order_differences'),
  payoutDifference: difference('payout_differences'),
  // An event is named by its program and its start in the program's time zone.
  event: {
    name: "g.name || ', ' || to_char(e.start_at at time zone (g.rules ->> 'zone'), 'YYYY-MM-DD HH24:MI')",
    from: 'events e join programs g on g.id = e.program_id',
    id: 'e.id',
  },
};

const objectName = `case split_part(a.subject, ':', 1)
  when 'feature' then ${objectId}
  when 'experiment' then ${objectId}
  ${Object.entries(NAMED)
    .map(
      ([type, { name, from, id, idType = 'uuid', order }]) =>
        `when '${type}' then (select ${name} from ${from} where ${id} = ${objectId}::${idType} ${
          order === undefined ? '' : `order by ${order} limit 1`
        })`,
    )
    .join('\n  ')}
end`;

/** Lines about what has the pattern $4 in its subject or name. Names are looked up first, not once a line. */
const aboutObject = `a.id in (
  select b.id from audit_log b where b.brand = $1 and b.subject ilike $4
  union
  select b.id
  from (
    ${Object.entries(NAMED)
      .map(
        ([type, { name, from, id, match = `lower(${name}) like $4` }]) =>
          `select '${type}:' || ${id} as subject from ${from} where ${match}`,
      )
      .join('\n    union all ')}
  ) named
  join audit_log b on b.brand = $1 and b.subject = named.subject)`;

/** $1 brand, $2 subject, $3 pattern of the actor, $4 pattern of the object, $5 action, $6 and $7 from and before; null: any. */
const found = (byActor: boolean, byObject: boolean) => `audit_log a left join members m on m.id = a.actor_id
   where a.brand = $1 and ($2::text is null or a.subject = $2) and ($5::text is null or a.action = $5)
     and ($6::timestamptz is null or a.at >= $6) and ($7::timestamptz is null or a.at < $7)
     and ${byActor ? `a.actor_id in ${matchingMembers('$3')}` : '$3::text is null'}
     and ${byObject ? aboutObject : '$4::text is null'}`;
const columns = `a.id, a.at, a.action, a.subject, a.reason, a.before, a.after,
  coalesce(${actorName}, (select k.name from api_keys k where k.id = a.actor_id)) as "actorName",
  ${objectName} as "objectName"`;

/** $8 id of the previous page's last line or null, $9 limit. Ids sort by time. */
const list = (name: string, byActor: boolean, byObject: boolean) =>
  statement<Row & Record<string, unknown>>(
    name,
    `select ${columns}, (select count(*)::int from ${found(byActor, byObject)}) as total
     from ${found(byActor, byObject)} and ($8::uuid is null or a.id < $8)
     order by a.id desc limit $9`,
  );
/** One for each search, so that each can use its indexes. */
const all = list('audit_log', false, false);
const byActor = list('audit_log_by_actor', true, false);
const byObject = list('audit_log_by_object', false, true);
const byBoth = list('audit_log_by_actor_and_object', true, true);

export async function searchAudit(
  db: Db,
  brandId: string,
  { limit, after }: Page,
  { subject, actor, object, action, from, before }: AuditSearch,
): Promise<{ rows: AuditLine[]; totalCount: number }> {
  const [actorPattern, objectPattern] = [toPattern(actor ?? ''), toPattern(object ?? '')];
  const [plain, ofObject] = actorPattern === null ? [all, byObject] : [byActor, byBoth];
  const read = objectPattern === null ? plain : ofObject;
  const rows = await read(db, [
    brandId,
    subject,
    actorPattern,
    objectPattern,
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

const one = statement<Omit<Row, 'total'> & Record<string, unknown>>(
  'audit_line',
  `select ${columns} from audit_log a left join members m on m.id = a.actor_id where a.brand = $1 and a.id = $2`,
);

export async function auditLine(db: Db, brandId: string, id: string): Promise<AuditLine | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : { ...row, at: instant(row.at) };
}
