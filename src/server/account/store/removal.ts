import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import type { Removal } from '../queries/memberTable.ts';
import { FOUND_BY } from '../queries/memberTables.ts';

/** Lets this transaction change what is otherwise only added to. */
export async function allowRemoval(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('ebbwatt.removes_account', 'on', true)`);
}

/** Each table before those that it refers to or is found by; the members themselves last. */
export async function childrenFirst(tx: Db, tables: readonly string[]): Promise<readonly string[]> {
  const foreign = await rows<{ child: string; parent: string }>(
    tx,
    sql`select distinct child.relname as child, parent.relname as parent
        from pg_constraint c
        join pg_class child on child.oid = c.conrelid
        join pg_class parent on parent.oid = c.confrelid
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and child.oid <> parent.oid`,
  );
  const references = [
    ...foreign,
    ...FOUND_BY,
    ...tables.filter((child) => child !== 'members').map((child) => ({ child, parent: 'members' })),
  ];
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !references.some(({ child, parent }) => parent === name && left.has(child)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}.`);
    for (const name of free) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/** Deletes a member's rows of a table, or takes the member out of them. `formerId` stands for the member from then on. */
export async function removeFrom(
  tx: Db,
  table: string,
  removal: Removal,
  { memberId, formerId }: { readonly memberId: string; readonly formerId: string },
): Promise<void> {
  const name = sql.identifier(table);
  const theirs = sql`m.id = ${memberId} and (${sql.raw(removal.of)})`;
  if (removal.what === 'delete') {
    await tx.execute(
      table === 'members'
        ? sql`delete from ${name} m where m.id = ${memberId}`
        : sql`delete from ${name} t using members m where ${theirs}`,
    );
    return;
  }
  const set = Object.entries(removal.set).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${toSql(column, value, memberId, formerId)}`,
  );
  await tx.execute(sql`update ${name} t set ${sql.join(set, sql`, `)} from members m where ${theirs}`);
}

/** `former`: the stand-in's id; `renamed`: a text in which it takes the place of the member's id. */
function toSql(column: string, value: string | null, memberId: string, formerId: string): SQL {
  if (value === 'former') return sql`${formerId}::uuid`;
  if (value === 'renamed') return sql`replace(t.${sql.identifier(column)}, ${memberId}, ${formerId})`;
  return sql`${value}`;
}

/** Jobs that name the member, finished ones too. */
export async function deleteJobs(tx: Db, memberId: string): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job where state <> 'active' and position(${memberId} in data::text) > 0`,
  );
}
