import { FormattedMessage, useIntl } from 'react-intl';
import type { ColourMode } from '../../../platform/theme/themeControl.ts';
import { useTheme } from '../../../platform/theme/useTheme.ts';
import { useSaveSettings } from '../../../shared/settings/useSaveSettings.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { SunIcon } from '../../../ui/icons/objectIcons.tsx';
import { PaletteIcon, MoonIcon } from '../../../ui/icons/toolIcons.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import styles from './theme.module.css';

/** How the app looks for this member: light or dark, and one of the known themes (FLT-06 to FLT-08). Takes effect immediately. */
export function ThemePicker() {
  const intl = useIntl();
  const { themeId, mode, themes, choose } = useTheme();
  const { save } = useSaveSettings();
  const saved = intl.formatMessage({ id: 'settings.theme.saved' });

  function chooseMode(wanted: ColourMode) {
    choose({ mode: wanted });
    void save({ color_mode: wanted }, saved);
  }
  function chooseTheme(wanted: string) {
    choose({ themeId: wanted });
    void save({ theme: wanted }, saved);
  }

  return (
    <SettingsCard id="theme" title={<FormattedMessage id="settings.theme.title" />}>
      <div className={styles['picker']}>
        <Segmented
          label={intl.formatMessage({ id: 'settings.theme.mode' })}
          value={mode}
          onChange={chooseMode}
          options={[
            {
              value: 'auto',
              label: <FormattedMessage id="settings.theme.auto" />,
              icon: <PaletteIcon size={20} />,
            },
            {
              value: 'light',
              label: <FormattedMessage id="settings.theme.light" />,
              icon: <SunIcon size={20} />,
            },
            {
              value: 'dark',
              label: <FormattedMessage id="settings.theme.dark" />,
              icon: <MoonIcon size={20} />,
            },
          ]}
        />
        <fieldset className={styles['cards']}>
          <legend className="visually-hidden">
            <FormattedMessage id="settings.theme.colours" />
          </legend>
          {themes.map((theme) => (
            <ThemeCard
              key={theme.themeId}
              theme={theme}
              mode={mode}
              chosen={theme.themeId === themeId}
              onChoose={() => chooseTheme(theme.themeId)}
            />
          ))}
        </fieldset>
      </div>
    </SettingsCard>
  );
}
