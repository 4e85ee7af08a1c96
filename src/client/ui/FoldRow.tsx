import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/controlIcons.tsx';
import { cx } from './cx.ts';
import { Tile, type TileTone } from './List.tsx';
import styles from './FoldRow.module.css';

export interface FoldRowProps {
  readonly icon: ReactNode;
  readonly tone?: TileTone;
  readonly title: ReactNode;
  /** What is behind it, in a few words. */
  readonly detail?: ReactNode;
  readonly open?: boolean;
  /** What is behind it is a list with its own space at the sides. */
  readonly flush?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A row of a list with the rest behind it. The browser's own element, so that search in the page opens it. */
export function FoldRow({ icon, tone, title, detail, open, flush = false, onOpen, children }: FoldRowProps) {
  return (
    <li>
      <details
        className={styles['fold']}
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      >
        <summary className="list-item">
          <Tile tone={tone}>{icon}</Tile>
          <div className="list-text">
            <h3>{title}</h3>
            {detail !== undefined && <p className="small muted">{detail}</p>}
          </div>
          <ChevronDownIcon size={20} />
        </summary>
        <div className={cx(!flush && styles['inside'])}>{children}</div>
      </details>
    </li>
  );
}
