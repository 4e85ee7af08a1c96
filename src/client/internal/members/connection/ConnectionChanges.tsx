import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  ConnectionChanges_query$data,
  ConnectionChanges_query$key,
} from '../../../../../codegen/relay/ConnectionChanges_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useMarketText } from '../../shared/members/useMarketText.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Change = NonNullable<
  NonNullable<ConnectionChanges_query$data['staff']>['memberConnectionChanges']
>['edges'][number]['node'];

const fragment = graphql`
  fragment ConnectionChanges_query on Query
  @refetchable(queryName: "ConnectionChangesPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberConnectionChanges(id: $id, first: $count, after: $cursor)
        @connection(key: "ConnectionChanges_memberConnectionChanges", filters: ["id"]) {
        totalCount
        edges {
          node {
            position
            at
            utilityName
            rawStatus
            rawSubstatus
            cause
          }
        }
      }
    }
  }
`;

/** Every change of a home's connection. */
export function ConnectionChanges({ query }: { readonly query: ConnectionChanges_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberConnectionChanges);
  const market = useMarketText();
  const text = (id: string) => intl.formatMessage({ id: `internalMember.home.${id}` });
  const word = (id: string) => intl.formatMessage({ id: `internalMember.${id}` });
  const stamp = (at: string) => times.shortStamp(at, zone);
  return (
    <CompleteList<Change>
      title={text('changes')}
      file="connection"
      rows={list}
      rowKey={({ position }) => String(position)}
      columns={[
        {
          key: 'at',
          header: word('field.when'),
          rowHeader: true,
          by: ({ at }) => at,
          value: ({ at }) => stamp(at),
        },
        {
          key: 'utility',
          header: intl.formatMessage({ id: 'internalMembers.field.utility' }),
          value: ({ utilityName }) => utilityName ?? '',
        },
        {
          key: 'status',
          header: text('status'),
          wraps: true,
          value: ({ rawStatus, rawSubstatus }) =>
            market(rawStatus, rawSubstatus ?? null) ?? [rawStatus, rawSubstatus ?? ''].join(' ').trim(),
        },
        { key: 'cause', header: text('cause'), wraps: true, value: ({ cause }) => word(`cause.${cause}`) },
      ]}
      empty={text('changes.none')}
    />
  );
}
