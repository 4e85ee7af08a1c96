import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import type { TableCopy } from './memberTable.ts';

/** Rows that are held at a time. */
const PAGE = 200;

interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

/** The columns of each table's primary key, by which its rows are read page by page. */
export type TableKeys = ReadonlyMap<string, readonly KeyColumn[]>;

export async function readTableKeys(db: Db): Promise<TableKeys> {
  const found = await rows<{ table: string; columns: KeyColumn[] }>(
    db,
    sql`select c.relname as table,
          json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.place) as columns
        from pg_index i
        join pg_class c on c.oid = i.indrelid
        cross join unnest(i.indkey::int2[]) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indisprimary and c.relnamespace = 'public'::regnamespace
        group by c.relname`,
  );
  return new Map(found.map(({ table, columns }) => [table, columns]));
}

export type CopiedRow = Readonly<Record<string, unknown>>;

/** A member's rows of a table, a page at a time. */
export async function* copyRows(
  db: Db,
  keys: TableKeys,
  { table, by = 'member_id', where, without = [] }: TableCopy & { readonly table: string },
  memberId: string,
): AsyncGenerator<readonly CopiedRow[]> {
  const key = keys.get(table) ?? [];
  if (key.length === 0) throw new Error(`The table ${table} has no primary key.`);
  const columns = sql.join(
    key.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  const texts = sql.join(
    key.map(({ name }) => sql`t.${sql.identifier(name)}::text`),
    sql`, `,
  );
  const theirs = where === undefined ? sql`t.${sql.identifier(by)} = m.id` : sql`(${sql.raw(where)})`;
  for (let after: SQL = sql``; ;) {
    const page = await rows<{ key: string[]; row: CopiedRow }>(
      db,
      sql`select array[${texts}] as key, to_jsonb(t) - ${sql.param([...without])}::text[] as row
          from members m
          join ${sql.identifier(table)} t on ${theirs}
          where m.id = ${memberId} ${after}
          order by ${columns}
          limit ${PAGE}`,
    );
    if (page.length > 0) yield page.map(({ row }) => row);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    const values = key.map(({ type }, place) => sql`${last.key[place]}::${sql.raw(type)}`);
    after = sql`and (${columns}) > (${sql.join(values, sql`, `)})`;
  }
}
