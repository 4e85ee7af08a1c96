import type { Locale } from './countries.ts';

/**
 * Colors of a theme by role. `on…` is the text color on the role of the same name.
 * - `ground` the page, `surface` a card, `surfaceRaised` on top of a card; `text` and `textMuted` on all
 *   three.
 * - `line` is decorative; `lineStrong` bounds a control (an input's border), so it must be visible.
 * - `brand` the primary action, `saved` energy saved, `warn` and `error`; each readable as text on the
 *   grounds and with a `…Soft` background.
 * - `chartUsage` and `chartBaseline` are lines on a surface, on `chartWindow` (the shaded event window) and
 *   on `savedSoft` (the saved area).
 * - `illustration` and `illustrationSoft` tint drawings.
 */
export const THEME_ROLES = [
  'ground',
  'surface',
  'surfaceRaised',
  'text',
  'textMuted',
  'line',
  'lineStrong',
  'brand',
  'onBrand',
  'brandSoft',
  'onBrandSoft',
  'saved',
  'onSaved',
  'savedSoft',
  'onSavedSoft',
  'warn',
  'onWarn',
  'warnSoft',
  'onWarnSoft',
  'error',
  'onError',
  'errorSoft',
  'onErrorSoft',
  'focus',
  'chartUsage',
  'chartBaseline',
  'chartWindow',
  'illustration',
  'illustrationSoft',
] as const;
export type ThemeRole = (typeof THEME_ROLES)[number];

/** Colors as `#rrggbb`, lower case. */
export type ThemeColours = Readonly<Record<ThemeRole, string>>;

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** `brands/<id>/theme.json` (FLT-09). */
export interface Theme {
  readonly themeId: string;
  /** By language ("en", "fr"). Neutral names: a theme may be chosen on another brand's address. */
  readonly names: Readonly<Record<string, string>>;
  /** Corner radius in pixels. */
  readonly radius: { readonly card: number; readonly control: number };
  /** System font stacks: nothing is downloaded. */
  readonly font: { readonly body: string; readonly heading: string };
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

export interface ThemeChoice {
  readonly themeId: string;
  readonly name: string;
}

/** The theme's name in the locale's language, else in English. */
export function themeChoice(theme: Theme, locale: Locale): ThemeChoice {
  const language = locale.slice(0, 2);
  return { themeId: theme.themeId, name: theme.names[language] ?? theme.names['en'] ?? theme.themeId };
}
