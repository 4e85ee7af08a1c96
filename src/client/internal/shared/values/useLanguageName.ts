import { useIntl } from 'react-intl';
import { LOCALES } from '../../../../domain/brands/countries.ts';
import { LANGUAGE_NAMES } from '../../../../domain/brands/languageNames.ts';

/** The name of content's language; null: all of them. */
export function useLanguageName(): (locale: string | null) => string {
  const intl = useIntl();
  return (locale) => {
    const known = LOCALES.find((each) => each === locale);
    if (known !== undefined) return LANGUAGE_NAMES[known];
    return locale ?? intl.formatMessage({ id: 'internalPlacements.everyLanguage' });
  };
}
