import { describe, expect, it } from 'vitest';
import { nextSorting, SORT_STATES, columnSortState } from './sortState.ts';

const up = { column: 'name', direction: 'ascending' } as const;
const down = { column: 'name', direction: 'descending' } as const;

describe('sorting a list', () => {
  it('HLP-03: there are three states', () => {
    expect(SORT_STATES).toEqual(['ascending', 'descending', 'none']);
    expect([up, down, null].map((sorting) => columnSortState('name', sorting))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
  });

  it.each([
    ['nothing', null, up],
    ['ascending', up, down],
    ['descending', down, null],
    ['another column', { column: 'date', direction: 'descending' } as const, up],
  ])('HLP-03: pressing the column after %s', (_what, before, after) => {
    expect(nextSorting('name', before)).toEqual(after);
  });

  it('HLP-03: only the sorted column shows a direction', () => {
    expect(columnSortState('date', up)).toBe('none');
  });
});
