import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../../domain/brands/languageNames.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSaveSettings } from '../../../shared/settings/useSaveSettings.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The member's language, if the brand has more than one. Saving reloads the page in the new language. */
export function LanguagePicker() {
  const intl = useIntl();
  const { brand, locale, chooseLanguage } = useApp();
  const { save } = useSaveSettings();
  const [wanted, setWanted] = useState(locale);
  if (brand.locales.length < 2) return null;

  async function choose(chosen: string) {
    if (chosen === wanted) return;
    setWanted(chosen);
    if (await save({ locale: chosen }, intl.formatMessage({ id: 'settings.language.saved' })))
      chooseLanguage(chosen);
    else setWanted(locale);
  }
  return (
    <SettingsCard id="language" title={<FormattedMessage id="settings.language.title" />}>
      <Segmented
        label={intl.formatMessage({ id: 'settings.language.title' })}
        value={wanted}
        onChange={(chosen) => void choose(chosen)}
        options={brand.locales.map((offered) => ({
          value: offered,
          label: <span lang={offered}>{LANGUAGE_NAMES[offered]}</span>,
        }))}
      />
    </SettingsCard>
  );
}
