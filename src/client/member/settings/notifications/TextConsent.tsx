import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { QUIET_HOURS } from '../../../../domain/notifications/quietHours.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import type { NotificationsUse } from '../../../shared/settings/useNotifications.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import styles from './notifications.module.css';

/**
 * Consent to text messages: what it requires, giving it and withdrawing it. The button disappears with the answer, so
 * focus moves to the confirmation.
 */
export function TextConsent({
  settings,
  use,
}: {
  readonly settings: Settings;
  readonly use: NotificationsUse;
}) {
  const { fullHour } = useFormats();
  const [said, setSaid] = useState<'agreed' | 'ended' | null>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => confirmation.current?.focus(), [said]);

  async function agree(given: boolean) {
    if (await use.agree(given)) setSaid(given ? 'agreed' : 'ended');
  }

  if (!settings.phone_numbers.some(({ verified }) => verified)) {
    return (
      <div className={styles['consent']}>
        <p>
          <FormattedMessage id="settings.notifications.noNumber" />
        </p>
        <ButtonLink to={paths.phones()} look="secondary" small>
          <FormattedMessage id="settings.notifications.addNumber" />
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles['consent']}>
      {said !== null && (
        <p ref={confirmation} tabIndex={-1} className={styles['said']}>
          <FormattedMessage id={`settings.notifications.${said}`} />
        </p>
      )}
      <p>
        {settings.sms_consent ? (
          <FormattedMessage
            id="settings.notifications.consents"
            values={{ from: fullHour(QUIET_HOURS.from), until: fullHour(QUIET_HOURS.until) }}
          />
        ) : (
          settings.sms_consent_text
        )}
      </p>
      <Button look="secondary" small busy={use.busy} onClick={() => void agree(!settings.sms_consent)}>
        <FormattedMessage
          id={settings.sms_consent ? 'settings.notifications.end' : 'settings.notifications.agree'}
        />
      </Button>
    </div>
  );
}
