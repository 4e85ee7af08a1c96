import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { withMovingEntries } from '../../platform/db/allowRemoval.ts';
import { DISTRIBUTED_TABLES } from '../../platform/db/distribution/placements.ts';
import { rows } from '../../platform/db/sql.ts';
import type { Removal } from '../queries/memberTable.ts';
import { FOUND_BY } from '../queries/memberTables.ts';

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

/**
 * Deletes a member's rows of a table, or takes the member out of them. `formerId` takes the member’s place. Of tables
 * that a cluster distributes, by the key: a join with the members would ask all workers, if any.
 */
export async function removeFrom(
  tx: Db,
  table: string,
  removal: Removal,
  { memberId, formerId }: { readonly memberId: string; readonly formerId: string },
): Promise<void> {
  const name = sql.identifier(table);
  const key = DISTRIBUTED_TABLES.find((each) => each.name === table)?.key;
  if (key === 'service_point_id' && removal.what === 'delete') {
    const meters = await rows<{ id: string }>(
      tx,
      sql`select id from service_points where member_id = ${memberId}`,
    );
    const ids = sql.param(meters.map(({ id }) => id));
    await tx.execute(sql`delete from ${name} where service_point_id = any(${ids}::uuid[])`);
    return;
  }
  if (key === 'member_id') {
    if (removal.what === 'delete') await tx.execute(sql`delete from ${name} where member_id = ${memberId}`);
    else await withMovingEntries(tx, () => moveRows(tx, table, removal.set, { memberId, formerId }));
    return;
  }
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

/** A row's key says on which worker of a cluster it is, so a row with another key is another row. */
async function moveRows(
  tx: Db,
  table: string,
  set: Readonly<Record<string, string | null>>,
  { memberId, formerId }: { readonly memberId: string; readonly formerId: string },
): Promise<void> {
  const name = sql.identifier(table);
  const columns = await rows<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const list = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = columns.map((column) =>
    column.name in set
      ? toSql(column.name, set[column.name] ?? null, memberId, formerId)
      : sql`t.${sql.identifier(column.name)}`,
  );
  await tx.execute(
    sql`insert into ${name} (${list}) select ${sql.join(values, sql`, `)} from ${name} t where t.member_id = ${memberId}`,
  );
  await tx.execute(sql`delete from ${name} where member_id = ${memberId}`);
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
