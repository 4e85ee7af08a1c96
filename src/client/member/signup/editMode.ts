import { isWithin } from '../../../domain/navigation/pagePath.ts';
import { safeReturnTo } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** A member who reconnects or moves (SGN-41), and where they return to. */
export interface EditMode {
  readonly back: string;
}

/** Where a member was before the form opened. */
export interface CameFrom {
  /** What the history entry of the step before, or of this one after a reload, keeps. */
  readonly kept: string | null;
  /** The page that is open while the form is on its way. */
  readonly href: string;
}

/**
 * `?edit=true` (NAV-44, NAV-45). The way back is no part of the address: it is the page that the form was opened from, and for
 * a form opened by itself the home in the settings. Only a utility that sends a member back names it, in `next`.
 */
export function editModeOf(search: URLSearchParams, { kept, href }: CameFrom): EditMode | null {
  if (search.get('edit') !== 'true') return null;
  return {
    back:
      safeReturnTo(kept) ?? safeReturnTo(search.get('next')) ?? openedFrom(href) ?? paths.settings('home'),
  };
}

/** The page that was open when a member came here, if it is one to return to. */
function openedFrom(href: string): string | null {
  return isWithin(href.split(/[?#]/, 1)[0] ?? '', '/signup') ? null : safeReturnTo(href);
}
