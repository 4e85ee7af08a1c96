/** What a list is sorted by. */
export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a row is sorted by. */
export type SortValue = string | number | boolean | null;

/** The sorting in an address: `name` is ascending, `-name` descending; null: the list's own order. */
export function parseSorting(text: string | null): Sorting | null {
  if (text === null || text === '' || text === '-') return null;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

export function sortingText(sorting: Sorting | null): string | null {
  if (sorting === null) return null;
  return sorting.direction === 'descending' ? `-${sorting.column}` : sorting.column;
}

/** Compares values of a complete list; those that are missing come last in either direction, as the server has it. */
export function compareIn(
  direction: Sorting['direction'],
): (a: SortValue | undefined, b: SortValue | undefined) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a = null, b = null) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b);
}

/** A complete list as it is sorted; without a value to sort by, in its own order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sorting | null,
  by: ((row: Row) => SortValue | undefined) | undefined,
): readonly Row[] {
  if (sort === null || by === undefined) return rows;
  const order = compareIn(sort.direction);
  return rows.toSorted((a, b) => order(by(a), by(b)));
}

function compare(a: Exclude<SortValue, null>, b: Exclude<SortValue, null>): number {
  if (typeof a === 'string' && typeof b === 'string')
    return a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
  return Number(a) - Number(b);
}

export interface Order<Field extends string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

/** The server's sort field for the URL's column; null: the list's default order. */
export function toOrder<Field extends string>(
  text: string | null,
  fields: Readonly<Record<string, Field>>,
): Order<Field> | null {
  const sorting = parseSorting(text);
  const field = sorting === null ? undefined : fields[sorting.column];
  return sorting === null || field === undefined
    ? null
    : { field, direction: sorting.direction === 'ascending' ? 'ASC' : 'DESC' };
}
