import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../open.ts';
import { PARTS, PARTITIONED_TABLES, type PartitionedTable } from './partitionedTables.ts';
import { quoted, readShape, type Piece, type TableShape } from './shape.ts';

/** Why a table can't be partitioned, as a sentence. */
export class PartitionFault extends Error {
  override readonly name = 'PartitionFault';
}

export interface PartitionOptions {
  /** Rows that are copied in one transaction. */
  readonly batch?: number;
  /** Called after each batch with the rows looked at since this call began. */
  readonly onCopied?: (rows: number) => void;
  readonly signal?: AbortSignal;
}

const BATCH = 5_000;
/** The longest wait for a lock, milliseconds: statements of the program queue behind it. */
const LOCK_MS = 1_000;
const PAUSE_MS = 500;
/** Others' transactions end within a minute. */
const TRIES = 240;

/** Lock not available, deadlock, could not serialize. */
const COLLISIONS = new Set(['55P03', '40P01', '40001']);

const partsOf = (table: string): string => `${table}_parts`;
const mirrorOf = (table: string): string => `${table}_mirror`;
const partName = (table: string, part: number): string => `${table}_p${String(part).padStart(2, '0')}`;
const draftName = (name: string): string => `${name.slice(0, 57)}_draft`;

/**
 * Partitions a table by hash while the program goes on to read and write it. The rows are copied into a partitioned
 * table beside it, and a trigger carries every change over; at the end the two change names, which holds the table for
 * a moment. Stopped and called again, it goes on where it was. Returns false if the table was partitioned already.
 *
 * `connection` has no statement timeout. Throws PartitionFault when something else refers to the table, and when the copy
 * differs from the table, which then stays as it is.
 */
export async function partitionTable(
  connection: Connection,
  { name: table, key }: PartitionedTable,
  { batch = BATCH, onCopied, signal }: PartitionOptions = {},
): Promise<boolean> {
  if (await isPartitioned(connection, table)) return false;
  const shape = await readShape(connection, table);
  if (shape === null) throw new PartitionFault(`There’s no table ${table} with a primary key.`);
  if (shape.dependents.length > 0)
    throw new PartitionFault(
      `${table} can’t be partitioned while something else refers to it: ${shape.dependents.join(', ')}.`,
    );
  if (!(await exists(connection, partsOf(table)))) await begin(connection, table, key, shape);
  await copyRows(connection, table, shape, batch, onCopied, signal);
  await compare(connection, table);
  await exchange(connection, table, shape, signal);
  return true;
}

/** Whether the table is in parts. */
export async function isPartitioned(connection: Connection, table: string): Promise<boolean> {
  const [row] = await connection.query<{ kind: string }>(
    'select relkind::text as kind from pg_class where oid = to_regclass($1)',
    [quoted(table)],
  );
  return row?.kind === 'p';
}

/**
 * Throws away copies that are not finished: a migration may give the table a column that they lack.
 * Returns the tables that had one.
 */
export async function abandonCopies(connection: Connection): Promise<readonly string[]> {
  const abandoned: string[] = [];
  for (const { name } of PARTITIONED_TABLES) {
    if (!(await exists(connection, partsOf(name)))) continue;
    await connection.run(
      `drop trigger if exists ${quoted(mirrorOf(name))} on ${quoted(name)};
       drop function if exists ${quoted(mirrorOf(name))}();
       drop table ${quoted(partsOf(name))}`,
    );
    abandoned.push(name);
  }
  return abandoned;
}

async function exists(connection: Connection, table: string): Promise<boolean> {
  const [row] = await connection.query<{ is: boolean }>('select to_regclass($1) is not null as is', [
    quoted(table),
  ]);
  return row?.is === true;
}

/** Makes the empty copy and the trigger that carries changes over, both or neither. */
async function begin(
  connection: Connection,
  table: string,
  key: string,
  { primaryKey, foreignKeys, indexes }: TableShape,
): Promise<void> {
  const copy = partsOf(table);
  const same = primaryKey.columns
    .map((column) => `c.${quoted(column)} = old.${quoted(column)}`)
    .join(' and ');
  await inTransaction(connection, async () => {
    await connection.run(
      `create table ${quoted(copy)}
         (like ${quoted(table)} including defaults including constraints including generated including storage including comments)
         partition by hash (${quoted(key)})`,
    );
    for (let part = 0; part < PARTS; part += 1)
      await connection.run(
        `create table ${quoted(partName(table, part))} partition of ${quoted(copy)}
           for values with (modulus ${PARTS}, remainder ${part})`,
      );
    await connection.run(
      `alter table ${quoted(copy)}
         add constraint ${quoted(draftName(primaryKey.name))} ${primaryKey.definition}`,
    );
    for (const { name, definition } of foreignKeys)
      await connection.run(`alter table ${quoted(copy)} add constraint ${quoted(name)} ${definition}`);
    for (const index of indexes) await connection.run(onCopy(index, copy));
    await connection.run(
      `create function ${quoted(mirrorOf(table))}() returns trigger language plpgsql as $$
       begin
         if tg_op <> 'INSERT' then
           delete from ${quoted(copy)} c where ${same};
         end if;
         if tg_op <> 'DELETE' then
           insert into ${quoted(copy)} values (new.*);
         end if;
         return null;
       end $$;
       create trigger ${quoted(mirrorOf(table))} after insert or update or delete on ${quoted(table)}
         for each row execute function ${quoted(mirrorOf(table))}()`,
    );
  });
}

/** `CREATE [UNIQUE] INDEX name ON [schema.]table …` for the copy. */
function onCopy({ name, definition }: Piece, copy: string): string {
  const match = /^(CREATE (?:UNIQUE )?INDEX) .+? ON (?:ONLY )?\S+ (USING .*)$/s.exec(definition);
  if (match === null)
    throw new PartitionFault(`The index ${name} has a form that isn’t known: ${definition}`);
  return `${match[1]} ${quoted(draftName(name))} ON ${quoted(copy)} ${match[2]}`;
}

/**
 * Copies what isn't there yet, in the order of the primary key. The rows are locked while they are copied: otherwise one
 * that is changed or deleted in that moment would be copied as it was. How far it came is the copy's comment.
 */
async function copyRows(
  connection: Connection,
  table: string,
  { primaryKey: { columns } }: TableShape,
  batch: number,
  onCopied: PartitionOptions['onCopied'],
  signal?: AbortSignal,
): Promise<void> {
  const copy = partsOf(table);
  const key = columns.map(quoted).join(', ');
  const list = columns.map((column) => `t.${quoted(column)}`).join(', ');
  const texts = columns.map((column) => `l.${quoted(column)}::text`).join(', ');
  const typed = await keyTypes(connection, table, columns);
  let last = await readPlace(connection, copy);
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const after =
      last === null ? '' : `where (${list}) > (${typed.map((type, at) => `$${at + 1}::${type}`).join(', ')})`;
    const place = last;
    const [found] = await again(
      () =>
        inTransaction(connection, async () => {
          await connection.run(`set local lock_timeout = ${LOCK_MS}`);
          const rows = await connection.query<{ copied: number; last: string[] | null }>(
            `with batch as materialized (
               select t.* from ${quoted(table)} t ${after} order by ${list} limit ${batch} for share of t nowait
             ), written as (
               insert into ${quoted(copy)} select * from batch on conflict do nothing
             )
             select (select count(*)::int from batch) as copied,
               (select array[${texts}] from batch l order by ${key
                 .split(', ')
                 .map((column) => `l.${column} desc`)
                 .join(', ')} limit 1) as last`,
            place === null ? [] : [...place],
          );
          const reached = rows[0]?.last;
          if (reached) await connection.run(`comment on table ${quoted(copy)} is ${literal(reached)}`);
          return rows;
        }),
      signal,
    );
    if (found === undefined || found.last === null) return;
    last = found.last;
    total += found.copied;
    onCopied?.(total);
    if (found.copied < batch) return;
  }
}

const literal = (place: readonly string[]): string => `'${JSON.stringify(place).replaceAll("'", "''")}'`;

async function readPlace(connection: Connection, copy: string): Promise<readonly string[] | null> {
  const [row] = await connection.query<{ place: string | null }>(
    `select obj_description(to_regclass($1), 'pg_class') as place`,
    [quoted(copy)],
  );
  return row?.place ? (JSON.parse(row.place) as string[]) : null;
}

async function keyTypes(
  connection: Connection,
  table: string,
  columns: readonly string[],
): Promise<readonly string[]> {
  const rows = await connection.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = to_regclass($1)`,
    [quoted(table)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return columns.map((column) => types.get(column) ?? 'text');
}

/** Both counted by one statement, which sees both at the same moment. */
async function compare(connection: Connection, table: string): Promise<void> {
  const [row] = await connection.query<{ whole: string; parts: string }>(
    `select (select count(*)::text from ${quoted(table)}) as whole,
       (select count(*)::text from ${quoted(partsOf(table))}) as parts`,
  );
  if (row?.whole !== row?.parts)
    throw new PartitionFault(
      `${table} has ${row?.whole} rows and its copy ${row?.parts}. Nothing was changed; the copy is in ${partsOf(table)}.`,
    );
}

/** The copy takes the table's name. A try that doesn't get the table within LOCK_MS lets the others go first. */
async function exchange(
  connection: Connection,
  table: string,
  { primaryKey, indexes, triggers, grants }: TableShape,
  signal?: AbortSignal,
): Promise<void> {
  const copy = partsOf(table);
  await again(
    () =>
      inTransaction(connection, async () => {
        await connection.run(`set local lock_timeout = ${LOCK_MS}`);
        await connection.run(`lock table ${quoted(table)} in access exclusive mode`);
        await connection.run(`drop table ${quoted(table)}`);
        await connection.run(`drop function ${quoted(mirrorOf(table))}()`);
        await connection.run(`alter table ${quoted(copy)} rename to ${quoted(table)}`);
        await connection.run(`comment on table ${quoted(table)} is null`);
        await connection.run(
          `alter table ${quoted(table)}
             rename constraint ${quoted(draftName(primaryKey.name))} to ${quoted(primaryKey.name)}`,
        );
        for (const { name } of indexes)
          await connection.run(`alter index ${quoted(draftName(name))} rename to ${quoted(name)}`);
        for (const { name, definition } of triggers)
          if (name !== mirrorOf(table)) await connection.run(definition);
        for (const grant of grants) await connection.run(grant);
        await guardParts(connection, table, triggers);
      }),
    signal,
  );
}

/** Statement triggers of a table don't run for what is written into one of its parts by name. */
async function guardParts(connection: Connection, table: string, triggers: readonly Piece[]): Promise<void> {
  if (!triggers.some(({ definition }) => definition.includes('refuse_change()'))) return;
  for (let part = 0; part < PARTS; part += 1)
    await connection.run(
      `create trigger ${quoted(`${partName(table, part)}_by_table_only`)}
         before insert or update or delete on ${quoted(partName(table, part))}
         for each statement execute function refuse_change()`,
    );
}

async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.run('begin');
  try {
    const result = await work();
    await connection.run('commit');
    return result;
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tries again what met another transaction. */
async function again<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { readonly code?: unknown }).code;
      if (typeof code !== 'string' || !COLLISIONS.has(code) || tried === TRIES) throw error;
      await wait(PAUSE_MS, undefined, signal === undefined ? {} : { signal });
    }
  }
}
