import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** What is done on the left, what was done before on the right; one below the other where there is no room. */
export function Columns({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className="stack">{children}</div>
      <div className="stack">{side}</div>
    </div>
  );
}
