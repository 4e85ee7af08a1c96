import type { ThemeChoice, ThemeMode } from '../../../domain/brands/theme.ts';
import { resolveTheme, THEME_STORAGE_KEY } from '../../../domain/brands/resolveTheme.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

/** `auto` follows the system. */
export type ColourMode = ThemeMode | 'auto';

export interface ThemeState {
  readonly themeId: string;
  readonly mode: ColourMode;
}

/** This browser's choice, in a cookie so that the server can render it. */
export const THEME_COOKIE = 'ebbwatt_theme';
export const MODE_COOKIE = 'ebbwatt_mode';
export const MODE_STORAGE_KEY = 'ebbwatt.mode';

/** The address of a theme's style sheet. */
export const themeHref = (themeId: string): string => `/themes/${encodeURIComponent(themeId)}.css`;

/** The same for a part of a page that has `data-theme-part` and its own `data-mode`. */
export const themePartHref = (themeId: string): string => `/themes/${encodeURIComponent(themeId)}.part.css`;

/** What a theme needs from the browser. */
export interface ThemePage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  writeCookie(name: string, value: string): void;
  /** Sets `data-theme` and `data-mode` on the root and adds the theme's style sheet if the page lacks it. */
  apply(state: ThemeState): void;
}

export interface ThemeControl {
  readonly store: Store<ThemeState>;
  readonly themes: readonly ThemeChoice[];
  /** In the browser, for each user: the member's stored theme, then this browser's (FLT-06, FLT-07). */
  start(stored: Partial<ThemeState>): void;
  /** Takes effect immediately and is stored in this browser. The settings save it with the member separately. */
  choose(change: Partial<ThemeState>): void;
}

export interface ThemeOptions {
  readonly page: ThemePage;
  readonly painted: ThemeState;
  readonly themes: readonly ThemeChoice[];
  readonly brandDefault: string;
}

export function createThemeControl({ page, painted, themes, brandDefault }: ThemeOptions): ThemeControl {
  const store = createStore<ThemeState>(painted);
  const known = themes.map(({ themeId }) => themeId);
  const show = (state: ThemeState) => {
    const { themeId, mode } = store.get();
    if (state.themeId === themeId && state.mode === mode) return;
    store.set(state);
    page.apply(state);
  };
  return {
    store,
    themes,
    start(stored) {
      show({
        themeId: resolveTheme({
          stored: stored.themeId,
          local: page.read(THEME_STORAGE_KEY),
          brandDefault,
          known,
        }),
        mode: stored.mode ?? toColourMode(page.read(MODE_STORAGE_KEY)) ?? 'auto',
      });
    },
    choose(change) {
      const next = { ...store.get(), ...change };
      if (!known.includes(next.themeId)) return;
      page.write(THEME_STORAGE_KEY, next.themeId);
      page.write(MODE_STORAGE_KEY, next.mode);
      page.writeCookie(THEME_COOKIE, next.themeId);
      page.writeCookie(MODE_COOKIE, next.mode);
      show(next);
    },
  };
}

function toColourMode(value: string | null): ColourMode | undefined {
  return value === 'light' || value === 'dark' || value === 'auto' ? value : undefined;
}
