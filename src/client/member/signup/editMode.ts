import { isWithin } from '../../../domain/navigation/pagePath.ts';
import { safeReturnTo } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** A member who reconnects or moves (SGN-41), and where they return to. */
export interface EditMode {
  readonly back: string;
}

/** `?edit=true`, and in `next` the page that it was opened from; without one it is the home in the settings. */
export function editModeOf(search: URLSearchParams): EditMode | null {
  if (search.get('edit') !== 'true') return null;
  return { back: safeReturnTo(search.get('next')) ?? paths.settings('home') };
}

/** The page that was open when a member came here, if it is one to return to. */
export function openedFrom(href: string): string | null {
  return isWithin(href.split(/[?#]/, 1)[0] ?? '', '/signup') ? null : safeReturnTo(href);
}
