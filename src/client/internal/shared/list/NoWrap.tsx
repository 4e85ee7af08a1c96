import type { ReactNode } from 'react';
import styles from './List.module.css';

/** Stays on one line, in tabular figures. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles['line']}>{children}</span>;
}
