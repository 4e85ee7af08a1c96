import { isPostalCode, normalPostalCode } from '../../domain/settings/postalCodes.ts';
import { nameFault, normalName } from '../../domain/signup/personName.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import type { RestOperations } from '../../../codegen/rest/handlers.ts';
import type { RequestBrand } from '../platform/context.ts';
import type { ProfileChange } from '../session/service.ts';
import { say } from '../platform/messages/say.ts';

type Wanted = RestOperations['saveSettings']['body'];

/** The profile's changes, or the faults by field. Omitted fields stay; null clears. */
export function profileChange(
  wanted: Wanted,
  brand: RequestBrand,
): { readonly change: ProfileChange } | { readonly faults: Record<string, Sentence> } {
  const faults: Record<string, Sentence> = {};
  const change: { -readonly [Key in keyof ProfileChange]: ProfileChange[Key] } = {};

  for (const [field, key] of [
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
  ] as const) {
    const text = wanted[field];
    if (text === undefined) continue;
    if (nameFault(text) === 'characters') faults[field] = say('settings.nameCharacters');
    else change[key] = normalName(text);
  }
  if (wanted.theme !== undefined) {
    if (wanted.theme === null || knownThemes(brand).includes(wanted.theme)) change.theme = wanted.theme;
    else faults['theme'] = say('settings.noSuchTheme');
  }
  if (wanted.locale !== undefined) {
    if (wanted.locale === null || brand.config.locales.some((offered) => offered === wanted.locale))
      change.locale = wanted.locale;
    else faults['locale'] = say('settings.noSuchLanguage');
  }
  if (wanted.postal_code !== undefined) {
    const { country } = brand.config;
    const text = wanted.postal_code.trim();
    if (isPostalCode(text, country)) change.postalCode = normalPostalCode(text);
    else faults['postal_code'] = say('settings.postalCode', { country });
  }
  if (wanted.color_mode !== undefined) change.colorMode = wanted.color_mode;
  if (wanted.auto_join !== undefined) change.autoJoin = wanted.auto_join;

  return Object.keys(faults).length > 0 ? { faults } : { change };
}

function knownThemes(brand: RequestBrand): readonly string[] {
  const [first] = brand.config.locales;
  return first === undefined ? [] : brand.publicIn(first).themes.map(({ themeId }) => themeId);
}
