import { ownPath } from '../brands/redirect.ts';
import { isWithin } from '../navigation/pagePath.ts';

/** Pages not to return to: they log out, ask to log in again, or aren't pages. */
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

/** Never requested; it only makes a path parseable. */
const SOMEWHERE = 'https://return.invalid';

/**
 * The normalized page to return to, or null. Only paths of this origin, because anyone can write the query.
 * Use the result, not the input: it is parsed as a browser would.
 */
export function safeReturnTo(text: string | null | undefined): string | null {
  const path = ownPath(text, SOMEWHERE);
  if (path === null) return null;
  const { pathname } = new URL(path, SOMEWHERE);
  return NOT_TO.some((each) => isWithin(pathname, each)) ? null : path;
}

/** The login address that remembers the requested page; Home isn't remembered. */
export function loginAddress(wanted: string): string {
  const page = safeReturnTo(wanted);
  return page === null || page === '/'
    ? '/login'
    : `/login?${new URLSearchParams({ next: page }).toString()}`;
}

/** Where to go after login: the requested page, else Home. */
export function afterLogin(search: string): string {
  return safeReturnTo(new URLSearchParams(search).get('next')) ?? '/';
}
