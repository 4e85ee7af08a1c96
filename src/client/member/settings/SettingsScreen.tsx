import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { sectionAddress } from '../../../domain/settings/sections.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SettingsContent } from './SettingsContent.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** `/settings` is the index, `/settings/<section>` one section. A fragment of the index leads to its section. */
export default function SettingsScreen() {
  const { hash } = useLocation();
  const { section } = useParams();
  const address = section === undefined ? sectionAddress(hash.slice(1)) : null;
  if (address !== null) return <Navigate to={address} replace />;
  return (
    <PartBoundary
      heading={
        <PageHeading>
          <FormattedMessage id="settings.title" />
        </PageHeading>
      }
    >
      <Suspense fallback={<SettingsSkeleton isIndex={section === undefined} />}>
        <SettingsContent section={section} />
      </Suspense>
    </PartBoundary>
  );
}
