import { pagePath } from './pagePath.ts';

/** BAN-01: eleven. Not the navigation's list, which looks alike (AMB-07). */
export const BANNER_SUPPRESSED_PREFIXES = [
  '/signup',
  '/login',
  '/new-user',
  '/device_offer',
  '/promo',
  '/stripe',
  '/coupons',
  '/update-google-nest',
  '/invite',
  '/settings',
  '/wallet',
] as const;

/** "Starting with" is literal (AMB-07). */
export function areBannersSuppressed(path: string): boolean {
  const page = pagePath(path);
  return BANNER_SUPPRESSED_PREFIXES.some((prefix) => page.startsWith(prefix));
}
