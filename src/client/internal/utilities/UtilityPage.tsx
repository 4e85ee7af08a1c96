import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UtilityPage_utility$key } from '../../../../codegen/relay/UtilityPage_utility.graphql.ts';
import type { usePrimaries_utilities$key } from '../../../../codegen/relay/usePrimaries_utilities.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { DeliveryFaults } from './DeliveryFaults.tsx';
import { DeliveryUpload } from './DeliveryUpload.tsx';
import { OutageBadge } from './OutageBadge.tsx';
import { OutageForm } from './OutageForm.tsx';
import { UtilityForm } from './UtilityForm.tsx';

interface UtilityPageProps {
  readonly utility: UtilityPage_utility$key;
  readonly utilities: usePrimaries_utilities$key;
  readonly programs: ReactNode;
  readonly waiting: ReactNode;
}

/** One utility: its details, delivery status, programs and audit history. */
export function UtilityPage({ utility: key, utilities, programs, waiting }: UtilityPageProps) {
  const intl = useIntl();
  const utility = useFragment(
    graphql`
      fragment UtilityPage_utility on Utility {
        id
        name
        acronym
        postalCodeCount
        country
        connectionMethod
        version
        history {
          ...History_entries
        }
        ...DeliveryFaults_utility
        ...OutageBadge_utility
        ...OutageForm_utility
        ...UtilityForm_utility
      }
    `,
    key,
  );
  return (
    <StaffPage
      title={utility.name}
      lead={`${utility.acronym} · ${utility.country}`}
      aside={<OutageBadge utility={utility} />}
      back={{
        to: staffPaths.internalUtilities(),
        label: intl.formatMessage({ id: 'internal.nav.utilities' }),
      }}
    >
      <Columns
        side={
          <>
            {programs}
            <Panel title={<FormattedMessage id="internal.nav.coverage" />}>
              <List>
                <ListItem
                  to={staffPaths.internalCoverage({ utility: utility.id })}
                  title={
                    <FormattedMessage
                      id="internalPrograms.utility.codes"
                      values={{ count: utility.postalCodeCount }}
                    />
                  }
                  detail={<FormattedMessage id="internalPrograms.utility.codesHint" />}
                />
              </List>
            </Panel>
            <Panel title={<FormattedMessage id="internal.history.title" />}>
              <History entries={utility.history} />
            </Panel>
          </>
        }
      >
        <Panel title={<FormattedMessage id="internalPrograms.utility.details" />}>
          <UtilityForm key={utility.version} utility={utility} utilities={utilities} />
        </Panel>
        <Panel title={<FormattedMessage id="internalPrograms.outage.title" />}>
          <OutageForm key={utility.version} utility={utility} />
        </Panel>
        {waiting}
        {utility.connectionMethod !== 'NONE' && <DeliveryUpload utilityId={utility.id} />}
        <DeliveryFaults utility={utility} />
      </Columns>
    </StaffPage>
  );
}
