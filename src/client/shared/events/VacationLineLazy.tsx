import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { InfoIcon } from '../../ui/icons/controlIcons.tsx';
import { useVacationWords } from '../vacation/useVacationWords.ts';
import type { VacationView } from './eventView.ts';
import styles from './OptControl.module.css';

/** In place of the question, for an event in the member's vacation: how to end or change it. */
export function VacationLineLazy({ vacation }: { readonly vacation: VacationView }) {
  const sentence = useVacationWords();
  return (
    <div className={styles['control']}>
      <div className={styles['line']}>
        <div className={styles['state']}>
          <InfoIcon />
          <p>{sentence(vacation)}</p>
        </div>
      </div>
      <p className={cx('small muted', styles['hint'])}>
        <FormattedMessage id="events.hint.vacation" values={{ running: String(vacation.running) }} />{' '}
        <Link to={paths.settings('vacation')}>
          <FormattedMessage id="events.hint.vacationChange" />
        </Link>
      </p>
    </div>
  );
}
