import { ownPath } from '../brands/redirect.ts';

/** Never asked; the address only has to be complete to be parsed. */
const SOMEWHERE = 'https://left.invalid';

/** What goes along in the history where the app leads away from a page that it may lead back to. */
export const leaving = (page: string): { readonly left: string } => ({ left: page });

/** The page that was left, by what went along; null where nobody was led away. */
export function leftPage(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'left' in state
    ? ownPath(state.left, SOMEWHERE)
    : null;
}
