import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Actions on the left, history on the right; stacked on narrow screens. */
export function Columns({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className="stack">{children}</div>
      <div className="stack">{side}</div>
    </div>
  );
}
