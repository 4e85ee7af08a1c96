import { isWithin, pagePath } from '../navigation/pagePath.ts';
import { afterLogin, loginAddress } from './returnTo.ts';
import { isMember, isStaff, type Visitor } from './visitor.ts';

/** Areas for members only. All other pages are open and decide themselves what they show visitors. */
const MEMBER_AREAS = [
  '/events',
  '/energy',
  '/devices',
  '/orders',
  '/rewards',
  '/wallet',
  '/invite',
  '/inbox',
  '/settings',
  '/stripe',
  '/coupons',
  '/promo/redeem',
  '/update-google-nest',
  '/prize-form',
  '/device_offer',
];

/** What only the owner of a home does, and where another person of it reads who does. */
const OWNER_AREAS: readonly (readonly [area: string, instead: string])[] = [
  ['/wallet/cashout', '/wallet'],
  ['/wallet/egift', '/wallet'],
  ['/wallet/w9', '/wallet'],
];

/** Everything for staff, of which strangers and members load nothing. Source: INT-01. */
export const isStaffArea = (path: string): boolean => isWithin(path, '/internal');

export function needsSession(path: string): boolean {
  return isStaffArea(path) || MEMBER_AREAS.some((area) => isWithin(path, area));
}

export interface PageFacts {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Null until the user status is known. */
  readonly visitor: Visitor | null;
  /** The page was opened with an expired link, so it doesn't redirect (SES-08). */
  readonly linkExpired?: boolean;
}

/**
 * - `wait`: the page needs a session, and the user status isn't known yet.
 * - `ask-here`: stays on the page and offers to log in (`to`), because of the expired-link notice.
 * - `hidden`: shows Error404.
 */
export type PageVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'ask-here'; readonly to: string }
  | { readonly kind: 'hidden' };

/**
 * What a visit to a page leads to. The server guards the data; this only avoids a screen full of errors.
 * Logged-out visitors of a member area log in first and return; members who open the login page skip it.
 * Source: requirements, Implied but unnamed (login and account), INT-01, SES-08.
 */
export function guardPage({ path, search, visitor, linkExpired = false }: PageFacts): PageVerdict {
  if (visitor === null) return needsSession(path) ? { kind: 'wait' } : { kind: 'open' };
  const logsInAgain = visitor.needsSecondFactor === true;
  if (pagePath(path) === '/login' && isMember(visitor) && !logsInAgain)
    return { kind: 'go', to: afterLogin(search) };
  if (!needsSession(path)) return { kind: 'open' };
  if (!isMember(visitor)) {
    const to = loginAddress(path + search);
    return linkExpired ? { kind: 'ask-here', to } : { kind: 'go', to };
  }
  if (isStaffArea(path) && logsInAgain) return { kind: 'go', to: loginAddress(path + search) };
  if (isStaffArea(path) && !isStaff(visitor)) return { kind: 'hidden' };
  const owners = OWNER_AREAS.find(([area]) => isWithin(path, area));
  return owners !== undefined && visitor.homeRole === 'member'
    ? { kind: 'go', to: owners[1] }
    : { kind: 'open' };
}
