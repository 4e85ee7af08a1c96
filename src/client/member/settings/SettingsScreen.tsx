import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SettingsContent } from './SettingsContent.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** `/settings`: all of a member's settings, each saved separately. */
export default function SettingsScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'settings.title' }));
  return (
    <PartBoundary
      heading={
        <PageHeading>
          <FormattedMessage id="settings.title" />
        </PageHeading>
      }
    >
      <Suspense fallback={<SettingsSkeleton />}>
        <SettingsContent />
      </Suspense>
    </PartBoundary>
  );
}
