/** The three states of a sortable column. Source: HLP-03. */
export const SORT_STATES = ['ascending', 'descending', 'none'] as const;
export type SortState = (typeof SORT_STATES)[number];

/** What a list is sorted by; null: its own order. */
export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A column's sort state, also its `aria-sort`. */
export function columnSortState(column: string, sorting: Sorting | null): SortState {
  return sorting?.column === column ? sorting.direction : 'none';
}

/**
 * Pressing a column sorts ascending, then descending, then by the list's own order. Another column starts
 * over.
 */
export function nextSorting(column: string, sorting: Sorting | null): Sorting | null {
  const state = columnSortState(column, sorting);
  if (state === 'none') return { column, direction: 'ascending' };
  return state === 'ascending' ? { column, direction: 'descending' } : null;
}
