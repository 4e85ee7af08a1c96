import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { SUBSCRIPTION_CATALOGUE, SUBSCRIPTION_GROUPS } from '../../../../domain/brands/subscriptions.ts';
import { useNotifications } from '../../../shared/settings/useNotifications.ts';
import { Card } from '../../../ui/Card.tsx';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { PushSection } from './PushSection.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { TextConsent } from './TextConsent.tsx';

/** Notification settings: a matrix of email and text messages (SET-11 to SET-32, SET-34). Each switch saves immediately. */
export function NotificationsSection({ settings }: { readonly settings: Settings }) {
  const use = useNotifications(settings);
  const known = new Set([
    ...Object.keys(settings.event_subscriptions),
    ...Object.keys(settings.subscriptions),
  ]);
  const entries = SUBSCRIPTION_CATALOGUE.filter(({ emailKey, smsKey }) =>
    [emailKey, smsKey].some((key) => key !== null && known.has(key)),
  );
  return (
    <SectionPage section="notifications" lead={<FormattedMessage id="settings.notifications.lead" />}>
      <PartBoundary>
        <PushSection />
      </PartBoundary>
      <Card>
        <div className="stack">
          <TextConsent settings={settings} use={use} />
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
        </div>
      </Card>
    </SectionPage>
  );
}
