import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { settlementFilesLoaderQuery as Query } from '../../../../codegen/relay/settlementFilesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { MakeSettlementFile } from './MakeSettlementFile.tsx';
import { SettlementFilesList } from './SettlementFilesList.tsx';
import { settlementFilesLoaderQuery, type loader } from './settlementFilesLoader.ts';

/** The command that recomputes a file. */
const VERIFY = 'npx ebbwatt-verify';

/** `/internal/statements/programs/:id/settlement`: what a program's utility pays by. */
export default function SettlementFilesScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalPrograms.files.title' })}>
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
  const data = usePreloadedQuery<Query>(settlementFilesLoaderQuery, useScreenData<typeof loader>().files);
  const program = data.staff?.program;
  if (program == null) return <MissingContent />;
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPrograms.files.title' })}
      lead={<FormattedMessage id="internalPrograms.files.lead" values={{ command: <code>{VERIFY}</code> }} />}
      back={{ to: staffPaths.internalBilling(program.id), label: program.name }}
    >
      <MakeSettlementFile program={program} periods={data.staff?.settlementPeriods ?? []} />
      <SettlementFilesList query={data} program={program} />
    </StaffPage>
  );
}
