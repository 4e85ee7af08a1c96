import type { ReactNode } from 'react';
import styles from './rewards.module.css';

/** The catalogue's cards, as many in a row as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}
