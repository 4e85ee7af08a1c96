import { expect, it } from 'vitest';
import { templateFaults } from './eventTemplate.ts';

const EVENING = {
  name: 'Hot evening',
  programIds: ['p1'],
  start: '18:00',
  end: '20:00',
  nominatedKw: 40,
  staggerMinutes: 5,
};

it('takes a template with hours, and one that leaves everything open', () => {
  expect(templateFaults(EVENING)).toEqual([]);
  expect(
    templateFaults({
      name: 'Any',
      programIds: [],
      start: null,
      end: null,
      nominatedKw: null,
      staggerMinutes: null,
    }),
  ).toEqual([]);
});

it('takes hours over midnight', () => {
  expect(templateFaults({ ...EVENING, start: '23:00', end: '01:00' })).toEqual([]);
});

it.each([
  ['no name', { name: '  ' }, ['name']],
  ['a long name', { name: 'x'.repeat(81) }, ['name']],
  ['a start alone', { end: null }, ['end']],
  ['an end alone', { start: null }, ['start']],
  ['no time', { start: '24:00' }, ['start']],
  ['no length', { end: '18:00' }, ['end']],
  ['a promise of nothing', { nominatedKw: 0 }, ['nominatedKilowatts']],
  ['a spread that is too long', { staggerMinutes: 11 }, ['staggerMinutes']],
] as const)('refuses %s', (_, change, faults) => {
  expect(templateFaults({ ...EVENING, ...change })).toEqual(faults);
});
