import { FormattedMessage, useIntl } from 'react-intl';
import styles from './NmiOnBill.module.css';

/** Where the NMI is on a power bill: a drawing of its second page, and the same in words. */
export function NmiOnBill() {
  const intl = useIntl();
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['bill']}
        viewBox="0 0 280 150"
        role="img"
        aria-label={intl.formatMessage({ id: 'signupUtility.nmi.picture' })}
      >
        <rect className={styles['behind']} x="26" y="4" width="228" height="142" rx="8" />
        <rect className={styles['page']} x="18" y="10" width="244" height="140" rx="8" />
        <path className={styles['print']} d="M34 30h70M34 42h44M200 30h46" />
        <path
          className={styles['bar']}
          d="M40 128v-26M56 128v-40M72 128v-33M88 128v-48M104 128v-30M120 128v-38"
        />
        <path className={styles['print']} d="M34 132h94M150 112h92M150 124h70" />
        <rect className={styles['mark']} x="134" y="56" width="118" height="40" rx="6" />
        <text className={styles['name']} x="144" y="72">
          <FormattedMessage id="signupUtility.nmi.label" />
        </text>
        <text className={styles['number']} x="144" y="88">
          4102 1234 56 7
        </text>
      </svg>
      <figcaption className="small muted">
        <FormattedMessage id="signupUtility.nmi.whereText" />
      </figcaption>
    </figure>
  );
}
