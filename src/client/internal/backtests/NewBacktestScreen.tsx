import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { newBacktestLoaderQuery as Query } from '../../../../codegen/relay/newBacktestLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { NewBacktestForm } from './NewBacktestForm.tsx';
import { newBacktestLoaderQuery, type loader } from './newBacktestLoader.ts';

/** `/internal/backtests/new` */
export default function NewBacktestScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalBacktests.new' })}
      lead={<FormattedMessage id="internalBacktests.newLead" />}
      back={{
        to: staffPaths.internalBacktests(),
        label: intl.formatMessage({ id: 'internal.nav.backtests' }),
      }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Form />
      </Suspense>
    </StaffPage>
  );
}

function Form() {
  const { staff } = usePreloadedQuery<Query>(
    newBacktestLoaderQuery,
    useScreenData<typeof loader>().utilities,
  );
  return staff?.utilities == null ? null : <NewBacktestForm utilities={staff.utilities} />;
}
