import { pagePath } from '../navigation/pagePath.ts';

/** Where each screen is that answers can be about, in the order of the app. `/*` is whatever else is below. */
const ADDRESSES = {
  '/': 'home',
  '/events': 'events',
  '/events/*': 'event',
  '/events/season': 'season',
  '/energy': 'energy',
  '/devices': 'devices',
  '/device_offer': 'offers',
  '/stripe': 'offers',
  '/rewards': 'rewards',
  '/coupons': 'rewards',
  '/promo': 'rewards',
  '/rewards/orders': 'orders',
  '/rewards/codes': 'orders',
  '/orders': 'orders',
  '/rewards/wheel': 'wheel',
  '/prize-form': 'wheel',
  '/wallet': 'wallet',
  '/wallet/*': 'cashout',
  '/invite': 'invite',
  '/inbox': 'inbox',
  '/settings': 'settings',
  '/settings/home': 'utility',
  '/settings/meter-data': 'utility',
  '/settings/people': 'people',
  '/settings/vacation': 'vacation',
  '/settings/notifications': 'notifications',
  '/settings/security': 'security',
  '/settings/account': 'account',
  // Leads to the answers itself.
  '/settings/help': null,
} as const;

export type HelpScreen = NonNullable<(typeof ADDRESSES)[keyof typeof ADDRESSES]>;

/** The members' screens that answers can be about, in the order of the app. */
export const HELP_SCREENS: readonly HelpScreen[] = [...new Set(Object.values(ADDRESSES))].filter(
  (screen) => screen !== null,
);

/** The screen that a path opens; null: no answers are about it. */
export function helpScreen(pathname: string): HelpScreen | null {
  const path = pagePath(pathname);
  const [area = ''] = /^\/[^/]*/.exec(path) ?? [];
  const addresses: Readonly<Record<string, HelpScreen | null>> = ADDRESSES;
  const known = [path, `${area}/*`, area].find((address) => address in addresses);
  return known === undefined ? null : (addresses[known] ?? null);
}
