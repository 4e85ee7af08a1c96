import { isWithin } from '../../../domain/navigation/pagePath.ts';
import { safeReturnTo } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** A member who reconnects or moves (SGN-41), and where they return to. */
export interface EditMode {
  readonly back: string;
}

/** Where a member was before the form opened. */
export interface CameFrom {
  /** The return page stored in the previous step's history entry, or in this one's after a reload. */
  readonly kept: string | null;
  /** The page that is open while the form loads. */
  readonly href: string;
}

/**
 * `?edit=true` (NAV-44, NAV-45). The URL does not contain the return page: it is the page that opened the form, or the
 * home settings for a form opened directly. Only a utility's redirect names it, in `next`.
 */
export function readEditMode(search: URLSearchParams, { kept, href }: CameFrom): EditMode | null {
  if (search.get('edit') !== 'true') return null;
  return {
    back:
      safeReturnTo(kept) ?? safeReturnTo(search.get('next')) ?? openedFrom(href) ?? paths.settings('home'),
  };
}

/** The page the member came from, if it is a valid return target. */
function openedFrom(href: string): string | null {
  return isWithin(href.split(/[?#]/, 1)[0] ?? '', '/signup') ? null : safeReturnTo(href);
}
