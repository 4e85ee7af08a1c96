import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { newUtilityLoaderQuery as Query } from '../../../../codegen/relay/newUtilityLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { NewUtilityForm } from './NewUtilityForm.tsx';
import type { loader } from './newUtilityLoader.ts';
import { newUtilityLoaderQuery } from './newUtilityLoader.ts';

/** `/internal/utilities/new` */
export default function NewUtilityScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPrograms.utility.new' })}
      lead={<FormattedMessage id="internalPrograms.utility.newLead" />}
      back={{
        to: staffPaths.internalUtilities(),
        label: intl.formatMessage({ id: 'internal.nav.utilities' }),
      }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Form />
      </Suspense>
    </StaffPage>
  );
}

function Form() {
  const { staff } = usePreloadedQuery<Query>(newUtilityLoaderQuery, useScreenData<typeof loader>().utilities);
  return staff?.utilities == null ? null : <NewUtilityForm utilities={staff.utilities} />;
}
