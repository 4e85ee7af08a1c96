import { describe, expect, it } from 'vitest';
import { afterLogin, loginAddress, safeReturnTo } from './returnTo.ts';

describe('the page to return to', () => {
  it.each([['/events'], ['/events?show=past'], ['/settings#meter-data'], ['/'], ['/loginless']])(
    'accepts "%s"',
    (text) => {
      expect(safeReturnTo(text)).toBe(text);
    },
  );

  it.each([
    ['nothing', ''],
    ['another origin', 'https://evil.example/'],
    ['another origin without a scheme', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a tab that browsers leave out', '/\t/evil.example'],
    ['a line break that browsers leave out', '/\n/evil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['dots that leave two slashes', '/a/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path without a slash', 'events'],
    ['the log-in itself', '/login?next=%2Flogin'],
    ['the log-out', '/logout'],
    ['dots that end at the log-out', '/events/../logout'],
    ['the log-out, as the router also reads it', '/Log%6Fut/'],
    ['the API', '/backend/logout'],
    ['too long a text', `/${'a'.repeat(3000)}`],
  ])('%s is refused: "%s"', (_what, text) => {
    expect(safeReturnTo(text)).toBeNull();
  });

  it.each([
    ['/events?show=past', '/login?next=%2Fevents%3Fshow%3Dpast'],
    ['/', '/login'],
    ['/logout', '/login'],
    ['//evil.example', '/login'],
  ])('asking for "%s" leads to %s', (wanted, address) => {
    expect(loginAddress(wanted)).toBe(address);
  });

  it.each([
    ['?next=%2Fevents%3Fshow%3Dpast', '/events?show=past'],
    ['?next=%2F%2Fevil.example', '/'],
    ['?other=1', '/'],
    ['', '/'],
  ])('after log-in with "%s" comes %s', (search, page) => {
    expect(afterLogin(search)).toBe(page);
  });

  it('what is remembered is what comes back', () => {
    const wanted = '/events/a%20b?show=past&kind=real-time#top';
    expect(afterLogin(loginAddress(wanted).slice('/login'.length))).toBe(wanted);
  });
});
