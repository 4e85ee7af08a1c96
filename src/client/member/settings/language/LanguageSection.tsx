import { useIsOn } from '../../../platform/features/useFeature.ts';
import { SectionPage } from '../SectionPage.tsx';
import { ThemePicker } from '../theme/ThemePicker.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

/** The app's language and its look. */
export function LanguageSection() {
  const isOn = useIsOn();
  return (
    <SectionPage section="language">
      <LanguagePicker />
      {isOn('settings_theme') && <ThemePicker />}
    </SectionPage>
  );
}
