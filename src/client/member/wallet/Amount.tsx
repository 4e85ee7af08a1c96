import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { cx } from '../../ui/cx.ts';
import styles from './wallet.module.css';

/** A movement's amount in points. */
export function Amount({ points }: { readonly points: number }) {
  const { number } = useFormats();
  return (
    <span className={cx('number', 'strong', styles['amount'], points > 0 && styles['more'])}>
      <span>
        <FormattedMessage
          id="wallet.amount"
          values={{ sign: points > 0 ? '+' : '', figure: number(points) }}
        />{' '}
      </span>
      <span className={styles['unit']}>
        <FormattedMessage id="wallet.unit" values={{ count: points }} />
      </span>
    </span>
  );
}
