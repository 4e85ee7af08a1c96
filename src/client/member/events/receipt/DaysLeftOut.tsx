import { FormattedMessage } from 'react-intl';
import type { RejectedDay } from '../../../../domain/settlement/receipt.ts';
import { useLocalDay } from '../../../shared/format/useLocalDay.ts';
import styles from './Receipt.module.css';

/** Days that the baseline leaves out, by reason. */
export function DaysLeftOut({ days }: { readonly days: readonly RejectedDay[] }) {
  const localDay = useLocalDay();
  const reasons = [...new Set(days.map(({ reason }) => reason))];
  return (
    <ul className={styles['plain']}>
      {reasons.map((reason) => {
        const dates = days.filter((day) => day.reason === reason).map(({ date }) => localDay(date));
        return (
          <li key={reason}>
            <p className="strong">
              <FormattedMessage id={`events.leftOut.${reason}`} values={{ count: dates.length }} />
            </p>
            <p className="small muted">{dates.join('; ')}</p>
          </li>
        );
      })}
    </ul>
  );
}
