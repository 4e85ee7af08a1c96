/** Where a theme may be named, best source first. null or undefined: this source names none. */
export interface ThemeSources {
  /** The theme stored with the member. */
  readonly stored: string | null | undefined;
  /** The value in the browser's local storage. */
  readonly local: string | null | undefined;
  readonly brandDefault: string;
  /** The known theme list. */
  readonly known: readonly string[];
}

/** Key in local storage that holds the theme chosen in this browser. */
export const THEME_STORAGE_KEY = 'ebbwatt.theme';

/**
 * The theme to show: stored current theme, local storage value, brand default, first theme. An id that is not in the
 * known list falls through to the next source (FLT-06, FLT-07). The known list must not be empty (RangeError).
 */
export function resolveTheme({ stored, local, brandDefault, known }: ThemeSources): string {
  const accepted = [stored, local, brandDefault].find((id) => typeof id === 'string' && known.includes(id));
  const themeId = accepted ?? known[0];
  if (themeId === undefined) throw new RangeError('There is no theme to choose from.');
  return themeId;
}
