import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { programLoaderQuery as Query } from '../../../../codegen/relay/programLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import type { loader } from './programLoader.ts';
import { programLoaderQuery } from './programLoader.ts';
import { ProgramMembers } from './ProgramMembers.tsx';
import { ProgramPage } from './ProgramPage.tsx';

/** `/internal/programs/:id` */
export default function ProgramScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.programs' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(programLoaderQuery, useScreenData<typeof loader>().program);
  if (staff?.program == null || staff.programs == null) return <MissingContent />;
  return (
    <ProgramPage
      program={staff.program}
      members={<ProgramMembers program={staff.program} programs={staff.programs} />}
    />
  );
}
