import type { ReactNode } from 'react';
import type { SettingsSection } from '../../platform/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import styles from './settings.module.css';

export interface SectionProps {
  /** The fragment in `/settings#…`. */
  readonly id: SettingsSection;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A badge beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the settings. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} className={cx('card', styles['section'])} aria-labelledby={`${id}-title`}>
      <div className="stack">
        <div className="stack stack-tight">
          <div className="row row-apart">
            <h2 id={`${id}-title`}>{title}</h2>
            {aside}
          </div>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
