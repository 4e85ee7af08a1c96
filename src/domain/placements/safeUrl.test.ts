import { describe, expect, it } from 'vitest';
import { isOwnPath, isSafeLink, isSafePicture } from './safeUrl.ts';

describe('BAN-40: allowed link targets', () => {
  it.each([
    ['/', true],
    ['/settings#meter-data', true],
    ['https://help.example/a?b=c', true],
    ['http://help.example', true],
    ['mailto:help@example.org', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['settings', false],
    ['', false],
    ['https:evil.example', false],
    ['https://own.example@evil.example/', false],
    ['HTTPS://help.example/', true],
    ['https://[half-a-host/', false],
    ['https://help.example:port/', false],
  ])('%s: %s', (url, safe) => {
    expect(isSafeLink(url)).toBe(safe);
  });

  it('is a page of the app only with one slash', () => {
    expect(['/devices', '//devices', '/\\devices', 'https://a.example/'].map(isOwnPath)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['/brand/logo.svg', true],
    ['https://pictures.example/a.png', true],
    ['http://pictures.example/a.png', false],
    ['data:image/png;base64,x', false],
  ])('a picture at %s: %s', (url, safe) => {
    expect(isSafePicture(url)).toBe(safe);
  });
});
