import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberDeviceLog_query$data,
  MemberDeviceLog_query$key,
} from '../../../../../codegen/relay/MemberDeviceLog_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Entry = NonNullable<
  NonNullable<MemberDeviceLog_query$data['staff']>['memberDeviceLog']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberDeviceLog_query on Query
  @refetchable(queryName: "MemberDeviceLogPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberDeviceLog(id: $id, first: $count, after: $cursor) @connection(key: "MemberDeviceLog_memberDeviceLog", filters: ["id"]) {
        totalCount
        edges {
          node {
            id
            name
            at
            what
            eventStartAt
          }
        }
      }
    }
  }
`;

/** What a member's devices did and what happened to them. */
export function MemberDeviceLog({ query }: { readonly query: MemberDeviceLog_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberDeviceLog);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.devices${id}` });
  return (
    <CompleteList<Entry>
      title={text('.log')}
      file="device-log"
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          header: intl.formatMessage({ id: 'internalMember.field.when' }),
          rowHeader: true,
          by: ({ at }) => at,
          value: ({ at }) => times.shortStamp(at, zone),
        },
        { key: 'name', header: text('.name'), wraps: true, value: ({ name }) => name },
        {
          key: 'what',
          header: intl.formatMessage({ id: 'internalMember.field.what' }),
          wraps: true,
          value: ({ what }) => text(`.did.${what}`),
        },
        {
          key: 'event',
          header: text('.event'),
          by: ({ eventStartAt }) => eventStartAt,
          value: ({ eventStartAt }) => (eventStartAt == null ? '' : times.shortStamp(eventStartAt, zone)),
        },
      ]}
      empty={text('.log.none')}
    />
  );
}
