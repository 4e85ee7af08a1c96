import { expect, it } from 'vitest';
import { leaving, leftPage } from './leftPage.ts';

it.each([
  [leaving('/settings#theme'), '/settings#theme'],
  [leaving('/events?show=past'), '/events?show=past'],
  [leaving('https://evil.example/'), null],
  [leaving('//evil.example/'), null],
  [{ left: 7 }, null],
  [{ keepScroll: true }, null],
  [null, null],
])('NET-06, NET-09: with %j the previous page is %j', (state, page) => {
  expect(leftPage(state)).toBe(page);
});
