import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/icons/controlIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import styles from './late.module.css';

export interface MoreRowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** An offer as one line, with the rest behind it. The browser's own element, so that search in the page opens it. */
export function MoreRow({ icon, title, open, children }: MoreRowProps) {
  return (
    <li>
      <details className={styles['more']} open={open}>
        <summary className="list-item">
          <Tile>{icon}</Tile>
          <h3 className="list-text">{title}</h3>
          <ChevronDownIcon size={20} />
        </summary>
        <div className={styles['inside']}>{children}</div>
      </details>
    </li>
  );
}
