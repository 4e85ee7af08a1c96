import { describe, expect, it } from 'vitest';
import { MODE_STORAGE_KEY, MODE_COOKIE, THEME_COOKIE, createThemeControl } from './themeControl.ts';
import type { ThemeState } from './themeControl.ts';
import { THEME_STORAGE_KEY } from '../../../domain/brands/resolveTheme.ts';

const themes = ['ebbwatt', 'wattlebird', 'tamarack'].map((themeId) => ({ themeId, name: themeId }));

function make(local: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(local));
  const cookies = new Map<string, string>();
  const applied: ThemeState[] = [];
  const theme = createThemeControl({
    themes,
    brandDefault: 'ebbwatt',
    painted: { themeId: 'ebbwatt', mode: 'auto' },
    page: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      writeCookie: (name, value) => void cookies.set(name, value),
      apply: (state) => void applied.push(state),
    },
  });
  return { theme, kept, cookies, applied };
}

describe('the theme', () => {
  it.each([
    ['the stored one first', { themeId: 'tamarack' }, { [THEME_STORAGE_KEY]: 'wattlebird' }, 'tamarack'],
    ['then this browser’s', {}, { [THEME_STORAGE_KEY]: 'wattlebird' }, 'wattlebird'],
    ['then the brand’s', {}, {}, 'ebbwatt'],
    [
      'an unknown stored one falls through',
      { themeId: 'bogus' },
      { [THEME_STORAGE_KEY]: 'wattlebird' },
      'wattlebird',
    ],
    ['an unknown one of this browser falls through', {}, { [THEME_STORAGE_KEY]: 'bogus' }, 'ebbwatt'],
  ])('FLT-06, FLT-07: %s', (_what, stored, local, themeId) => {
    const { theme } = make(local);
    theme.start(stored);
    expect(theme.store.get().themeId).toBe(themeId);
  });

  it("doesn't repaint a page that was rendered with the right theme", () => {
    const { theme, applied } = make();
    theme.start({});
    expect(applied).toEqual([]);
  });

  it("uses the member's mode, then this browser's", () => {
    const { theme } = make({ [MODE_STORAGE_KEY]: 'dark' });
    theme.start({});
    expect(theme.store.get().mode).toBe('dark');
    theme.start({ mode: 'light' });
    expect(theme.store.get().mode).toBe('light');
  });

  it("returns to this browser's, or the brand's, after the member", () => {
    const { theme } = make();
    theme.start({ themeId: 'tamarack', mode: 'dark' });
    theme.start({});
    expect(theme.store.get()).toEqual({ themeId: 'ebbwatt', mode: 'auto' });
  });

  it('a choice takes effect immediately and is stored for the server and the next visit', () => {
    const { theme, kept, cookies, applied } = make();
    theme.choose({ themeId: 'wattlebird', mode: 'dark' });
    expect(applied).toEqual([{ themeId: 'wattlebird', mode: 'dark' }]);
    expect([kept.get(THEME_STORAGE_KEY), kept.get(MODE_STORAGE_KEY)]).toEqual(['wattlebird', 'dark']);
    expect([cookies.get(THEME_COOKIE), cookies.get(MODE_COOKIE)]).toEqual(['wattlebird', 'dark']);
  });

  it("FLT-07: ignores a theme that doesn't exist", () => {
    const { theme, applied } = make();
    theme.choose({ themeId: 'bogus' });
    expect([applied, theme.store.get().themeId]).toEqual([[], 'ebbwatt']);
  });
});
