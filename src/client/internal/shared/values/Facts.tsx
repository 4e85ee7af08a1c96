import type { ReactNode } from 'react';
import { Breakable } from './Breakable.tsx';
import styles from './Facts.module.css';

/** Names and values, as many in a line as fit. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Breakable>{value}</Breakable> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
