import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { billingLoaderQuery as Query } from '../../../../codegen/relay/billingLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { StaffLink } from '../shared/page/StaffLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { Billing } from './Billing.tsx';
import { billingLoaderQuery, type loader } from './billingLoader.ts';
import { SettlementFilesPanel } from './SettlementFilesPanel.tsx';

/** `/internal/statements/programs/:id`: what finance does for a program, who may not change its rules. */
export default function BillingScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalPrograms.billing.title' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const intl = useIntl();
  const { staff } = usePreloadedQuery<Query>(billingLoaderQuery, useScreenData<typeof loader>().program);
  const program = staff?.program;
  if (program == null) return <MissingContent />;
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPrograms.billing.title' })}
      lead={
        <FormattedMessage
          id="internalPrograms.billing.lead"
          values={{
            program: <StaffLink to={staffPaths.internalProgram(program.id)}>{program.name}</StaffLink>,
            utility: program.utility.name,
          }}
        />
      }
      back={{
        to: staffPaths.internalStatements({ program: program.id }),
        label: intl.formatMessage({ id: 'internal.nav.statements' }),
      }}
    >
      <Columns side={<SettlementFilesPanel programId={program.id} />}>
        <Billing program={program} />
      </Columns>
    </StaffPage>
  );
}
