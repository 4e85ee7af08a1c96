import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryFaults_utility$key } from '../../../../codegen/relay/DeliveryFaults_utility.graphql.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** Refused meters in the utility's deliveries, with file, line and reason; empty when there are none. */
export function DeliveryFaults({ utility: key }: { readonly utility: DeliveryFaults_utility$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { deliveryFaults, timeZone } = useFragment(
    graphql`
      fragment DeliveryFaults_utility on Utility {
        timeZone
        deliveryFaults {
          id
          fileName
          line
          fault
          meterLast4
          receivedAt
        }
      }
    `,
    key,
  );
  if (deliveryFaults.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="internalPrograms.refused.title" />}>
      <p className="muted small">
        <FormattedMessage id="internalPrograms.refused.lead" />
      </p>
      <List>
        {deliveryFaults.map(({ id, fileName, line, fault, meterLast4, receivedAt }) => (
          <ListItem
            key={id}
            title={intl.formatMessage(
              { id: 'internalPrograms.refused.meter' },
              { hasMeter: meterLast4 == null ? 'no' : 'yes', meter: meterLast4 ?? '' },
            )}
            detail={intl.formatMessage(
              { id: 'internalPrograms.refused.detail' },
              {
                file: fileName,
                hasLine: line == null ? 'no' : 'yes',
                line: line ?? 0,
                fault,
                at: times.stamp(receivedAt, timeZone),
              },
            )}
          />
        ))}
      </List>
    </Panel>
  );
}
