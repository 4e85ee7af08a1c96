import { describe, expect, it } from 'vitest';
import { isWithin, pagePath } from './pagePath.ts';

describe('paths of pages', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/login/', '/login'],
    ['/LOGIN', '/login'],
    ['/log%6Fut', '/logout'],
    ['/100%', '/100%'],
  ])('"%s" is the page "%s"', (pathname, page) => {
    expect(pagePath(pathname)).toBe(page);
  });

  it.each([
    ['/devices', true],
    ['/devices/', true],
    ['/devices/add', true],
    ['/Devices/Add', true],
    ['/devicesX', false],
    ['/', false],
  ])('AMB-07: "%s" lies in /devices: %s', (pathname, within) => {
    expect(isWithin(pathname, '/devices')).toBe(within);
  });
});
