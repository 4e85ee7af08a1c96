import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { MEMBER_TABLES } from '../../src/server/account/queries/memberTables.ts';
import { emailKey } from '../../src/server/session/service.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';

interface Column extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

export interface FilledMember {
  readonly memberId: string;
  readonly email: string;
  /** Stands in every text of their rows that isn't about the person. */
  readonly mark: string;
  readonly name: string;
  readonly phone: string;
  readonly at: Date;
}

/** Tables that only their own code can fill. */
const REAL = new Set([
  'members',
  'data_copies',
  'data_copy_parts',
  'account_deletions',
  'reading_days',
  'reading_day_versions',
]);

/** The columns by which each table's rows are a member's; null: by others. */
function ownersOf(table: string): readonly (string | null)[] {
  const held = MEMBER_TABLES[table];
  if (held === undefined || REAL.has(table)) return [];
  if ('copies' in held)
    return held.copies.map(({ by = 'member_id', where }) => (where === undefined ? by : null));
  return held.removals.length === 0 ? [] : ['member_id'];
}

/** Every column that a row can be given. */
const readColumns = (db: Db): Promise<Column[]> =>
  rows<Column>(
    db,
    sql`select table_name as table, column_name as name, udt_name as type,
          is_nullable = 'YES' as optional
        from information_schema.columns
        where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
        order by table_name, ordinal_position`,
  );

/** Gives a member a row in each table that can have one. What is in them makes no sense; nothing of it is due. */
export async function fillMemberTables(db: Db, member: FilledMember): Promise<void> {
  const columns = await readColumns(db);
  await transaction(db, async (tx) => {
    // Rows without those that they refer to, on each node of a cluster.
    await tx.execute(sql`set local citus.propagate_set_commands = 'local'`);
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of Object.keys(MEMBER_TABLES)) {
      for (const by of ownersOf(table)) {
        const given = columns
          .filter((column) => column.table === table)
          .flatMap((column) => {
            const value = valueOf(column, by, member);
            return value === null ? [] : [[sql.identifier(column.name), value] as const];
          });
        const [names, values] = [given.map(([name]) => sql`${name}`), given.map(([, value]) => value)];
        await tx.execute(
          sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
        );
      }
    }
  });
}

/** What stands in columns about the person. */
const personal = ({ memberId, email, name, phone }: FilledMember): Readonly<Record<string, string>> => ({
  email,
  email_key: emailKey(email),
  recipient: name,
  shown_name: name,
  first_name: name,
  last_name: name,
  name,
  destination: email,
  number: phone,
  account: `member:${memberId}`,
  cause_key: `cause:${memberId}`,
  key: `key:${memberId}`,
  object_id: memberId,
});

function valueOf(
  { table, name, type, optional }: Column,
  by: string | null,
  member: FilledMember,
): SQL | null {
  const { memberId, mark, at } = member;
  if (name === by) return sql`${memberId}`;
  if (name === 'member_id') return by === null ? sql`${memberId}` : sql`${randomUUID()}`;
  if (name === 'brand') return sql`'default'`;
  if (name === 'subject' && table === 'audit_log') return sql`${`member:${memberId}`}`;
  // What is here isn't in the archive.
  if (table === 'receipts' && (name === 'archive_part' || name === 'sha256')) return null;
  // Nothing is due, and what is sealed can't be made up.
  if (optional && (name.endsWith('due_at') || table === 'utility_authorizations' || name === 'kept'))
    return null;
  switch (type) {
    case 'uuid':
      return sql`${randomUUID()}`;
    case 'text':
      return sql`${personal(member)[name] ?? `${mark} ${name}`}`;
    case 'json':
    case 'jsonb':
      // The odds of a spin are everybody's.
      return sql`${JSON.stringify(name === 'odds' ? { of: mark } : { of: mark, name: member.name, email: member.email })}::jsonb`;
    case 'timestamptz':
      return sql`${at.toISOString()}::timestamptz`;
    case 'date':
      return sql`${at.toISOString().slice(0, 10)}::date`;
    case 'bool':
      return sql`true`;
    case 'int2':
    case 'int4':
    case 'int8':
      return sql`7`;
    case '_text':
    case '_uuid':
    case '_int4':
      return sql`'{}'`;
    default:
      throw new Error(`What is a ${type}, as in ${table}.${name}?`);
  }
}

/** How many rows of each table have the text in any column. */
export async function findInTables(db: Db, text: string): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)} t where position(${text} in t::text) > 0`,
    );
    if (row !== undefined && row.n > 0) found[name] = row.n;
  }
  return found;
}
