import { describe, expect, it } from 'vitest';
import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { matchUtilities } from './matchUtilities.ts';

const option = (value: string, displayName: string, acronym: string | null = null): UtilityOption => ({
  value,
  displayName,
  displayLabel: displayName,
  acronym,
  short_name: displayName,
  covers: false,
  primary_utility_acronym: null,
  primary_utility_short_name: null,
});
const OTHER = option('999', "(I don't see my utility)");
const ALL = [
  option('a', 'Cedar Power & Light', 'CPL'),
  option('b', 'Énergie d’ici'),
  option('c', 'Juniper Power'),
  OTHER,
];

describe('SGN-08: searching for a utility', () => {
  it.each([
    ['', ['a', 'b', 'c', '999']],
    ['power', ['a', 'c', '999']],
    ['light power', ['a', '999']],
    ['cpl', ['a', '999']],
    ['energie dici', ['b', '999']],
    ['nothing like it', ['999']],
  ])('SGN-28: "%s" finds %j, and the last option is always there', (typed, values) => {
    expect(matchUtilities(ALL, typed).map(({ value }) => value)).toEqual(values);
  });

  it('limits the number of results', () => {
    const many = Array.from({ length: 200 }, (_, index) => option(String(index), `Utility ${index}`));
    expect(matchUtilities([...many, OTHER], 'utility')).toHaveLength(41);
  });
});
