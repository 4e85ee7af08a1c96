import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { differencesLoaderQuery as Query } from '../../../../codegen/relay/differencesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { DifferencesPage } from '../shared/differences/DifferencesPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { differencesLoaderQuery, type loader } from './differencesLoader.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PayoutTabs } from './PayoutTabs.tsx';

/** `/internal/payouts/differences`: what differs between our payouts and the provider's list. */
export default function DifferencesScreen() {
  return (
    <DifferencesPage
      lead={<FormattedMessage id="internalPayouts.differences.lead" />}
      tabs={<PayoutTabs current="differences" />}
      to={staffPaths.internalPayoutDifferences}
    >
      <Differences />
    </DifferencesPage>
  );
}

function Differences() {
  const { zone } = useApp();
  const times = useStaffTimes();
  const query = usePreloadedQuery<Query>(differencesLoaderQuery, useScreenData<typeof loader>().list);
  const at = query.staff?.payoutsComparedAt;
  return (
    <>
      <p className="small muted">
        {at == null ? (
          <FormattedMessage id="internal.difference.never" />
        ) : (
          <FormattedMessage
            id="internalPayouts.differences.compared"
            values={{ at: times.stamp(at, zone) }}
          />
        )}
      </p>
      <DifferenceTable query={query} />
    </>
  );
}
