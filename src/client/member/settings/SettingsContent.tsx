import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { openSections, type SettingsSection } from '../../../domain/settings/sections.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsOwner } from '../../platform/session/useIsOwner.ts';
import { useApp } from '../../platform/screen/app.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { summarizeConnection } from '../../shared/utility/connectionSummary.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { cx } from '../../ui/cx.ts';
import { useIsWide } from '../../ui/useIsWide.ts';
import { AccountSection } from './account/AccountSection.tsx';
import { HelpSection } from './help/HelpSection.tsx';
import { HomeSection } from './home/HomeSection.tsx';
import { LanguageSection } from './language/LanguageSection.tsx';
import { MeterSection } from './meter/MeterSection.tsx';
import { NotificationsSection } from './notifications/NotificationsSection.tsx';
import { PeopleSection } from './people/PeopleSection.tsx';
import { PrivacySection } from './help/PrivacySection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';
import styles from './settings.module.css';
import { VacationSection } from './vacation/VacationSection.tsx';

const PAGES: Readonly<Record<SettingsSection, ComponentType<{ readonly settings: Settings }>>> = {
  profile: ProfileSection,
  home: HomeSection,
  people: PeopleSection,
  'meter-data': MeterSection,
  vacation: VacationSection,
  notifications: NotificationsSection,
  security: SecuritySection,
  language: LanguageSection,
  privacy: PrivacySection,
  account: AccountSection,
  help: HelpSection,
};

/**
 * On a narrow screen the index or one section; on a wide one the section beside the index, which opens with the
 * connection if it needs the member, else with the first section.
 */
export function SettingsContent({ section: asked }: { readonly section: string | undefined }) {
  const app = useApp();
  const isOn = useIsOn();
  const isWide = useIsWide();
  const { data: settings } = useSuspenseRestQuery(memberSettings(app));
  const isOwner = useIsOwner();
  const sections = openSections(isOn, app.brand.locales.length, isOwner);
  const needsAttention = sections.includes('home') && summarizeConnection(settings).turn === 'MEMBER';
  const first = needsAttention ? 'home' : sections[0];
  const section = asked === undefined ? first : sections.find((open) => open === asked);
  useCardOfAddress();

  if (section === undefined) return <MissingContent />;
  if (asked === undefined && !isWide) return <SettingsIndex settings={settings} sections={sections} />;
  const Page = PAGES[section];
  if (!isWide) {
    return (
      <div className="stack">
        <BackLink to={paths.settings()}>
          <FormattedMessage id="settings.title" />
        </BackLink>
        <Page key={section} settings={settings} />
      </div>
    );
  }
  return (
    <div className={cx('columns', styles['split'])}>
      <SettingsIndex settings={settings} sections={sections} current={section} />
      <Page key={section} settings={settings} />
    </div>
  );
}

/** Scrolls to the card in `/settings/profile#phones`, also when the settings load after the page. */
function useCardOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const card = document.getElementById(hash.slice(1));
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [hash]);
}
