import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SettingsSection } from '../../../domain/settings/sections.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import styles from './settings.module.css';

export interface SectionPageProps {
  readonly section: SettingsSection;
  readonly lead?: ReactNode;
  /** A badge beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the settings, its own page. */
export function SectionPage({ section, lead, aside, children }: SectionPageProps) {
  const title = useIntl().formatMessage({ id: `settings.section.${section}` });
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
