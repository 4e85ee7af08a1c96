import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberDevices_query$data,
  MemberDevices_query$key,
} from '../../../../../codegen/relay/MemberDevices_query.graphql.ts';
import { CONNECTION_CONFIGS } from '../../../../domain/devices/connectionConfigs.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Device = NonNullable<NonNullable<MemberDevices_query$data['staff']>['memberDevices']>[number];

const TONES: Readonly<Record<string, Tone>> = {
  ONLINE: 'saved',
  OFFLINE: 'warn',
  MISSING: 'warn',
  NO_ACCESS: 'error',
};

/** A member's devices with their state. */
export function MemberDevices({ query: key }: { readonly query: MemberDevices_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { staff } = useFragment(
    graphql`
      fragment MemberDevices_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        staff {
          memberDevices(id: $id) {
            id
            name
            type
            partner
            state
            stateAt
            isOptedIn
            addedAt
          }
        }
      }
    `,
    key,
  );
  const devices = staff?.memberDevices;
  if (devices == null) return null;
  const text = (id: string) => intl.formatMessage({ id: `internalMember.devices${id}` });
  const state = (row: Device) => text(`.state.${row.state}`);
  return (
    <CompleteList<Device>
      title={text('')}
      file="devices"
      rows={devices}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: text('.name'), rowHeader: true, wraps: true, value: ({ name }) => name },
        {
          key: 'kind',
          header: intl.formatMessage({ id: 'internalOrders.field.kind' }),
          secondary: true,
          value: ({ type }) => intl.formatMessage({ id: `devices.kind.one.${type}` }),
        },
        {
          key: 'partner',
          header: text('.partner'),
          value: ({ partner }) => CONNECTION_CONFIGS.find(({ id }) => id === partner)?.title ?? partner,
        },
        {
          key: 'state',
          header: text('.state'),
          place: 'state',
          value: state,
          cell: (row) => <Badge tone={TONES[row.state] ?? 'plain'}>{state(row)}</Badge>,
        },
        {
          key: 'optedIn',
          header: text('.optedIn'),
          value: ({ isOptedIn }) => intl.formatMessage({ id: isOptedIn ? 'internal.yes' : 'internal.no' }),
        },
        {
          key: 'stateAt',
          header: text('.stateAt'),
          by: ({ stateAt }) => stateAt,
          value: ({ stateAt }) => times.shortStamp(stateAt, zone),
        },
        {
          key: 'added',
          header: intl.formatMessage({ id: 'internalMember.access.added' }),
          secondary: true,
          by: ({ addedAt }) => addedAt,
          value: ({ addedAt }) => times.shortDay(addedAt, zone),
        },
      ]}
      empty={text('.none')}
    />
  );
}
