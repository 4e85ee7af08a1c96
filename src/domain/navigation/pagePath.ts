import { trimEndSlashes } from '../helpers/trimSlashes.ts';
/**
 * Normalizes a path as the router does: decoded, lower case, no trailing slash. Rules that name pages use it,
 * so that `/LOGOUT/` and `/log%6Fut` can't bypass them.
 */
export function pagePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Invalid encoding matches no page, so the raw text will do.
  }
  return trimEndSlashes(path.toLowerCase()) || '/';
}

/** Whether the path is the area or below it. `/devicesX` isn't below `/devices`. */
export function isWithin(pathname: string, area: string): boolean {
  const path = pagePath(pathname);
  return path === area || path.startsWith(`${area}/`);
}
