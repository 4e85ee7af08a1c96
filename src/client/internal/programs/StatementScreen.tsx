import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { statementLoaderQuery as Query } from '../../../../codegen/relay/statementLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { statementLoaderQuery, type loader } from './statementLoader.ts';
import { StatementLines } from './StatementLines.tsx';
import { StatementPage } from './StatementPage.tsx';

/** `/internal/programs/statements/:id` */
export default function StatementScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalPrograms.statements.title' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const data = usePreloadedQuery<Query>(statementLoaderQuery, useScreenData<typeof loader>().statement);
  if (data.staff?.statement == null) return <MissingContent />;
  return <StatementPage statement={data.staff.statement} lines={<StatementLines query={data} />} />;
}
