import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronLeftIcon } from './icons/controlIcons.tsx';
import styles from './BackLink.module.css';

/** One level up. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles['back']}>
      <ChevronLeftIcon size={20} />
      {children}
    </Link>
  );
}
