import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../domain/navigation/scrollRule.ts';
import { parseSorting, sortingText, type Sorting } from './sorting.ts';

export interface ListView {
  readonly query: URLSearchParams;
  readonly sort: Sorting | null;
  /** Changes the address: null takes a value out. */
  set(change: Readonly<Record<string, string | null>>): void;
  onSort(next: Sorting | null): void;
}

/** Search, filter and sorting of a list. They live in the address, so that a view can be kept, sent and reloaded. */
export function useListView(): ListView {
  const [query, setQuery] = useSearchParams();
  const set = (change: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
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
    sort: parseSorting(query.get('sort')),
    set,
    onSort: (next) => set({ sort: sortingText(next) }),
  };
}
