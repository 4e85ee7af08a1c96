import { expect, it } from 'vitest';
import { originForm } from './pageAddress.ts';

it.each([
  ['http://evil.example/', '/'],
  ['http://evil.example', '/'],
  ['HTTPS://evil.example:8443/login?next=%2Fevents', '/login?next=%2Fevents'],
  ['http://evil.example?x=1', '/?x=1'],
  ['/login?to=http://evil.example/', '/login?to=http://evil.example/'],
  ['*', '*'],
])('%s is a request for %s', (asked, path) => {
  expect(originForm(asked)).toBe(path);
});
