import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breakable } from './Breakable.tsx';
import styles from './List.module.css';

/** The link that opens a row; the keys go from one to the next. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    // With a tabindex, a grid's arrow keys lead to the link in a cell, not to the cell.
    <Link to={to} className={styles['row']} data-row="" tabIndex={0}>
      {typeof children === 'string' ? <Breakable>{children}</Breakable> : children}
    </Link>
  );
}
