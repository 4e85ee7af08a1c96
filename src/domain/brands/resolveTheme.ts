/** Theme ids by source, best first. null or undefined: this source has none. */
export interface ThemeSources {
  /** Stored with the member. */
  readonly stored: string | null | undefined;
  /** From local storage. */
  readonly local: string | null | undefined;
  readonly brandDefault: string;
  readonly known: readonly string[];
}

/** Local storage key of the theme chosen in this browser. */
export const THEME_STORAGE_KEY = 'ebbwatt.theme';

/**
 * The theme to show: stored, local storage, brand default, first known. Unknown ids fall through (FLT-06,
 * FLT-07). Throws a RangeError when `known` is empty.
 */
export function resolveTheme({ stored, local, brandDefault, known }: ThemeSources): string {
  const accepted = [stored, local, brandDefault].find((id) => typeof id === 'string' && known.includes(id));
  const themeId = accepted ?? known[0];
  if (themeId === undefined) throw new RangeError('There is no theme to choose from.');
  return themeId;
}
