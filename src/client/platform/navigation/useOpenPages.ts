import { useEffect, useEffectEvent, useState } from 'react';
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
  // Not kept: what a sorting needed isn't loaded again after Back.
  const [isWhole, setWhole] = useState(false);
  const load = () =>
    void loadNext(page, {
      onComplete: (error) => {
        if (error === null) return;
        setOpen(rows);
        setWhole(false);
      },
    });
  const loadMissing = useEffectEvent(load);
  const isMissing = (rows < open || isWhole) && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isMissing) loadMissing();
    // Relay loads none while the list itself is under way, and then gives another function.
  }, [isMissing, rows, loadNext]);
  const more = () => {
    setOpen(rows + page);
    load();
  };
  return { more: hasNext ? more : undefined, openAll: () => setWhole(true) };
}
