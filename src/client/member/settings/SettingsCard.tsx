import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './settings.module.css';

export interface SettingsCardProps {
  /** The fragment that leads to it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One of several subjects of a section. */
export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  return (
    <section id={id} tabIndex={-1} className={cx('card', styles['section'])} aria-labelledby={`${id}-title`}>
      <div className="stack">
        <div className="stack stack-tight">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
