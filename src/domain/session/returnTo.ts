import { ownPath } from '../brands/redirect.ts';
import { isWithin } from '../navigation/pagePath.ts';

/** Pages to which nobody is sent back: they would log out again, ask to log in again, or are not pages. */
const NOT_TO = [
  '/login',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/signup/password',
  '/maintenance',
  '/disenroll',
  '/backend',
];

/** Never asked; the address only has to be complete to be parsed. */
const SOMEWHERE = 'https://return.invalid';

/**
 * The page to return to, normalised, or null. Only paths of this origin: the text comes from the address line, where
 * anybody can write. Use the result, not the text: parsing is what a browser would do with it.
 */
export function safeReturnTo(text: string | null | undefined): string | null {
  const path = ownPath(text, SOMEWHERE);
  if (path === null) return null;
  const { pathname } = new URL(path, SOMEWHERE);
  return NOT_TO.some((each) => isWithin(pathname, each)) ? null : path;
}

/** The log-in address that remembers the page first asked for. Home needs no remembering. */
export function loginAddress(wanted: string): string {
  const page = safeReturnTo(wanted);
  return page === null || page === '/'
    ? '/login'
    : `/login?${new URLSearchParams({ next: page }).toString()}`;
}

/** Where to go after logging in, by the query of the log-in page: the page first asked for, else Home. */
export function afterLogin(search: string): string {
  return safeReturnTo(new URLSearchParams(search).get('next')) ?? '/';
}
