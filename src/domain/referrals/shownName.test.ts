import { expect, it } from 'vitest';
import { normalShownName, shownNameFault } from './shownName.ts';

it.each([
  ['Robin R.', null],
  ['Zoë-Anne O’Neil 3', null],
  ['林 小明', null],
  ['R', 'short'],
  ['  \u200b ', 'short'],
  ['a'.repeat(25), 'long'],
  ['<script>alert(1)</script>', 'characters'],
  ['<b>Robin', 'characters'],
  ['robin@example.org', 'characters'],
  ['www.example.org', 'characters'],
  ['Robin\u202e', null],
  ['Ebb-Watt team', 'taken'],
  ['Support', 'taken'],
])('judges the shown name "%s": %s', (name, fault) => {
  expect(shownNameFault(name, ['Ebbwatt', 'support'])).toBe(fault);
});

it('stores a name without invisible characters and double spaces', () => {
  expect(normalShownName(' Robin\u202e   R. ')).toBe('Robin R.');
});
