/**
 * A path as the router compares it: decoded, in lower case, without slashes at the end. Rules that name pages use it,
 * so that `/LOGOUT/` and `/log%6Fut` are what they open, not what they look like.
 */
export function pagePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Not a valid encoding: no page has such a name, and the text itself is as good as any.
  }
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Whether the path is the area or lies in it. `/devicesX` is no part of `/devices`. */
export function isWithin(pathname: string, area: string): boolean {
  const path = pagePath(pathname);
  return path === area || path.startsWith(`${area}/`);
}
