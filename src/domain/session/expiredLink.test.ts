import { describe, expect, it } from 'vitest';
import { readAccessToken, statusTakesToken, withoutAccessToken } from './accessToken.ts';
import { judgeLink, type LinkFacts } from './expiredLink.ts';

describe('the token in a link', () => {
  it.each([
    ['?access_token=abc', 'abc', ''],
    ['?a=1&access_token=abc&b=%20x', 'abc', '?a=1&b=%20x'],
    ['?access%5Ftoken=abc&z', 'abc', '?z'],
    ['?access_token=a&access_token=b', 'a', ''],
    ['?access_token=', null, ''],
    ['?my_access_token=abc', null, '?my_access_token=abc'],
    ['?%E0%A4%A=1', null, '?%E0%A4%A=1'],
    ['', null, ''],
  ])('SES-04, SES-05: "%s" carries %s and becomes "%s"', (search, token, rest) => {
    expect(readAccessToken(search)).toBe(token);
    expect(withoutAccessToken(search)).toBe(rest);
  });

  it('SYS-02: on /disenroll the token is for that page alone', () => {
    expect(statusTakesToken('/disenroll')).toBe(false);
    expect(statusTakesToken('/events')).toBe(true);
  });

  it('SES-04: on /maintenance it is kept for the next page', () => {
    expect(statusTakesToken('/maintenance')).toBe(false);
  });
});

describe('an expired link', () => {
  const used: LinkFacts = {
    hadToken: true,
    answered: true,
    userId: null,
    hasPassword: false,
    path: '/events',
  };

  it.each<[string, string, Partial<LinkFacts>, object]>([
    [
      'SES-06, SES-07',
      'on the password page',
      { path: '/signup/password' },
      { kind: 'go', notice: 'password-link-expired', to: '/forgot-password' },
    ],
    [
      'SES-06, SES-07',
      'on the password page with a slash',
      { path: '/signup/password/' },
      { kind: 'go', notice: 'password-link-expired', to: '/forgot-password' },
    ],
    [
      'SES-06',
      'to choose a password that is set by now',
      { path: '/signup/password', hasPassword: true },
      { kind: 'go', notice: 'link-used', to: '/login' },
    ],
    ['SES-08', 'on another page', {}, { kind: 'stay', notice: 'link-expired' }],
    [
      'SES-08',
      'on another page, of a member with a password',
      { hasPassword: true },
      { kind: 'stay', notice: 'link-expired' },
    ],
    ['SES-08', 'on Home', { path: '/' }, { kind: 'stay', notice: 'link-expired' }],
    [
      'SES-08',
      'on another sign-up page',
      { path: '/signup/zip_code' },
      { kind: 'stay', notice: 'link-expired' },
    ],
    ['SES-06', 'that still works', { path: '/signup/password', userId: 'a1' }, { kind: 'fine' }],
    ['SES-08', 'that was none', { hadToken: false }, { kind: 'fine' }],
    ['SES-03', 'of which nothing is known', { answered: false }, { kind: 'fine' }],
    ['SYS-02', 'on /disenroll', { path: '/disenroll' }, { kind: 'fine' }],
  ])('%s: a link %s', (_row, _where, facts, verdict) => {
    expect(judgeLink({ ...used, ...facts })).toEqual(verdict);
  });
});
