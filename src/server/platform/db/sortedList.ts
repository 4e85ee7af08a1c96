import type { Page } from '../graphql/connection.ts';
import { isRowId } from '../graphql/nodes.ts';
import type { Db } from './db.ts';
import { replanned } from './sql.ts';

/** The contract's sort order of a list. */
export interface Order<Field extends string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

/** The only order of a list whose key is when a row happened. */
export const LATEST_FIRST: Order<'AT'> = { field: 'AT', direction: 'DESC' };

/** An expression that a list can be sorted by. Rows without a value come last in either direction. */
export interface SortKey {
  readonly sql: string;
  readonly type: 'text' | 'bigint' | 'boolean' | 'timestamptz';
  readonly nullable?: true;
  /** Joins that only this expression needs. */
  readonly join?: string;
}

/** The SQL fragments that a sorted statement includes. */
export interface SortedSql {
  /** `… as "sortKey"`, for the row's cursor. */
  readonly keyColumn: string;
  /** The key's joins; often empty. */
  readonly join: string;
  /** True for rows after the previous page's last one. */
  readonly after: string;
  readonly orderBy: string;
  readonly limit: string;
}

export interface SortedList<Field extends string> {
  /** The statements' name; unique in the program. */
  readonly name: string;
  readonly keys: Readonly<Record<Field, SortKey>>;
  /** Orders rows with the same key. */
  readonly id: string;
  readonly idType?: 'uuid' | 'text';
  /** The number of the statement's own parameters: $1 and so on. */
  readonly parameters: number;
  readonly text: (parts: SortedSql) => string;
}

/** The columns common to all sorted statements. */
export interface SortedRow {
  readonly sortKey: string | null;
}

/**
 * Reads pages of a list in any of its orders, with one statement per order. A page begins after the previous row's key
 * and id, so that rows with equal keys are neither repeated nor skipped between pages.
 */
export function sortedList<Row extends Record<string, unknown>, Field extends string>(
  list: SortedList<Field>,
): (db: Db, values: readonly unknown[], page: Page, order: Order<Field>) => Promise<(Row & SortedRow)[]> {
  const statementName = ({ field, direction }: Order<Field>): string =>
    `${list.name}_${field}_${direction}`.toLowerCase();
  const orders = (Object.keys(list.keys) as Field[]).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({ field, direction })),
  );
  const reads = new Map(
    orders.map((order) => {
      const name = statementName(order);
      return [name, replanned<Row & SortedRow>(name, list.text(toSortedSql(list, order)))];
    }),
  );
  return (db, values, page, order) => {
    const read = reads.get(statementName(order));
    if (read === undefined) throw new RangeError(`${list.name} has no order by ${order.field}.`);
    return read(db, [...values, ...startAfter(page, list.keys[order.field], list.idType), page.limit + 1]);
  };
}

/** A page whose rows have the count over all pages beside their own values. */
export function countedPage<Row extends { readonly total: number }>(
  found: readonly Row[],
): { readonly rows: readonly Omit<Row, 'total'>[]; readonly totalCount: number } {
  return { rows: found.map(({ total: _total, ...row }) => row), totalCount: found[0]?.total ?? 0 };
}

/** A page of found rows in their order, with what was read of each by its id; one that has gone meanwhile is left out. */
export function foundPage<Row extends object>(
  found: readonly (SortedRow & { readonly id: string; readonly total: number })[],
  read: ReadonlyMap<string, Row>,
): { readonly rows: readonly (Row & SortedRow)[]; readonly totalCount: number } {
  return {
    rows: found.flatMap(({ id, sortKey }) => {
      const row = read.get(id);
      return row === undefined ? [] : [{ ...row, sortKey }];
    }),
    totalCount: found[0]?.total ?? 0,
  };
}

function toSortedSql<Field extends string>(
  { keys, id, idType = 'uuid', parameters }: SortedList<Field>,
  { field, direction }: Order<Field>,
): SortedSql {
  const { sql, type, nullable, join = '' } = keys[field];
  const sign = direction === 'ASC' ? '>' : '<';
  const [key, last] = [`$${parameters + 1}::${type}`, `$${parameters + 2}::${idType}`];
  const follows = `(${sql}, ${id}) ${sign} (${key}, ${last})`;
  const isAfter =
    nullable === true
      ? `case when ${key} is null then ${sql} is null and ${id} ${sign} ${last} else ${follows} or ${sql} is null end`
      : follows;
  return {
    keyColumn: `(${sql})::text as "sortKey"`,
    join,
    after: `(${last} is null or ${isAfter})`,
    orderBy: `${sql} ${direction}${nullable === true ? ' nulls last' : ''}, ${id} ${direction}`,
    limit: `$${parameters + 3}`,
  };
}

/** The key and id after which the page begins; an invalid cursor counts as the beginning. */
export function startAfter(
  { after }: Pick<Page, 'after'>,
  { type, nullable }: Pick<SortKey, 'type' | 'nullable'>,
  idType: 'uuid' | 'text' = 'uuid',
): readonly [string | null, string | null] {
  if (after === null) return [null, null];
  const [key, id] = after;
  const isId = idType === 'uuid' ? isRowId(id) : formats.text(id);
  const fits = isId && (key === null ? nullable === true : formats[type](key));
  return fits ? [key, id] : [null, null];
}

/** Whether a text is a form of the type that PostgreSQL reads, so that a forged cursor can't make a statement fail. */
const formats: Readonly<Record<SortKey['type'], (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  timestamptz: (text) => {
    const [, day, time] =
      /^([1-9]\d{3}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:\+00|Z)$/.exec(text) ?? [];
    const at = new Date(`${day}T${time}Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${time}`);
  },
};
