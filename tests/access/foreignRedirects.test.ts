import { describe, expect, it } from 'vitest';
import { redirectTarget, type RedirectRules } from '../../src/domain/brands/redirect.ts';
import { afterLogin, safeReturnTo } from '../../src/domain/session/returnTo.ts';
import { FOREIGN_REDIRECTS, HOME } from '../support/foreignRedirects.ts';

const origin = `https://${HOME}`;
const brand: RedirectRules = {
  environment: 'production',
  hosts: [HOME],
  localHosts: ['default.localhost'],
  allowedRedirectHosts: ['shop.example'],
};

/** The origins the address leads to after 0 to 3 rounds of decoding by proxies. */
function listOrigins(address: string): string[] {
  const hosts: string[] = [];
  for (let read = address, times = 0; times < 4; times += 1) {
    const url = URL.canParse(read, origin) ? new URL(read, origin) : null;
    hosts.push(url === null ? 'none' : url.origin);
    try {
      read = decodeURIComponent(read);
    } catch {
      break;
    }
  }
  return hosts;
}

describe('redirects to foreign hosts, in spellings that fool naive checks', () => {
  it('are at least 200', () => {
    expect(FOREIGN_REDIRECTS.length).toBeGreaterThanOrEqual(200);
  });

  // An accepted address must stay on our own host, however often it is decoded.
  it.each(FOREIGN_REDIRECTS.map((spelling) => [JSON.stringify(spelling), spelling] as const))(
    '%s leads nowhere else',
    (_shown, spelling) => {
      for (const target of [redirectTarget(spelling, brand, origin), safeReturnTo(spelling)]) {
        if (target !== null) expect(new Set(listOrigins(target))).toEqual(new Set([origin]));
      }
      expect(afterLogin(`?${new URLSearchParams({ next: spelling }).toString()}`)).toBe(
        safeReturnTo(spelling) ?? '/',
      );
    },
  );

  it('all are refused except those that every parser reads as pages of our own host', () => {
    const taken = FOREIGN_REDIRECTS.filter(
      (spelling) => redirectTarget(spelling, brand, origin) !== null || safeReturnTo(spelling) !== null,
    );
    expect(taken).toEqual([
      '/:evil.example',
      '/:evil.example/%2e%2e',
      '/./%2fevil.example/%2e%2e',
      '/%2e/%2fevil.example/%2e%2e',
      'https://home.example/@evil.example:1',
    ]);
  });

  it('accepts legitimate ones', () => {
    for (const path of ['/', '/events?show=past#top', '/settings', '/a/b/../c'])
      expect(redirectTarget(path, brand, origin)).not.toBe(null);
    for (const address of [
      origin,
      `${origin}/events`,
      'https://shop.example/cart?item=1',
      'http://default.localhost:3000/',
    ])
      expect(redirectTarget(address, brand, origin)).not.toBe(null);
  });
});
