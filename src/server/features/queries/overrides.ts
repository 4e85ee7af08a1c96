import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { instantOrNull, rows } from '../../platform/db/sql.ts';

/** An override of a feature, with the names of the member and of who set it. */
export interface OverrideLine {
  readonly memberId: string;
  readonly memberName: string;
  readonly key: string;
  readonly state: 'ENABLED' | 'DISABLED';
  readonly expiresAt: Date | null;
  readonly reason: string | null;
  readonly setBy: string | null;
  readonly setAt: Date | null;
  readonly sessionOnly: boolean;
}

type Row = Omit<OverrideLine, 'expiresAt' | 'setAt'> & { expiresAt: string | null; setAt: string | null };

/** An override of one session ends with it. */
const isHeld = sql`(o.session_id is null or exists (select from sessions n where n.member_id = o.member_id and n.id = o.session_id))`;

/** How many overrides of each key hold now. */
export async function overrideCounts(
  db: Db,
  brandId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ key: string; count: number }>(
    db,
    sql`select o.key, count(*)::int as count from feature_overrides o join members m on m.id = o.member_id
        where m.brand = ${brandId} and (o.expires_at is null or o.expires_at > ${now.toISOString()})
          and ${isHeld} group by o.key`,
  );
  return new Map(found.map(({ key, count }) => [key, count]));
}

/** Overrides of a key or of a member that hold now, at most 200, the latest first. */
export async function overrideLines(
  db: Db,
  brandId: string,
  { key, memberId }: { readonly key: string | null; readonly memberId: string | null },
  now: Date,
): Promise<OverrideLine[]> {
  const found = await rows<Row & Record<string, unknown>>(
    db,
    sql`select o.member_id as "memberId",
          coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as "memberName", o.key,
          o.state, o.expires_at as "expiresAt", o.reason,
          coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email) as "setBy",
          o.set_at as "setAt", o.session_id is not null as "sessionOnly"
        from feature_overrides o
        join members m on m.id = o.member_id
        left join members s on s.id = o.set_by
        where m.brand = ${brandId}
          and (${key}::text is null or o.key = ${key})
          and (${memberId}::uuid is null or o.member_id = ${memberId}::uuid)
          and (o.expires_at is null or o.expires_at > ${now.toISOString()})
          and ${isHeld}
        order by o.set_at desc nulls last, o.key limit 200`,
  );
  return found.map(({ expiresAt, setAt, ...rest }) => ({
    ...rest,
    expiresAt: instantOrNull(expiresAt),
    setAt: instantOrNull(setAt),
  }));
}

/** What the audit log says that a member's overrides were at an instant; null: nothing. */
export async function overridesAround(
  db: Db,
  brandId: string,
  memberId: string,
  at: Date,
): Promise<Readonly<Record<string, string>> | null> {
  const of = sql`a.brand = ${brandId}
    and a.subject = ${`member:${memberId}`}
    and a.action in ('feature.override', 'feature.clear', 'feature.undoClear')`;
  const found = await rows<{ kept: Readonly<Record<string, string>> }>(
    db,
    sql`(select 1 as nr, a.after as kept from audit_log a where ${of} and a.at <= ${at.toISOString()} order by a.at desc, a.id desc limit 1)
        union all (select 2, a.before from audit_log a where ${of} and a.at > ${at.toISOString()} order by a.at, a.id limit 1)
        order by nr limit 1`,
  );
  return found[0]?.kept ?? null;
}
