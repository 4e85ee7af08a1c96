import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Receipt.module.css';

/** A step of the calculation: its name, a one-sentence summary, and the figures behind it. */
export function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className={styles['step']}>
      <h3>
        <FormattedMessage id={`events.step.${name}`} />
      </h3>
      {children}
    </li>
  );
}
