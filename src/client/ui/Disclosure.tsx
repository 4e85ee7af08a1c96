import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/controlIcons.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** "How was this calculated?" and the like. The browser's own element: it opens before the app has woken up. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className={styles['details']} open={open}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <ChevronDownIcon size={20} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
