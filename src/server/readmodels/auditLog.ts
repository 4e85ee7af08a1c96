import type { Db } from '../platform/db/db.ts';
import { instant, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';

/** A line of the audit log with the name of who did it. */
export interface AuditLine {
  readonly id: string;
  readonly at: Date;
  /** Given and family name, or the email address of somebody without; null: what runs by itself, or the command line. */
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Row = Omit<AuditLine, 'at'> & { at: string; total: number };

/** $1 brand, $2 subject or null, $3 id of the last line before or null, $4 limit. Ids are made in the order of time. */
const list = statement<Row & Record<string, unknown>>(
  'audit_log',
  `select a.id, a.at, a.action, a.subject, a.reason, a.before, a.after,
     coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as "actorName",
     (select count(*)::int from audit_log where brand = $1 and ($2::text is null or subject = $2)) as total
   from audit_log a left join members m on m.id = a.actor_id
   where a.brand = $1 and ($2::text is null or a.subject = $2) and ($3::uuid is null or a.id < $3)
   order by a.id desc limit $4`,
);

export async function auditLines(db: Db, brandId: string, { limit, after }: Page, subject: string | null): Promise<{ rows: AuditLine[]; totalCount: number }> {
  const found = await list(db, [brandId, subject, after?.[1] ?? null, limit + 1]);
  return { rows: found.map(({ at, ...row }) => ({ ...row, at: instant(at) })), totalCount: found[0]?.total ?? 0 };
}

const one = statement<Omit<Row, 'total'> & Record<string, unknown>>(
  'audit_line',
  `select a.id, a.at, a.action, a.subject, a.reason, a.before, a.after,
     coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as "actorName"
   from audit_log a left join members m on m.id = a.actor_id where a.brand = $1 and a.id = $2`,
);

export async function auditLine(db: Db, brandId: string, id: string): Promise<AuditLine | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : { ...row, at: instant(row.at) };
}
