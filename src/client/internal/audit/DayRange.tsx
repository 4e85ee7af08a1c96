import { useIntl } from 'react-intl';
import styles from '../shared/list/List.module.css';
import { DayFilter } from './DayFilter.tsx';

/** The first and the last day of a list, on one line if there is room. */
export function DayRange() {
  const intl = useIntl();
  return (
    <div className={styles['days']}>
      <DayFilter parameter="from" label={intl.formatMessage({ id: 'internal.audit.from' })} />
      <DayFilter parameter="to" label={intl.formatMessage({ id: 'internal.audit.to' })} />
    </div>
  );
}
