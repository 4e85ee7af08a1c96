/** A link's navigation state that keeps the scroll position. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/**
 * Every navigation scrolls to the top, back and forward included, unless its state says otherwise. Source:
 * NAV-27.
 */
export function scrollVerdict(navigationState: unknown): 'top' | 'keep' {
  const asks =
    typeof navigationState === 'object' && navigationState !== null && 'keepScroll' in navigationState;
  return asks && navigationState.keepScroll === true ? 'keep' : 'top';
}
