/** A link's navigation state that keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** The router's names: `POP` is back, forward, and the first page. */
type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/**
 * A navigation scrolls to the top unless its state says otherwise. Back and forward return to where the page was left.
 * Source: NAV-27.
 */
export function scrollVerdict(kind: NavigationKind, navigationState: unknown): 'top' | 'keep' | 'return' {
  if (kind === 'POP') return 'return';
  const asks =
    typeof navigationState === 'object' && navigationState !== null && 'keepScroll' in navigationState;
  return asks && navigationState.keepScroll === true ? 'keep' : 'top';
}
