import type { ReactNode } from 'react';
import styles from './help.module.css';

/** A list of `HelpLink`s. */
export function HelpLinks({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['links']}>{children}</ul>;
}
