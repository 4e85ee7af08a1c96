import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { StaffNav } from './StaffNav.tsx';
import styles from './StaffPage.module.css';

export interface StaffPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading: the button that makes something new, a badge. */
  readonly aside?: ReactNode;
  /** The list that this page belongs to. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page of the staff's desk: tools at the side, heading, content. */
export function StaffPage({ title, lead, aside, back, children }: StaffPageProps) {
  useDocumentTitle(title);
  return (
    <div className={styles['page']}>
      <StaffNav />
      <div className={`stack ${styles['content'] ?? ''}`}>
        {back !== undefined && (
          <Link to={back.to} className={styles['back']}>
            <ChevronLeftIcon size={18} />
            {back.label}
          </Link>
        )}
        <PageHeading aside={aside}>{title}</PageHeading>
        {lead !== undefined && <p className={`muted ${styles['lead'] ?? ''}`}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
