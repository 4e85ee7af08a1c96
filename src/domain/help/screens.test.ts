import { describe, expect, it } from 'vitest';
import { HELP_SCREENS, helpScreen } from './screens.ts';

describe('the screen that answers can be about', () => {
  it.each([
    ['/', 'home'],
    ['/events', 'events'],
    ['/Events/', 'events'],
    ['/events/0190a1b2', 'event'],
    ['/events/season', 'season'],
    ['/energy', 'energy'],
    ['/devices', 'devices'],
    ['/devices/add', 'devices'],
    ['/device_offer/o1', 'offers'],
    ['/stripe/checkout/setup', 'offers'],
    ['/rewards', 'rewards'],
    ['/rewards/r1', 'rewards'],
    ['/coupons/claimed', 'rewards'],
    ['/promo/redeem', 'rewards'],
    ['/rewards/orders', 'orders'],
    ['/rewards/codes', 'orders'],
    ['/orders/o1', 'orders'],
    ['/rewards/wheel', 'wheel'],
    ['/prize-form', 'wheel'],
    ['/wallet', 'wallet'],
    ['/wallet/w9', 'cashout'],
    ['/invite', 'invite'],
    ['/inbox', 'inbox'],
    ['/settings', 'settings'],
    ['/settings/language', 'settings'],
    ['/settings/home', 'utility'],
    ['/settings/meter-data', 'utility'],
    ['/settings/people', 'people'],
    ['/settings/vacation', 'vacation'],
    ['/settings/notifications', 'notifications'],
    ['/settings/security', 'security'],
    ['/settings/account', 'account'],
    ['/settings/help', null],
    ['/help', null],
    ['/help/usual', null],
    ['/login', null],
    ['/signup/zip_code', null],
    ['/internal/events', null],
    ['/devicesX', null],
    ['', 'home'],
    ['/constructor', null],
    ['/%E0%A4%A', null],
  ])('of %s is %s', (path, screen) => {
    expect(helpScreen(path)).toBe(screen);
  });

  it('has a name of its own', () => {
    expect(HELP_SCREENS.slice(0, 4)).toEqual(['home', 'events', 'event', 'season']);
    expect(new Set(HELP_SCREENS).size).toBe(HELP_SCREENS.length);
  });
});
