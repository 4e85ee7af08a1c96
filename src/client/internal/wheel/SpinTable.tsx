import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SpinTable_spins$data,
  SpinTable_spins$key,
} from '../../../../codegen/relay/SpinTable_spins.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { NoWrap } from '../shared/NoWrap.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { StaffGrid } from '../shared/StaffGrid.tsx';
import { useStaffTimes } from '../shared/useStaffTimes.ts';

type Row = SpinTable_spins$data[number];

/** The latest spins of the brand's members. */
export function SpinTable({ spins: key }: { readonly spins: SpinTable_spins$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const rows = useFragment(
    graphql`
      fragment SpinTable_spins on WheelSpin @relay(plural: true) {
        number
        spunAt
        member {
          name
          email
        }
        prize
        type
        state
        orderId
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <StaffGrid<Row>
      caption={text('spins.title')}
      rowKey={({ number }) => String(number)}
      rows={rows}
      columns={[
        {
          key: 'number',
          header: text('spins.number'),
          rowHeader: true,
          by: ({ number }) => number,
          cell: ({ number }) => number,
        },
        {
          key: 'at',
          header: text('spins.at'),
          by: ({ spunAt }) => spunAt,
          cell: ({ spunAt }) => <NoWrap>{times.stamp(spunAt, zone)}</NoWrap>,
        },
        {
          key: 'member',
          header: text('spins.member'),
          by: ({ member }) => member?.name ?? member?.email,
          cell: ({ member }) => member?.name ?? member?.email ?? '',
        },
        {
          key: 'prize',
          header: text('spins.prize'),
          by: ({ prize }) => prize,
          cell: ({ prize, orderId }) =>
            orderId == null ? prize : <RowLink to={staffPaths.internalOrder(orderId)}>{prize}</RowLink>,
        },
        {
          key: 'type',
          header: text('field.type'),
          by: ({ type }) => text(`type.${type}`),
          cell: ({ type }) => text(`type.${type}`),
        },
        {
          key: 'state',
          header: text('spins.state'),
          by: ({ state }) => text(`state.${state}`),
          cell: ({ state }) => text(`state.${state}`),
        },
      ]}
      empty={<FormattedMessage id="internalWheel.spins.none" />}
    />
  );
}
