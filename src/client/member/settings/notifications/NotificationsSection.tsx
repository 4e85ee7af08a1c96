import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { SUBSCRIPTION_CATALOGUE, SUBSCRIPTION_GROUPS } from '../../../../domain/brands/subscriptions.ts';
import { presetOf } from '../../../../domain/notifications/channelPresets.ts';
import { useIsOwner } from '../../../platform/session/useIsOwner.ts';
import { useNotifications } from '../../../shared/settings/useNotifications.ts';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { ChannelPresets } from './ChannelPresets.tsx';
import { MessageLoad } from './MessageLoad.tsx';
import { PushSection } from './PushSection.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { TextConsent } from './TextConsent.tsx';

/** Notification settings: a matrix of email and text messages (SET-11 to SET-32, SET-34). Each switch saves immediately. */
export function NotificationsSection({ settings }: { readonly settings: Settings }) {
  const use = useNotifications(settings);
  const states = { ...settings.event_subscriptions, ...settings.subscriptions };
  const known = new Set(Object.keys(states));
  const preset = presetOf(Object.fromEntries([...known].map((key) => [key, use.isOn(key)])));
  // Whoever has chosen row by row finds the rows.
  const [isOpen] = useState(preset === null);
  const entries = SUBSCRIPTION_CATALOGUE.filter(({ emailKey, smsKey }) =>
    [emailKey, smsKey].some((key) => key !== null && known.has(key)),
  );
  const lead = useIsOwner() ? 'settings.notifications.lead' : 'settings.notifications.leadOfPerson';
  return (
    <SectionPage section="notifications" lead={<FormattedMessage id={lead} />}>
      <Card title={<FormattedMessage id="settings.load.title" />}>
        <div className="stack">
          <MessageLoad use={use} />
          <TextConsent settings={settings} use={use} />
          {settings.sms_consent && <ChannelPresets use={use} offered={known} preset={preset} />}
        </div>
      </Card>
      <PartBoundary>
        <PushSection />
      </PartBoundary>
      <Card>
        <Disclosure summary={<FormattedMessage id="settings.presets.each" />} open={isOpen}>
          {SUBSCRIPTION_GROUPS.map((group) => {
            const own = entries.filter((entry) => entry.group === group);
            return own.length === 0 ? null : (
              <SubscriptionTable
                key={group}
                group={group}
                entries={own}
                use={use}
                texts={settings.sms_consent}
              />
            );
          })}
        </Disclosure>
      </Card>
    </SectionPage>
  );
}
