import { describe, expect, it } from 'vitest';
import { compareIn, toOrder, parseSorting, sortingText } from './sorting.ts';

const rows = [
  { id: 1, name: 'zone 10', spent: 5 },
  { id: 2, name: 'Zone 9', spent: null },
  { id: 3, name: 'alder', spent: 5 },
];
describe('the sorting of a list', () => {
  it.each([
    ['names alphabetically and numerically, ignoring case', 'ascending', 'name', [3, 2, 1]],
    ['the other way round', 'descending', 'name', [1, 2, 3]],
    ['what is not known last, and equals in their order', 'ascending', 'spent', [1, 3, 2]],
    ['what is not known last the other way round too', 'descending', 'spent', [1, 3, 2]],
  ] as const)('HLP-03: %s', (_what, direction, key, expected) => {
    const compare = compareIn(direction);
    expect([...rows].sort((a, b) => compare(a[key], b[key])).map(({ id }) => id)).toEqual(expected);
  });

  it('HLP-03: is written to the URL and read back from it', () => {
    for (const text of ['name', '-name', null]) expect(sortingText(parseSorting(text))).toBe(text);
    expect(parseSorting('-')).toBe(null);
  });
});

describe('the server’s sort order', () => {
  const fields = { name: 'NAME', since: 'CREATED_AT' };
  it.each([
    ['since', { field: 'CREATED_AT', direction: 'ASC' }],
    ['-name', { field: 'NAME', direction: 'DESC' }],
    ['made-up', null],
    ['', null],
    [null, null],
  ])('%s', (text, expected) => {
    expect(toOrder(text, fields)).toEqual(expected);
  });
});
