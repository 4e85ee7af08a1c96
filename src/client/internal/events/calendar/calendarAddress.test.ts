import { expect, it } from 'vitest';
import { parseShown } from './calendarAddress.ts';

const NOW = Date.parse('2026-06-16T03:00:00Z');

it.each([
  ['', { view: 'month', day: '2026-06-15', program: null }],
  ['view=week&day=2026-03-01&program=p', { view: 'week', day: '2026-03-01', program: 'p' }],
  ['view=year&day=2026-02-30', { view: 'month', day: '2026-06-15', program: null }],
  ['day=soon', { view: 'month', day: '2026-06-15', program: null }],
])('reads %j', (query, shown) => {
  expect(parseShown(new URLSearchParams(query), 'America/Los_Angeles', NOW)).toEqual(shown);
});
