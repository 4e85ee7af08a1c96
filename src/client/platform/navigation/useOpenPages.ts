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

/**
 * Loads a list's next page on request, and after Back those that were open before. Returns what "Show more" does; undefined
 * on the last page.
 */
export function useOpenPages(
  name: string,
  rows: number,
  { hasNext, isLoadingNext, loadNext }: Pages,
  page: number,
): (() => void) | undefined {
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
  const isMissing = rows < open && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isMissing) loadMissing();
    // Relay loads none while the list itself is under way, and then gives another function.
  }, [isMissing, rows, loadNext]);
  if (!hasNext) return undefined;
  return () => {
    setOpen(rows + page);
    load();
  };
}
