import { describe, expect, it } from 'vitest';
import { resolveTheme } from './resolveTheme.ts';

const known = ['ebbwatt', 'wattlebird', 'tamarack', 'lone-mesa', 'hearthguard', 'kestrel'];

describe('resolveTheme', () => {
  it.each([
    [
      'FLT-06: the stored theme comes first',
      { stored: 'kestrel', local: 'tamarack', brandDefault: 'wattlebird' },
      'kestrel',
    ],
    [
      'FLT-06: then the local storage value',
      { stored: null, local: 'tamarack', brandDefault: 'wattlebird' },
      'tamarack',
    ],
    [
      'FLT-06: then the brand default',
      { stored: null, local: null, brandDefault: 'wattlebird' },
      'wattlebird',
    ],
    ['FLT-06: then the first theme', { stored: null, local: null, brandDefault: 'gone' }, 'ebbwatt'],
    [
      'FLT-07: an unknown stored id falls through',
      { stored: 'bogus', local: 'tamarack', brandDefault: 'wattlebird' },
      'tamarack',
    ],
    [
      'FLT-07: an unknown local id falls through',
      { stored: undefined, local: 'bogus', brandDefault: 'wattlebird' },
      'wattlebird',
    ],
    [
      'FLT-07: an empty local value falls through',
      { stored: undefined, local: '', brandDefault: 'wattlebird' },
      'wattlebird',
    ],
    [
      'FLT-07: ids are compared exactly',
      { stored: 'Kestrel', local: ' tamarack', brandDefault: 'wattlebird' },
      'wattlebird',
    ],
  ])('%s', (_name, sources, themeId) => {
    expect(resolveTheme({ ...sources, known })).toBe(themeId);
  });

  it('throws when there is no theme at all', () => {
    expect(() => resolveTheme({ stored: 'a', local: 'b', brandDefault: 'c', known: [] })).toThrow(RangeError);
  });
});
