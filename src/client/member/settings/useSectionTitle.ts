import { useIntl } from 'react-intl';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';

/** A section's name. Without vacations, theirs is named after auto-join alone. */
export function useSectionTitle(): (section: SettingsSection) => string {
  const intl = useIntl();
  const isOn = useIsOn();
  return (section) =>
    intl.formatMessage({
      id:
        section === 'vacation' && !isOn('settings_vacation')
          ? 'settings.section.vacation.off'
          : `settings.section.${section}`,
    });
}
