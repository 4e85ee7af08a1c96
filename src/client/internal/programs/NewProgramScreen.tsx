import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { newProgramLoaderQuery as Query } from '../../../../codegen/relay/newProgramLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { NewProgramForm } from './NewProgramForm.tsx';
import type { loader } from './newProgramLoader.ts';
import { newProgramLoaderQuery } from './newProgramLoader.ts';

/** `/internal/programs/new` */
export default function NewProgramScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPrograms.program.new' })}
      lead={<FormattedMessage id="internalPrograms.program.newLead" />}
      back={{ to: staffPaths.internalPrograms(), label: intl.formatMessage({ id: 'internal.nav.programs' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Form />
      </Suspense>
    </StaffPage>
  );
}

function Form() {
  const { staff } = usePreloadedQuery<Query>(newProgramLoaderQuery, useScreenData<typeof loader>().utilities);
  return staff?.utilities == null ? null : <NewProgramForm utilities={staff.utilities} />;
}
