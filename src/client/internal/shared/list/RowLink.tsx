import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breakable } from '../values/Breakable.tsx';
import styles from './List.module.css';

/** The link that opens a row; the keys go from one to the next. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const text = typeof children === 'string' ? children : undefined;
  return (
    // With a tabindex, a grid's arrow keys lead to the link in a cell, not to the cell. The label, because a screen
    // reader would pause at each place where the text may break.
    <Link to={to} className={styles['row']} data-row="" tabIndex={0} aria-label={text}>
      {text === undefined ? children : <Breakable>{text}</Breakable>}
    </Link>
  );
}
