import type { ReactNode } from 'react';
import { ExternalIcon } from '../../ui/icons/controlIcons.tsx';
import { Tile } from '../../ui/List.tsx';
import styles from './help.module.css';

export interface HelpLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly detail?: string | undefined;
}

/** An external link: the brand's pages, email address or phone number. */
export function HelpLink({ href, icon, label, detail }: HelpLinkProps) {
  return (
    <li>
      <a href={href} className={styles['link']}>
        <Tile tone="quiet">{icon}</Tile>
        <span className={styles['text']}>
          <span className="strong">{label}</span>
          {detail !== undefined && <span className="small muted">{detail}</span>}
        </span>
        {href.startsWith('https:') && <ExternalIcon size={20} />}
      </a>
    </li>
  );
}
