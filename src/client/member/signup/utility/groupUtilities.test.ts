import { describe, expect, it } from 'vitest';
import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { groupUtilities, onlyServing } from './groupUtilities.ts';

const option = (value: string, covers: boolean): UtilityOption => ({
  value,
  covers,
  displayName: value,
  displayLabel: value,
  acronym: null,
  short_name: value,
  primary_utility_acronym: null,
  primary_utility_short_name: null,
});
const OTHER = option('999', false);

describe('SGN-08: which utilities serve the home', () => {
  it.each([
    [
      'some do',
      [option('a', true), option('b', false), OTHER],
      [
        ['serves', 'a'],
        ['elsewhere', 'b'],
        [null, '999'],
      ],
    ],
    [
      'all do',
      [option('a', true), option('b', true), OTHER],
      [
        ['serves', 'a', 'b'],
        [null, '999'],
      ],
    ],
    ['none does', [option('a', false), OTHER], [[null, 'a', '999']]],
    ['none is found', [OTHER], [[null, '999']]],
  ])('%s', (_, options, groups) => {
    expect(
      groupUtilities(options).map(({ key, options: members }) => [key, ...members.map(({ value }) => value)]),
    ).toEqual(groups);
  });
});

it.each([
  ['only one serves the home', [option('a', true), option('b', false), OTHER], 'a'],
  ['several do', [option('a', true), option('b', true), OTHER], undefined],
  ['none does', [option('a', false), OTHER], undefined],
])('the preselected utility when %s', (_, options, value) => {
  expect(onlyServing(options)?.value).toBe(value);
});
