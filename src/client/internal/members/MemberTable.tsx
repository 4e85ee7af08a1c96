import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  MemberTable_query$data,
  MemberTable_query$key,
} from '../../../../codegen/relay/MemberTable_query.graphql.ts';
import type { MemberTablePageQuery } from '../../../../codegen/relay/MemberTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { memberOrders } from './membersLoader.ts';

type Row = NonNullable<NonNullable<MemberTable_query$data['staff']>['members']>['edges'][number]['node'];

export function MemberTable({ query }: { readonly query: MemberTable_query$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    MemberTablePageQuery,
    MemberTable_query$key
  >(
    graphql`
      fragment MemberTable_query on Query
      @refetchable(queryName: "MemberTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }, orderBy: { type: "MemberRecordOrder" }) {
        staff {
          members(first: $count, after: $cursor, search: $search, orderBy: $orderBy) @connection(key: "MemberTable_members", filters: ["search", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                name
                email
                postalCode
                createdAt
                connection {
                  otherUtility
                  utility {
                    shortName
                  }
                  ...ConnectionBadge_connection
                }
                program {
                  name
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.members?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalMembers.unknown');
  const utilityName = ({ connection }: Row) =>
    connection?.utility?.shortName ?? connection?.otherUtility ?? null;
  return (
    <>
      <StaffGrid<Row>
        caption={text('internal.nav.members')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={memberOrders}
        columns={[
          {
            key: 'email',
            header: text('internalMembers.field.email'),
            rowHeader: true,
            cell: ({ id, email }) => <RowLink to={staffPaths.internalMember(id)}>{email}</RowLink>,
          },
          {
            key: 'name',
            header: text('internalMembers.field.name'),
            cell: ({ name }) => name ?? none,
          },
          {
            key: 'postalCode',
            header: text('internalMembers.field.postalCode'),
            secondary: true,
            cell: ({ postalCode }) => postalCode ?? none,
          },
          {
            key: 'utility',
            header: text('internalMembers.field.utility'),
            cell: (row) => utilityName(row) ?? none,
          },
          {
            key: 'state',
            header: text('internalMembers.field.connection'),
            place: 'state',
            cell: ({ connection }) =>
              connection == null ? none : <ConnectionBadge connection={connection} />,
          },
          {
            key: 'program',
            header: text('internalMembers.field.program'),
            secondary: true,
            cell: ({ program }) => program?.name ?? none,
          },
          {
            key: 'since',
            header: text('internalMembers.field.since'),
            cell: ({ createdAt }) => times.shortDay(createdAt, app.zone),
          },
        ]}
        empty={<FormattedMessage id={address.has('q') ? 'internal.list.nothing' : 'internalMembers.none'} />}
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.members?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'search']}
      />
    </>
  );
}
