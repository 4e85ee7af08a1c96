import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { largePictureAddress } from '../../../domain/settings/profilePicture.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { initialsOf } from '../../shared/shell/initials.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LogoutIcon } from '../../ui/icons/objectIcons.tsx';
import { ProfilePicture } from '../../ui/page/ProfilePicture.tsx';
import { HelpSection } from './help/HelpSection.tsx';
import { HomeSection } from './home/HomeSection.tsx';
import { JoinSection } from './JoinSection.tsx';
import { LanguageSection } from './language/LanguageSection.tsx';
import { MeterSection } from './meter/MeterSection.tsx';
import { NotificationsSection } from './notifications/NotificationsSection.tsx';
import { PhonesSection } from './phones/PhonesSection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import styles from './settings.module.css';
import { ThemeSection } from './theme/ThemeSection.tsx';
import { VacationSection } from './vacation/VacationSection.tsx';

/** All sections whose feature is on (SES-29, SET-04). */
export function SettingsContent() {
  const app = useApp();
  const isOn = useIsOn();
  const { visitor } = useSession();
  const { data: settings } = useSuspenseRestQuery(memberSettings(app));
  const { first_name: first, last_name: last, email, user_picture_url: picture } = settings;
  const name = `${first} ${last}`.trim();
  useSectionOfAddress();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <ProfilePicture
          url={picture === null ? null : largePictureAddress(picture)}
          initials={initialsOf(first, last)}
          size={80}
        />
        <div className="stack stack-tight grow">
          <h1 tabIndex={-1}>
            <FormattedMessage id="settings.title" />
          </h1>
          <p className="muted">{name === '' ? email : name}</p>
        </div>
      </header>
      {isOn('settings_profile') && <ProfileSection settings={settings} />}
      {isOn('settings_home') && <HomeSection settings={settings} />}
      {isOn('settings_meter_data') && <MeterSection freshness={settings.meter_status.current_meter_data} />}
      <JoinSection settings={settings} />
      {isOn('settings_vacation') && <VacationSection settings={settings} />}
      {isOn('settings_phones') && <PhonesSection numbers={settings.phone_numbers} />}
      {isOn('settings_notifications') && <NotificationsSection settings={settings} />}
      <SecuritySection settings={settings} />
      <LanguageSection />
      {isOn('settings_theme') && <ThemeSection />}
      {isOn('settings_help') && <HelpSection privacy={isOn('settings_privacy')} />}
      <div className="row row-center">
        {internalVerdict(visitor, paths.internal()) === 'open' && (
          <ButtonLink to={paths.internal()} look="secondary">
            <FormattedMessage id="settings.internal" />
          </ButtonLink>
        )}
        <ButtonLink to={paths.logout()} look="secondary" icon={<LogoutIcon size={20} />}>
          <FormattedMessage id="settings.logout" />
        </ButtonLink>
      </div>
    </div>
  );
}

/** Scrolls to the section in `/settings#theme`, also when sections load after the page. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
}
