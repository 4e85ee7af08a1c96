import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useKept } from './useKept.ts';

/** Of `usePaginationFragment`. */
interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (
    count: number,
    options: { readonly onComplete: (error: Error | null) => void },
  ) => unknown;
}

export interface OpenPages {
  /** What "Show more" does; undefined on the last page. */
  readonly more: (() => void) | undefined;
  /** Loads the pages that are left, one after the other, until one can't be read. */
  readonly openAll: () => void;
  /** Whether pages that were asked for are still to come. */
  readonly isOpening: boolean;
}

/** Loads a list's next pages on request, and after Back those that were open before. */
export function useOpenPages(
  name: string,
  rows: number,
  { hasNext, isLoadingNext, loadNext }: Pages,
  page: number,
): OpenPages {
  // Another search or filter is another list.
  const { search } = useLocation();
  const [open, setOpen] = useKept<number>(`${name}${search}`, 0);
  const load = () =>
    void loadNext(page, {
      onComplete: (error) => {
        if (error !== null) setOpen(rows);
      },
    });
  const loadMissing = useEffectEvent(load);
  const isOpening = rows < open && hasNext;
  const isMissing = isOpening && !isLoadingNext;
  useEffect(() => {
    if (isMissing) loadMissing();
    // Relay loads none while the list itself is under way, and then gives another function.
  }, [isMissing, rows, loadNext]);
  const more = () => {
    setOpen(rows + page);
    load();
  };
  return { more: hasNext ? more : undefined, openAll: () => setOpen(Infinity), isOpening };
}
