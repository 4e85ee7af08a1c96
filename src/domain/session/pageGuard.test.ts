import { describe, expect, it } from 'vitest';
import { internalVerdict } from './internalGate.ts';
import { guardPage, needsSession, type PageVerdict } from './pageGuard.ts';
import { ANONYMOUS, type Visitor } from './visitor.ts';

const member: Visitor = { id: 'a1', isAdmin: false, roleKeys: [], attributes: {} };
const staff: Visitor = { ...member, isAdmin: true, roleKeys: ['internal_events'] };

describe('which pages need a session', () => {
  it.each([
    '/events',
    '/Events/',
    '/events/1',
    '/devices',
    '/devices/add',
    '/rewards',
    '/wallet',
    '/wallet/egift',
    '/invite',
    '/settings',
    '/stripe/checkout/setup',
    '/stripe/checkout/payment',
    '/promo/redeem',
    '/coupons/claimed',
    '/update-google-nest',
    '/prize-form',
    '/device_offer',
    '/internal',
    '/internal/events',
  ])('NAV-33 to NAV-37, NAV-47, DEV-23: %s does', (path) => {
    expect(needsSession(path)).toBe(true);
  });

  it.each([
    '/',
    '/login',
    '/logout',
    '/forgot-password',
    '/reset-password',
    '/signup',
    '/signup/zip_code',
    '/signup/password',
    '/maintenance',
    '/disenroll',
    '/new-user',
    '/promo',
    '/no-such-page',
    '/eventsX',
  ])('NAV-32, NAV-38 to NAV-43: %s does not', (path) => {
    expect(needsSession(path)).toBe(false);
  });
});

describe('visiting a page', () => {
  it.each<[string, string, string, Visitor | null, boolean, PageVerdict]>([
    ['a stranger sees the landing page', '/', '', ANONYMOUS, false, { kind: 'open' }],
    [
      'a stranger logs in first and returns',
      '/events',
      '?show=past',
      ANONYMOUS,
      false,
      { kind: 'go', to: '/login?next=%2Fevents%3Fshow%3Dpast' },
    ],
    [
      'SES-08: after an expired link the page stays and asks',
      '/events',
      '',
      ANONYMOUS,
      true,
      { kind: 'ask-here', to: '/login?next=%2Fevents' },
    ],
    ['an open page stays open after an expired link', '/', '', ANONYMOUS, true, { kind: 'open' }],
    ['member pages wait until the visitor is known', '/events', '', null, false, { kind: 'wait' }],
    ['open pages do not wait until the visitor is known', '/login', '', null, false, { kind: 'open' }],
    [
      'a member is past the log-in',
      '/login',
      '?next=%2Frewards',
      member,
      false,
      { kind: 'go', to: '/rewards' },
    ],
    [
      'a person of a home is led to what says who cashes out',
      '/wallet/cashout',
      '',
      { ...member, homeRole: 'member' },
      false,
      { kind: 'go', to: '/wallet' },
    ],
    ['its owner cashes out', '/wallet/cashout', '', member, false, { kind: 'open' }],
    ['a member sees the own pages', '/settings', '', member, false, { kind: 'open' }],
    [
      'an unknown page is for the not-found screen to say',
      '/no-such-page',
      '',
      member,
      false,
      { kind: 'open' },
    ],
    [
      'INT-01: a stranger logs in before the staff’s area',
      '/internal/events',
      '',
      ANONYMOUS,
      false,
      { kind: 'go', to: '/login?next=%2Finternal%2Fevents' },
    ],
    ['INT-01: a member finds no staff’s area', '/internal', '', member, false, { kind: 'hidden' }],
    ['INT-01: staff find it', '/internal', '', staff, false, { kind: 'open' }],
  ])('%s', (_what, path, search, visitor, linkExpired, verdict) => {
    expect(guardPage({ path, search, visitor, linkExpired })).toEqual(verdict);
  });
});

describe('the staff area', () => {
  it.each<[string, Partial<Visitor>, string, string]>([
    ['a stranger', { id: null }, '/internal', 'log-in'],
    ['a member with a key but no staff', { isAdmin: false }, '/internal', 'hidden'],
    ['staff without any key', { roleKeys: [] }, '/internal', 'hidden'],
    ['staff with a key that does not exist', { roleKeys: ['internal_made_up'] }, '/internal', 'hidden'],
    ['staff with a key', {}, '/internal', 'open'],
    ['staff with the tool’s key', {}, '/internal/events/new', 'open'],
    ['staff with another tool’s key', {}, '/internal/utilities', 'hidden'],
    ['staff with the programs key', { roleKeys: ['internal_programs'] }, '/internal/maintenance', 'open'],
    [
      'staff with either key of the members’ pages',
      { roleKeys: ['internal_programs'] },
      '/internal/members/m1',
      'open',
    ],
    ['staff with the other one', {}, '/internal/members', 'open'],
    ['staff with neither', { roleKeys: ['internal_staff'] }, '/internal/members/m1', 'hidden'],
  ])('INT-01, NAV-28: %s', (_who, change, path, verdict) => {
    expect(internalVerdict({ ...staff, ...change }, path)).toBe(verdict);
  });
});
