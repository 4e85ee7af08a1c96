import { isWithin, pagePath } from '../navigation/pagePath.ts';
import { internalVerdict } from './internalGate.ts';
import { afterLogin, loginAddress } from './returnTo.ts';
import { isMember, type Visitor } from './visitor.ts';

/** Areas of the app that belong to a member. Everything else is open: it says itself what it shows to strangers. */
const MEMBER_AREAS = [
  '/events',
  '/devices',
  '/orders',
  '/rewards',
  '/wallet',
  '/invite',
  '/settings',
  '/stripe',
  '/coupons',
  '/promo/redeem',
  '/update-google-nest',
  '/prize-form',
  '/device_offer',
];

/** Whether the page needs somebody who is logged in. */
export function needsSession(path: string): boolean {
  return isWithin(path, '/internal') || MEMBER_AREAS.some((area) => isWithin(path, area));
}

export interface PageFacts {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Null while the user status is being asked. */
  readonly visitor: Visitor | null;
  /** The page was opened with a link that had expired: then it stays (SES-08). */
  readonly linkExpired?: boolean;
}

/**
 * - `wait`: the page needs somebody, and who that is is not known yet.
 * - `ask-here`: the page stays and offers to log in (`to`), because the expired-link notice says why.
 * - `hidden`: the page answers like one that does not exist (Error404).
 */
export type PageVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'ask-here'; readonly to: string }
  | { readonly kind: 'hidden' };

/**
 * What becomes of a visit to a page. The server guards the data; this only spares people a screen full of refusals.
 * A logged-out member who opens a member area logs in first and returns; a member who opens the log-in is past it.
 * Source: requirements, Implied but unnamed (login and account), INT-01, SES-08.
 */
export function guardPage({ path, search, visitor, linkExpired = false }: PageFacts): PageVerdict {
  if (visitor === null) return needsSession(path) ? { kind: 'wait' } : { kind: 'open' };
  if (pagePath(path) === '/login' && isMember(visitor)) return { kind: 'go', to: afterLogin(search) };
  if (!needsSession(path)) return { kind: 'open' };
  if (!isMember(visitor)) {
    const to = loginAddress(path + search);
    return linkExpired ? { kind: 'ask-here', to } : { kind: 'go', to };
  }
  if (isWithin(path, '/internal') && internalVerdict(visitor, path) !== 'open') return { kind: 'hidden' };
  return { kind: 'open' };
}
