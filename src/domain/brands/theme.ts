import type { Locale } from './countries.ts';

/**
 * The colours a theme names, by role. A role with `on…` is the text on the ground of the same name.
 *
 * - `ground` the page, `surface` a card, `surfaceRaised` what lies on a card; `text` and `textMuted` on all three.
 * - `line` divides, and only decorates; `lineStrong` bounds a control (an input's border), so it must be seen.
 * - `brand` the one thing to do, `saved` energy saved, `warn` and `error`; each also readable as text on the grounds,
 *   each with a `…Soft` ground for a panel.
 * - `chartUsage` and `chartBaseline` are lines, drawn on a surface, on `chartWindow` (the shaded event window) and on
 *   `savedSoft` (the saved area).
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

/** Colours as `#rrggbb`, lower case. */
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
  /** Stacks of fonts that come with the systems: nothing is downloaded. */
  readonly font: { readonly body: string; readonly heading: string };
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

/** A theme in a list to choose from. */
export interface ThemeChoice {
  readonly themeId: string;
  readonly name: string;
}

/** The theme's name in the locale's language, else in English. */
export function themeChoice(theme: Theme, locale: Locale): ThemeChoice {
  const language = locale.slice(0, 2);
  return { themeId: theme.themeId, name: theme.names[language] ?? theme.names['en'] ?? theme.themeId };
}
