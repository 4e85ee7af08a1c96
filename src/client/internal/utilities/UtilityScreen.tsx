import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { utilityLoaderQuery as Query } from '../../../../codegen/relay/utilityLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { NewMembersForm } from './NewMembersForm.tsx';
import { UtilityPage } from './UtilityPage.tsx';
import type { loader } from './utilityLoader.ts';
import { utilityLoaderQuery } from './utilityLoader.ts';
import { UtilityPrograms } from './UtilityPrograms.tsx';
import { WaitingHomes } from './WaitingHomes.tsx';

/** `/internal/utilities/:id` */
export default function UtilityScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.utilities' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const query = usePreloadedQuery<Query>(utilityLoaderQuery, useScreenData<typeof loader>().utility);
  const { staff } = query;
  if (staff?.utility == null || staff.utilities == null) return <MissingContent />;
  const programs = staff.programs != null && (
    <>
      <UtilityPrograms utilityId={staff.utility.id} programs={staff.programs} />
      <NewMembersForm utility={staff.utility} programs={staff.programs} />
    </>
  );
  return (
    <UtilityPage
      utility={staff.utility}
      utilities={staff.utilities}
      programs={programs}
      waiting={<WaitingHomes query={query} />}
    />
  );
}
