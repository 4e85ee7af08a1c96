import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { allowRemoval } from '../../platform/db/allowRemoval.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { LEFT_OUT, MASKS, STAYS, type Mask } from '../masks.ts';

/** Tables of texts that nothing decides about: they would go into the copy as they are. */
class UndecidedColumns extends Error {
  override readonly name = 'UndecidedColumns';

  constructor(readonly columns: readonly string[]) {
    super(`Nothing says whether these are masked: ${columns.join(', ')}.`);
  }
}

export interface Masked {
  readonly tables: number;
  readonly rows: number;
}

interface Column extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly optional: boolean;
}

const NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Elif',
  'Finn',
  'Gia',
  'Hugo',
  'Ines',
  'Jon',
  'Kim',
  'Lea',
  'Max',
  'Noor',
];

/**
 * Masks every personal column in one transaction, by a key that is forgotten afterwards: the same value gets the same
 * mask everywhere, so that what belongs together stays together, and no one can calculate back. Throws UndecidedColumns
 * before anything is changed.
 */
export async function maskEverything(db: Db): Promise<Masked> {
  const seed = randomBytes(32).toString('hex');
  const columns = await readColumns(db);
  const undecided = columns
    .filter(
      ({ table, name }) =>
        !LEFT_OUT.includes(table) && MASKS[table]?.[name] === undefined && !STAYS.has(name),
    )
    .map(({ table, name }) => `${table}.${name}`);
  if (undecided.length > 0) throw new UndecidedColumns(undecided);
  return transaction(db, async (tx) => {
    // A large table takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    // Append-only tables take changes that remove people.
    await allowRemoval(tx);
    await tx.execute(sql.raw(MASKED_JSON));
    let count = 0;
    for (const [table, masks] of Object.entries(MASKS)) {
      const set = Object.entries(masks).map(([name, mask]) => {
        const optional = columns.find((each) => each.table === table && each.name === name)?.optional;
        return sql`${sql.identifier(name)} = ${masked(name, mask, seed, optional ?? true)}`;
      });
      count += await run(tx, sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}`);
    }
    for (const table of await inOrder(tx, LEFT_OUT))
      count += await run(tx, sql`delete from ${sql.identifier(table)}`);
    // What waits would be done about people that aren't there any more.
    for (const table of ['job', 'archive'])
      count += await run(tx, sql`delete from pgboss.${sql.identifier(table)}`);
    return { tables: Object.keys(MASKS).length + LEFT_OUT.length, rows: count };
  });
}

async function run(tx: Db, statement: SQL): Promise<number> {
  const [counted] = await rows<{ count: number }>(
    tx,
    sql`with done as (${statement} returning 1) select count(*)::int as count from done`,
  );
  return counted?.count ?? 0;
}

/** Every column that can hold a text, of tables and not of their partitions. */
function readColumns(db: Db): Promise<Column[]> {
  return rows<Column>(
    db,
    sql`select c.relname as "table", a.attname as name, not a.attnotnull as optional
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'bytea'::regtype,
          'text[]'::regtype, 'inet'::regtype)
      order by 1, 2`,
  );
}

/** Those that refer to others first. */
async function inOrder(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const links = await rows<{ from: string; to: string }>(
    db,
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const add = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { from, to } of links) if (to === table && from !== table && tables.includes(from)) add(from);
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

/** Strings of a JSON value as `text` masks them, except what a program reads to know where an address is. */
const MASKED_JSON = `
  create or replace function pg_temp.masked(given jsonb) returns jsonb language plpgsql immutable as $$
  begin
    return case jsonb_typeof(given)
      when 'string' then
        to_jsonb(regexp_replace(regexp_replace(given #>> '{}', '[[:alpha:]]', 'x', 'g'), '[[:digit:]]', '0', 'g'))
      when 'array' then (
        select coalesce(jsonb_agg(pg_temp.masked(e) order by i), '[]')
        from jsonb_array_elements(given) with ordinality a (e, i))
      when 'object' then (
        select coalesce(jsonb_object_agg(
          k, case when k in ('country', 'state', 'region') then e else pg_temp.masked(e) end), '{}')
        from jsonb_each(given) o (k, e))
      else given
    end;
  end $$`;

function masked(name: string, mask: Mask, seed: string, optional: boolean): SQL {
  const column = sql.identifier(name);
  const hash = sql`encode(sha256(convert_to(${seed}::text || lower(trim(${column}::text)), 'UTF8')), 'hex')`;
  const digits = sql`translate(${hash}, 'abcdef', '012345')`;
  const text = sql`regexp_replace(regexp_replace(${column}, '[[:alpha:]]', 'x', 'g'), '[[:digit:]]', '0', 'g')`;
  switch (mask) {
    case 'name': {
      const list = sql`array[${sql.join(
        NAMES.map((each) => sql`${each}::text`),
        sql`, `,
      )}]`;
      return sql`case when ${column} is null or ${column} = '' then ${column}
        else (${list})[1 + ('x' || left(${hash}, 7))::bit(28)::int % ${NAMES.length}::int] end`;
    }
    case 'email':
      return sql`case when ${column} is null or ${column} = '' then ${column}
        else 'm-' || left(${hash}, 20) || '@example.invalid' end`;
    case 'phone':
      return sql`left(${column}, 2) || left(${digits}, greatest(length(${column}) - 2, 0))`;
    case 'digits':
      return sql`left(${digits}, length(${column}))`;
    case 'code':
      return sql`(select string_agg(case when each ~ '[0-9]' then substr(${digits}, 1 + (at - 1)::int % 64, 1)
          when each ~ '[A-Za-z]' then substr('ABCDEFGHJKMNPQRS', 1 + ('x' || substr(${hash}, 1 + (at - 1)::int % 64, 1))::bit(4)::int, 1)
          else each end, '' order by at)
        from regexp_split_to_table(${column}, '') with ordinality s (each, at))`;
    case 'token':
      return sql`${hash}`;
    case 'text':
      return text;
    case 'choice':
      return sql`case when ${column} ~ '^(true|false|[A-Z0-9_.:-]*)$' then ${column} else ${text} end`;
    case 'json':
      return sql`pg_temp.masked(${column}::jsonb)`;
    case 'unlisted':
      return sql`case when jsonb_typeof(${column}) = 'object' and ${column} ? 'members'
        then jsonb_set(${column}, '{members}', '[]') else ${column} end`;
    case 'none':
      return optional ? sql`null` : sql`''`;
  }
}
