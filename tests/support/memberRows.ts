import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { TABLE_COPIES } from '../../src/server/account/queries/memberTables.ts';
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
  /** Stands in every text of their rows. */
  readonly mark: string;
  readonly at: Date;
}

/** Tables that only their own code can fill. */
const REAL = new Set(['members', 'data_copies']);

/** Every column that a row can be given. */
async function readColumns(db: Db): Promise<readonly Column[]> {
  return rows<Column>(
    db,
    sql`select table_name as table, column_name as name, udt_name as type,
          is_nullable = 'YES' as optional
        from information_schema.columns
        where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
        order by table_name, ordinal_position`,
  );
}

/** Gives a member a row in each table that can have one. What is in them makes no sense; nothing of it is due. */
export async function fillMemberTables(db: Db, member: FilledMember): Promise<void> {
  const columns = await readColumns(db);
  await transaction(db, async (tx) => {
    // Rows without those that they refer to.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { table, by = 'member_id', where } of TABLE_COPIES) {
      if (REAL.has(table)) continue;
      const own = columns.filter((column) => column.table === table);
      const given = own.flatMap((column) => {
        const value = valueOf(column, where === undefined ? by : null, member);
        return value === null ? [] : [[sql.identifier(column.name), value] as const];
      });
      const [names, values] = [given.map(([name]) => sql`${name}`), given.map(([, value]) => value)];
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      );
    }
  });
}

function valueOf(
  { table, name, type, optional }: Column,
  by: string | null,
  { memberId, email, mark, at }: FilledMember,
): SQL | null {
  if (name === by || name === 'member_id')
    return name === by || by === null ? sql`${memberId}` : sql`${randomUUID()}`;
  if (name === 'brand') return sql`'default'`;
  if (name === 'email_key') return sql`${emailKey(email)}`;
  if (name === 'subject' && table === 'audit_log') return sql`${`member:${memberId}`}`;
  // Nothing is due, and what is sealed can't be made up.
  if (optional && (name.endsWith('due_at') || table === 'utility_authorizations')) return null;
  switch (type) {
    case 'uuid':
      return sql`${randomUUID()}`;
    case 'text':
      return sql`${`${mark} ${name}`}`;
    case 'json':
    case 'jsonb':
      return sql`${JSON.stringify({ of: mark })}::jsonb`;
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
