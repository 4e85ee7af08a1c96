import type { ReactNode } from 'react';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import styles from './settings.module.css';
import { useSectionTitle } from './useSectionTitle.ts';

export interface SectionPageProps {
  readonly section: SettingsSection;
  readonly lead?: ReactNode;
  /** A badge beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the settings, its own page. */
export function SectionPage({ section, lead, aside, children }: SectionPageProps) {
  const title = useSectionTitle()(section);
  useDocumentTitle(title);
  return (
    <section className={cx('stack', styles['page'])} aria-label={title}>
      <PageHeading lead={lead} aside={aside}>
        {title}
      </PageHeading>
      {children}
    </section>
  );
}
