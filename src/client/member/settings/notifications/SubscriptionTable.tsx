import { FormattedMessage, useIntl } from 'react-intl';
import type { SubscriptionEntry, SubscriptionGroup } from '../../../../domain/brands/subscriptions.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { NotificationsUse } from '../../../shared/settings/useNotifications.ts';
import { Toggle } from '../../../ui/form/Toggle.tsx';
import styles from './notifications.module.css';

export interface SubscriptionTableProps {
  readonly group: SubscriptionGroup;
  readonly entries: readonly SubscriptionEntry[];
  readonly use: NotificationsUse;
  /** Whether text messages may be sent at all. */
  readonly texts: boolean;
}

/** One group of the matrix: a row per notification, a column per channel. A cell is empty when the channel isn't available. */
export function SubscriptionTable({ group, entries, use, texts }: SubscriptionTableProps) {
  const intl = useIntl();
  const { words } = useApp().brand;
  const values = {
    event: words.reductionEvent.one,
    events: words.reductionEvent.many,
    realTime: words.realTimeEvent.one,
  };
  const cell = (name: string, key: string | null, channel: 'mail' | 'sms') => (
    <td>
      {key !== null && (
        <Toggle
          label={intl.formatMessage(
            { id: `settings.notifications.${channel}About` },
            { what: intl.formatMessage({ id: `settings.notifications.entry.${name}` }, values) },
          )}
          checked={use.isOn(key)}
          disabled={channel === 'sms' && !texts}
          onChange={(on) => void use.turn({ [key]: on })}
        />
      )}
    </td>
  );
  return (
    <table className={styles['matrix']}>
      <caption>
        <FormattedMessage id={`settings.notifications.group.${group}`} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">
              <FormattedMessage id="settings.notifications.what" />
            </span>
          </th>
          <th scope="col">
            <FormattedMessage id="settings.notifications.mail" />
          </th>
          <th scope="col">
            <FormattedMessage id="settings.notifications.sms" />
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, emailKey, smsKey }) => (
          <tr key={name}>
            <th scope="row">
              <FormattedMessage id={`settings.notifications.entry.${name}`} values={values} />
            </th>
            {cell(name, emailKey, 'mail')}
            {cell(name, smsKey, 'sms')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
