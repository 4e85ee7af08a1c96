import type { IsOn } from '../features/featureKeys.ts';
import { isWithin, pagePath } from './pagePath.ts';

export interface NavItem {
  readonly id: 'home' | 'events' | 'devices' | 'rewards' | 'refer' | 'energy';
  readonly path: string;
  /** Other areas that highlight the item. */
  readonly extraPaths: readonly string[];
  readonly icon: 'home' | 'events' | 'devices' | 'rewards' | 'cash' | 'refer' | 'energy';
}

/** The links of the bottom navigation, in order. Source: NAV-01 to NAV-06. */
export function navItems(isOn: IsOn): NavItem[] {
  const items: NavItem[] = [
    { id: 'home', path: '/', extraPaths: [], icon: 'home' },
    { id: 'events', path: '/events', extraPaths: [], icon: 'events' },
    { id: 'devices', path: '/devices', extraPaths: [], icon: 'devices' },
    {
      id: 'rewards',
      path: '/rewards',
      extraPaths: ['/wallet', '/device_offer', '/coupons', '/promo', '/prize-form', '/orders'],
      icon: isOn('nav_rewards_cash_icon') ? 'cash' : 'rewards',
    },
  ];
  if (isOn('nav_refer_link')) items.push({ id: 'refer', path: '/invite', extraPaths: [], icon: 'refer' });
  return items;
}

/**
 * What else the navigation has where it stands beside the page of a wide screen. The bar at the bottom of a narrow one
 * has room for the five links of NAV-01 to NAV-05.
 */
export function wideNavItems(isOn: IsOn): NavItem[] {
  return isOn('energy_page') ? [{ id: 'energy', path: '/energy', extraPaths: [], icon: 'energy' }] : [];
}

/** Whether an item is highlighted. Home is active on `/` alone. Source: NAV-04, NAV-12. */
export function isActive(item: Pick<NavItem, 'path' | 'extraPaths'>, pathname: string): boolean {
  return [item.path, ...item.extraPaths].some((path) =>
    path === '/' ? pagePath(pathname) === '/' : isWithin(pathname, path),
  );
}
