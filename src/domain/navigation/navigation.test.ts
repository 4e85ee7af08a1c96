import { describe, expect, it } from 'vitest';
import type { FeatureKey } from '../features/featureKeys.ts';
import { areBannersSuppressed, BANNER_SUPPRESSED_PREFIXES } from './bannerSuppression.ts';
import { isActive, navItems, wideNavItems } from './navItems.ts';
import { NAV_HIDDEN_PREFIXES, navVisibility, type NavFacts } from './navVisibility.ts';
import { KEEP_SCROLL, scrollVerdict } from './scrollRule.ts';

const on =
  (...keys: FeatureKey[]) =>
  (key: FeatureKey) =>
    keys.includes(key);

describe('the links of the bottom navigation', () => {
  it('NAV-01 to NAV-05: Home, Events, Devices, Rewards, and Refer where its feature is on', () => {
    expect(navItems(on('nav_refer_link')).map(({ path }) => path)).toEqual([
      '/',
      '/events',
      '/devices',
      '/rewards',
      '/invite',
    ]);
    expect(navItems(on()).map(({ path }) => path)).toEqual(['/', '/events', '/devices', '/rewards']);
  });

  it('NAV-05: has five links at most; Energy is one more beside the page of a wide screen, where its feature is on', () => {
    expect(navItems(on('nav_refer_link', 'energy_page'))).toHaveLength(5);
    expect(wideNavItems(on('energy_page')).map(({ path }) => path)).toEqual(['/energy']);
    expect(wideNavItems(on('nav_refer_link'))).toEqual([]);
  });

  it('NAV-06: Rewards carries cash where its feature is on', () => {
    const icon = (...keys: FeatureKey[]) => navItems(on(...keys)).find(({ id }) => id === 'rewards')?.icon;
    expect([icon(), icon('nav_rewards_cash_icon')]).toEqual(['rewards', 'cash']);
  });

  it.each([
    ['/', 'home'],
    ['/events', 'events'],
    ['/events/1', 'events'],
    ['/devices/add', 'devices'],
    ['/rewards', 'rewards'],
    ['/wallet', 'rewards'],
    ['/wallet/egift', 'rewards'],
    ['/orders/1', 'rewards'],
    ['/invite/', 'refer'],
    ['/settings', undefined],
    ['/eventsX', undefined],
  ])('NAV-04, NAV-12: on %s the highlighted one is %s', (path, id) => {
    const active = navItems(on('nav_refer_link')).filter((item) => isActive(item, path));
    expect(active.map((item) => item.id)).toEqual(id === undefined ? [] : [id]);
  });
});

describe('when the bottom navigation shows', () => {
  const shown: NavFacts = { isMember: true, isOn: on('nav_full_experience'), path: '/', search: '' };

  it.each<[string, Partial<NavFacts>, boolean]>([
    ['NAV-07: to a member', {}, true],
    ['NAV-07: not to a stranger', { isMember: false }, false],
    ['NAV-08: not without the full experience', { isOn: on() }, false],
    ['NAV-09: not with the first hide feature', { isOn: on('nav_full_experience', 'nav_hide') }, false],
    [
      'NAV-09: not with the second hide feature',
      { isOn: on('nav_full_experience', 'nav_hide_in_partner_app') },
      false,
    ],
    ['SYS-11: not on the maintenance page', { path: '/maintenance' }, false],
    ['SYS-11: not on the disenrolment page', { path: '/disenroll' }, false],
    ['NAV-16: not in the staff’s shell', { path: '/internal/events' }, false],
  ])('%s', (_row, facts, visible) => {
    expect(navVisibility({ ...shown, ...facts })).toBe(visible ? 'shown' : 'hidden');
  });

  it('NAV-10: there are eleven hiding prefixes', () => {
    expect(NAV_HIDDEN_PREFIXES).toHaveLength(11);
  });

  it.each([...NAV_HIDDEN_PREFIXES])('NAV-10: hidden on %s and below', (prefix) => {
    expect(navVisibility({ ...shown, path: prefix })).not.toBe('shown');
    expect(navVisibility({ ...shown, path: `${prefix}/more` })).not.toBe('shown');
  });

  it('NAV-10: beside the gift cards of a wide screen alone', () => {
    const prefixes = NAV_HIDDEN_PREFIXES.filter((path) => navVisibility({ ...shown, path }) === 'wide');
    expect(prefixes).toEqual(['/wallet/egift']);
    expect(navVisibility({ ...shown, isMember: false, path: '/wallet/egift' })).toBe('hidden');
  });

  it.each(['/Signup/zip_code', '/%66orgot-password', '/New-User/', '/update-google-Nest'])(
    'NAV-10: hidden on %s, which opens the same page',
    (path) => {
      expect(navVisibility({ ...shown, path })).toBe('hidden');
    },
  );

  it.each(['/stripe/checkout', '/promo', '/coupons', '/wallet', '/settings', '/invite', '/device_offer'])(
    'NAV-10, AMB-07: shows on %s',
    (path) => {
      expect(navVisibility({ ...shown, path })).toBe('shown');
    },
  );

  it.each([
    ['?firstVisit=true', true, false],
    ['?firstVisit', true, false],
    ['', true, true],
    ['?firstVisit=true', false, true],
    ['', false, true],
  ])('NAV-11: on /wallet%s with the feature %s it shows: %s', (search, feature, visible) => {
    const isOn = feature
      ? on('nav_full_experience', 'nav_hide_on_wallet_first_visit')
      : on('nav_full_experience');
    expect(navVisibility({ ...shown, isOn, path: '/wallet', search })).toBe(visible ? 'shown' : 'hidden');
  });

  it('NAV-11: the parameter hides it on /wallet alone', () => {
    const isOn = on('nav_full_experience', 'nav_hide_on_wallet_first_visit');
    expect(navVisibility({ ...shown, isOn, path: '/rewards', search: '?firstVisit=true' })).toBe('shown');
  });
});

describe('banners', () => {
  it("BAN-01: there are eleven prefixes, not the navigation's", () => {
    expect(BANNER_SUPPRESSED_PREFIXES).toHaveLength(11);
    expect([...BANNER_SUPPRESSED_PREFIXES]).not.toEqual([...NAV_HIDDEN_PREFIXES]);
  });

  it.each([...BANNER_SUPPRESSED_PREFIXES, '/wallet/egift', '/stripe/checkout/setup', '/settings/phones'])(
    'BAN-01, OFR-11: none on %s',
    (path) => {
      expect(areBannersSuppressed(path)).toBe(true);
    },
  );

  it('DEV-23, NAV-10: the last step at the thermostat’s maker has neither banners nor navigation', () => {
    expect(areBannersSuppressed('/update-google-nest')).toBe(true);
    expect(NAV_HIDDEN_PREFIXES).toContain('/update-google-nest');
  });

  it.each(['/', '/events', '/rewards', '/forgot-password', '/devices'])('BAN-01: allowed on %s', (path) => {
    expect(areBannersSuppressed(path)).toBe(false);
  });
});

describe('scrolling', () => {
  it.each([
    ['PUSH', null, 'top'],
    ['PUSH', undefined, 'top'],
    ['PUSH', 'keepScroll', 'top'],
    ['REPLACE', {}, 'top'],
    ['PUSH', { keepScroll: false }, 'top'],
    ['PUSH', { keepScroll: true, from: 'a list' }, 'keep'],
    ['REPLACE', KEEP_SCROLL, 'keep'],
    ['POP', null, 'return'],
    ['POP', KEEP_SCROLL, 'return'],
  ] as const)('NAV-27: %s with the state %j: %s', (kind, state, verdict) => {
    expect(scrollVerdict(kind, state)).toBe(verdict);
  });
});
