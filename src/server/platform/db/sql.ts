import { hash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './db.ts';
import { findPipeline } from './pipeline.ts';
import { runInTransaction } from './transactionRun.ts';

/** The rows of a raw statement. Times are PostgreSQL's text: convert them with `instant`. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = await db.execute<Row>(statement);
  return result.rows;
}

/** A statement made from parts at run time, with `$1`, `$2`… for the values. */
export function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}

/** Throws when the database can't be reached. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

const texts = new Map<string, string>();

/** Runs one statement with its parameters. */
export type Statement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>;

/** The text of every statement that is loaded, by name. */
export const statementTexts = (): ReadonlyMap<string, string> => texts;

/**
 * A frequent statement: a PostgreSQL connection receives and plans its text once and then executes it by name. Throws
 * when another text has the name.
 */
export function statement<Row extends Record<string, unknown>>(name: string, text: string): Statement<Row> {
  keepText(name, text);
  return prepared(name, text);
}

/**
 * A statement that is planned for the values of each run. For long lists with filters that are mostly absent: a plan for
 * all values has to check each of them for every row.
 */
export function replanned<Row extends Record<string, unknown>>(name: string, text: string): Statement<Row> {
  keepText(name, text);
  return prepared(name, text, false);
}

function keepText(name: string, text: string): void {
  if ((texts.get(name) ?? text) !== text) throw new Error(`There are two statements named ${name}.`);
  texts.set(name, text);
}

function prepared<Row extends Record<string, unknown>>(
  name: string,
  text: string,
  isKept = true,
): Statement<Row> {
  const parameters = new Set(text.match(/\$\d+/g)).size;
  const params = Array.from({ length: parameters }, (_, index) => sql.placeholder(String(index)));
  const prepare = (db: Db) =>
    db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      { sql: text, params },
      undefined,
      isKept ? name : undefined,
      false,
    );
  // Once for the database, and once for each transaction of the embedded one.
  const known = new WeakMap<Db, ReturnType<typeof prepare>>();
  return async (db, values) => {
    const run = runInTransaction<Row>(db, name, text, values);
    if (run !== null) return run;
    let query = known.get(db);
    if (query === undefined) {
      query = prepare(db);
      known.set(db, query);
    }
    return (await query.execute(Object.assign<Record<string, unknown>, readonly unknown[]>({}, values))).rows;
  };
}

/**
 * A `statement` that reads a few rows by an index, on nearly every request. Under load, on a PostgreSQL server, it takes
 * half the CPU time.
 */
export function shortRead<Row extends Record<string, unknown>>(name: string, text: string): Statement<Row> {
  return pipelined(name, text, statement<Row>(name, text));
}

/**
 * A `shortRead` whose text is put together at run time from a few parts of our own. Keep it for its runs: each text is
 * planned once.
 */
export function builtRead<Row extends Record<string, unknown>>(text: string): Statement<Row> {
  const name = `built_${hash('sha256', text, 'hex').slice(0, 24)}`;
  return pipelined(name, text, prepared<Row>(name, text));
}

/**
 * `builtRead`s by their texts, for searches: with only the branches that a search needs, because a statement with all of
 * them is planned for each run, which takes longer than to find.
 */
export function builtReads<Row extends Record<string, unknown>>(): (
  db: Db,
  text: string,
  values: readonly unknown[],
) => Promise<Row[]> {
  const known = new Map<string, Statement<Row>>();
  return (db, text, values) => {
    const read = known.get(text) ?? builtRead<Row>(text);
    known.set(text, read);
    return read(db, values);
  };
}

function pipelined<Row extends Record<string, unknown>>(
  name: string,
  text: string,
  elsewhere: Statement<Row>,
): Statement<Row> {
  return (db, values) => findPipeline(db)?.read<Row>(name, text, values) ?? elsewhere(db, values);
}

/** A timestamp of a raw row as a Date. Connections run in UTC; PostgreSQL writes `2026-01-31 17:55:00.123+00`. */
export function instant(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
}

export function instantOrNull(text: string | null): Date | null {
  return text === null ? null : instant(text);
}
