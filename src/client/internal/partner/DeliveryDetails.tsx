import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import styles from './partner.module.css';

interface DeliveryDetailsProps {
  readonly type: string;
  /** Null: its receiver gets none. */
  readonly webhookId: string | null | undefined;
  readonly url: string;
  /** As JSON. */
  readonly data: string;
  readonly triedAt: string | null | undefined;
  /** Null: it isn't tried again. */
  readonly nextAt: string | null | undefined;
  readonly onClose: () => void;
}

/** What one call says, where it went, when it was last tried, and when it will be again. */
export function DeliveryDetails({
  type,
  webhookId,
  url,
  data,
  triedAt,
  nextAt,
  onClose,
}: DeliveryDetailsProps) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  return (
    <Dialog
      open
      onClose={onClose}
      title={type}
      actions={
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="internalPartner.details.close" />
        </Button>
      }
    >
      <dl className={styles['details']}>
        {webhookId != null && (
          <>
            <dt>{text('field.webhookId')}</dt>
            <dd>
              <code>{webhookId}</code>
            </dd>
          </>
        )}
        <dt>{text('field.url')}</dt>
        <dd>{url}</dd>
        <dt>{text('field.tried')}</dt>
        <dd>{triedAt == null ? text('never') : times.shortStamp(triedAt, zone)}</dd>
        {nextAt != null && (
          <>
            <dt>{text('field.next')}</dt>
            <dd>{times.shortStamp(nextAt, zone)}</dd>
          </>
        )}
        <dt>{text('field.data')}</dt>
        <dd>
          <pre>{JSON.stringify(JSON.parse(data), null, 2)}</pre>
        </dd>
      </dl>
    </Dialog>
  );
}
