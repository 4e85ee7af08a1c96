/** What a link puts into the navigation's state to keep the place on the page. */
export const KEEP_SCROLL = { keepScroll: true } as const;

/** Each navigation scrolls to the top, back and forward included, unless its state asks to keep the place. Source: NAV-27. */
export function scrollVerdict(navigationState: unknown): 'top' | 'keep' {
  const asks =
    typeof navigationState === 'object' && navigationState !== null && 'keepScroll' in navigationState;
  return asks && navigationState.keepScroll === true ? 'keep' : 'top';
}
