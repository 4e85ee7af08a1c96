import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { SUBSCRIPTION_CATALOGUE, SUBSCRIPTION_GROUPS } from '../../../../domain/brands/subscriptions.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useNotifications } from '../../../shared/settings/useNotifications.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Section } from '../Section.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import styles from './notifications.module.css';

/** What the member is told, and how: a matrix of mail and text messages (SET-11 to SET-32, SET-34). Each switch is saved at once. */
export function NotificationsSection({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const use = useNotifications(settings);
  const hasNumber = settings.phone_numbers.some(({ verified }) => verified);
  const known = new Set([...Object.keys(settings.event_subscriptions), ...Object.keys(settings.subscriptions)]);
  const entries = SUBSCRIPTION_CATALOGUE.filter(({ emailKey, smsKey }) => [emailKey, smsKey].some((key) => key !== null && known.has(key)));
  return (
    <Section id="notifications" title={<FormattedMessage id="settings.notifications.title" />} lead={<FormattedMessage id="settings.notifications.lead" />}>
      <div className={styles['consent']}>
        {!hasNumber && (
          <>
            <p>
              <FormattedMessage id="settings.notifications.noNumber" />
            </p>
            <ButtonLink to={paths.settings('phones')} look="secondary" small>
              <FormattedMessage id="settings.notifications.addNumber" />
            </ButtonLink>
          </>
        )}
        {hasNumber && !settings.sms_consent && (
          <>
            <p>{settings.sms_consent_text}</p>
            <Button look="secondary" small busy={use.busy} onClick={() => void use.agree(true, intl.formatMessage({ id: 'settings.notifications.agreed' }))}>
              <FormattedMessage id="settings.notifications.agree" />
            </Button>
          </>
        )}
        {hasNumber && settings.sms_consent && (
          <>
            <p>
              <FormattedMessage id="settings.notifications.consents" />
            </p>
            <Button look="secondary" small busy={use.busy} onClick={() => void use.agree(false, intl.formatMessage({ id: 'settings.notifications.ended' }))}>
              <FormattedMessage id="settings.notifications.end" />
            </Button>
          </>
        )}
      </div>
      {SUBSCRIPTION_GROUPS.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        return own.length === 0 ? null : <SubscriptionTable key={group} group={group} entries={own} use={use} texts={settings.sms_consent} />;
      })}
    </Section>
  );
}
