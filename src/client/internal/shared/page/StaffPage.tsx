import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { MuiRoot } from '../../../ui/mui/MuiRoot.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { StaffNav } from './StaffNav.tsx';
import { useOpens } from './useOpens.ts';
import styles from './StaffPage.module.css';

export interface StaffPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading: the button that makes something new, a badge. */
  readonly aside?: ReactNode;
  /** The list that this page belongs to; not shown where it doesn't open for this person. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A staff page: tools at the side, heading, content. */
export function StaffPage({ title, lead, aside, back, children }: StaffPageProps) {
  useDocumentTitle(title);
  const app = useApp();
  const opens = useOpens();
  return (
    <MuiRoot owner={app} nonce={app.nonce} locale={app.locale}>
      <div className={styles['page']}>
        <StaffNav />
        <div className={`stack ${styles['content'] ?? ''}`}>
          {back !== undefined && opens(back.to) && <BackLink to={back.to}>{back.label}</BackLink>}
          <PageHeading aside={aside}>{title}</PageHeading>
          {lead !== undefined && <p className={`muted ${styles['lead'] ?? ''}`}>{lead}</p>}
          {children}
        </div>
      </div>
    </MuiRoot>
  );
}
