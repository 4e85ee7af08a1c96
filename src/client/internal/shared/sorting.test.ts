import { describe, expect, it } from 'vitest';
import { orderOf, sortingOf, sortingText, sortRows } from './sorting.ts';

const rows = [
  { id: 1, name: 'zone 10', spent: 5 },
  { id: 2, name: 'Zone 9', spent: null },
  { id: 3, name: 'alder', spent: 5 },
];
const sorted = (text: string | null) =>
  sortRows(rows, sortingOf(text), (row) => (text?.endsWith('name') === true ? row.name : row.spent)).map(
    ({ id }) => id,
  );

describe('the sorting of a list', () => {
  it.each([
    ['its own order', null, [1, 2, 3]],
    ['names by letter and number, whatever their case', 'name', [3, 2, 1]],
    ['the other way round', '-name', [1, 2, 3]],
    ['what is not known last, and equals in their order', 'spent', [1, 3, 2]],
    ['what is not known last the other way round too', '-spent', [1, 3, 2]],
  ])('HLP-03: %s', (_what, text, expected) => {
    expect(sorted(text)).toEqual(expected);
  });

  it('HLP-03: stands in the address and comes back from it', () => {
    for (const text of ['name', '-name', null]) expect(sortingText(sortingOf(text))).toBe(text);
    expect(sortingOf('-')).toBe(null);
  });
});

describe('what the server is asked to sort by', () => {
  const fields = { name: 'NAME', since: 'CREATED_AT' };
  it.each([
    ['since', { field: 'CREATED_AT', direction: 'ASC' }],
    ['-name', { field: 'NAME', direction: 'DESC' }],
    ['made-up', null],
    ['', null],
    [null, null],
  ])('%s', (text, expected) => {
    expect(orderOf(text, fields)).toEqual(expected);
  });
});
