import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { SUBSCRIPTION_CATALOGUE } from '../../../domain/brands/subscriptions.ts';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useIsOwner } from '../../platform/session/useIsOwner.ts';
import { useTheme } from '../../platform/theme/useTheme.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { summarizeConnection } from '../../shared/utility/connectionSummary.ts';
import { useVacationWords } from '../../shared/vacation/useVacationWords.ts';
import { vacationView } from '../../shared/vacation/vacationView.ts';

interface StateProps {
  readonly settings: Settings;
}

/** A section's present state in a few words, such as "English, dark". */
export function SectionState({ section, settings }: StateProps & { readonly section: SettingsSection }) {
  const { brand } = useApp();
  switch (section) {
    case 'profile':
      return settings.email;
    case 'home':
      return <FormattedMessage id={`connection.status.${summarizeConnection(settings).status}`} />;
    case 'people':
      return <PeopleState />;
    case 'meter-data':
      return <FormattedMessage id={`settings.meter.fresh.${settings.meter_status.current_meter_data}`} />;
    case 'vacation':
      return <VacationState settings={settings} />;
    case 'notifications':
      return <FormattedMessage id={`settings.state.notifications.${usedChannels(settings)}`} />;
    case 'security':
      return (
        <FormattedMessage
          id={settings.sso_login ? 'settings.state.security.sso' : 'settings.state.security'}
          values={{ product: brand.words.productName }}
        />
      );
    case 'language':
      return <LanguageState />;
    case 'privacy':
      return <FormattedMessage id="settings.state.privacy" />;
    case 'account':
      return <FormattedMessage id="settings.state.account" />;
    case 'help':
      return brand.helpEmail;
  }
}

function VacationState({ settings }: StateProps) {
  const { words } = useApp().brand;
  const sentence = useVacationWords();
  const vacation = vacationView(settings);
  if (vacation !== null) return sentence(vacation);
  if (settings.taking_part.can === 'no')
    return (
      <FormattedMessage id="settings.join.cannot" values={{ events: words.reductionEvent.many, yet: 'no' }} />
    );
  return (
    <FormattedMessage
      id={settings.auto_join ? 'settings.state.join.always' : 'settings.state.join.asked'}
      values={{ events: words.reductionEvent.many }}
    />
  );
}

/** Someone who was invited shares nothing themselves. */
function PeopleState() {
  return <FormattedMessage id={useIsOwner() ? 'settings.state.people' : 'settings.state.people.invited'} />;
}

function LanguageState() {
  const { locale } = useFormats();
  const { mode } = useTheme();
  return (
    <FormattedMessage id="settings.state.language" values={{ language: LANGUAGE_NAMES[locale], mode }} />
  );
}

/** The channels on which anything is sent. */
function usedChannels(settings: Settings): 'both' | 'mail' | 'sms' | 'none' {
  const on: Readonly<Record<string, boolean>> = {
    ...settings.subscriptions,
    ...settings.event_subscriptions,
  };
  const isOn = (key: string | null): boolean => key !== null && on[key] === true;
  const mail = SUBSCRIPTION_CATALOGUE.some(({ emailKey }) => isOn(emailKey));
  const sms = settings.sms_consent && SUBSCRIPTION_CATALOGUE.some(({ smsKey }) => isOn(smsKey));
  if (mail) return sms ? 'both' : 'mail';
  return sms ? 'sms' : 'none';
}
