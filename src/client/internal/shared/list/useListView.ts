import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../domain/navigation/scrollRule.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { parseSorting, sortingText, type Sorting } from './sorting.ts';

export interface ListView {
  readonly query: URLSearchParams;
  readonly sort: Sorting | null;
  /** Changes the address: null takes a value out. */
  set(change: Readonly<Record<string, string | null>>): void;
  onSort(next: Sorting | null): void;
}

/** The name of a list's sorting in the address; what loaders read. */
export const SORT = 'sort';

/**
 * Search, filter and sorting of a list. They live in the address, so that a view can be kept, sent and reloaded.
 * `sortName`: of its sorting, where the page has more lists that are sorted.
 */
export function useListView(sortName: string = SORT): ListView {
  const { navigator } = useApp();
  const [query, setQuery] = useSearchParams();
  const set = (change: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        // A change that is under way counts: who presses a filter after typing a search leaves the search first.
        const wanted = new URL(navigator.wanted(), 'http://page');
        const isHere = wanted.pathname === navigator.path();
        const next = new URLSearchParams(isHere ? wanted.searchParams : before);
        for (const [name, value] of Object.entries(change)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true, state: KEEP_SCROLL },
    );
  return {
    query,
    sort: parseSorting(query.get(sortName)),
    set,
    onSort: (next) => set({ [sortName]: sortingText(next) }),
  };
}
