import { ownPath } from '../brands/redirect.ts';

/** Never requested; it only makes a path parseable. */
const SOMEWHERE = 'https://left.invalid';

/** History state for redirects away from a page that the app may return to. */
export const leaving = (page: string): { readonly left: string } => ({ left: page });

/** The page to return to; null if there was no redirect. */
export function leftPage(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'left' in state
    ? ownPath(state.left, SOMEWHERE)
    : null;
}
