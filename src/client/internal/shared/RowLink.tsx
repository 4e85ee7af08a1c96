import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './List.module.css';

/** The link that opens a row; the keys go from one to the next. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles['row']} data-row="">
      {children}
    </Link>
  );
}
