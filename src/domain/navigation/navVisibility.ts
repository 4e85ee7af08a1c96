import type { IsOn } from '../features/featureKeys.ts';
import { pagePath } from './pagePath.ts';

/** NAV-10: eleven. Not the banners' list, which looks alike (AMB-07). */
export const NAV_HIDDEN_PREFIXES = [
  '/signup',
  '/login',
  '/forgot-password',
  '/new-user',
  '/stripe/checkout/setup',
  '/stripe/checkout/payment',
  '/promo/redeem',
  '/coupons/claimed',
  '/wallet/egift',
  '/update-google-nest',
  '/prize-form',
] as const;

/** Of these, where a wide screen has the navigation at its side, as on the page that leads there. */
const RAIL_PREFIXES: readonly string[] = ['/wallet/egift'];

/** Top-level pages outside the member shell (SYS-11). */
const OUTSIDE_SHELL = ['/internal', '/disenroll', '/maintenance'] as const;

export interface NavFacts {
  readonly isMember: boolean;
  readonly isOn: IsOn;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** `wide`: beside the content of a wide screen only. */
export type NavVisibility = 'shown' | 'wide' | 'hidden';

/** Where the navigation shows. "Starting with" is literal (AMB-07). Source: NAV-07 to NAV-11. */
export function navVisibility({ isMember, isOn, path, search }: NavFacts): NavVisibility {
  if (!isMember || !isOn('nav_full_experience')) return 'hidden';
  if (isOn('nav_hide') || isOn('nav_hide_in_partner_app')) return 'hidden';
  const page = pagePath(path);
  const hiding = [...NAV_HIDDEN_PREFIXES, ...OUTSIDE_SHELL].find((prefix) => page.startsWith(prefix));
  if (hiding !== undefined) return RAIL_PREFIXES.includes(hiding) ? 'wide' : 'hidden';
  const firstWalletVisit = page === '/wallet' && new URLSearchParams(search).has('firstVisit');
  return firstWalletVisit && isOn('nav_hide_on_wallet_first_visit') ? 'hidden' : 'shown';
}
