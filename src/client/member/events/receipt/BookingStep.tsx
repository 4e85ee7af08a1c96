import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import { movementId } from '../../../../domain/ledger/movementId.ts';
import type { Payment } from '../../../../domain/settlement/receipt.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { bookingWord } from './bookingWord.ts';
import { SubStep } from './Step.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './Receipt.module.css';

export interface BookingStepProps {
  readonly ledger: EventReceipt['ledger'];
  readonly kind: EventReceipt['receipt']['kind'];
  readonly payment: Payment;
  readonly timeZone: string;
}

/** The event's ledger entries, each with its cause. */
export function BookingStep({ ledger, kind, payment, timeZone }: BookingStepProps) {
  const now = useNow(60_000);
  const { moment, watts } = useFormats();
  return (
    <SubStep name="booked">
      {ledger.length === 0 ? (
        <p>
          <FormattedMessage id={`events.booked.none.${payment}`} />
        </p>
      ) : (
        <ul>
          {ledger.map((entry) => {
            const at = new Date(entry.booked_at);
            return (
              <li key={entry.cause_key} className={styles['line']}>
                <span>
                  <Link to={paths.wallet({ entry: movementId(entry.cause_key) })}>
                    <FormattedMessage id={`events.booked.${bookingWord(entry.cause, kind)}`} />
                  </Link>{' '}
                  <span className={cx('small muted number', styles['at'])}>{moment(at, timeZone, now)}</span>
                </span>
                <span className="number strong">
                  {entry.watts > 0 && '+'}
                  {watts(entry.watts)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </SubStep>
  );
}
