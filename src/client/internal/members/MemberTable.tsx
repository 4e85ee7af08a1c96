import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  MemberTable_query$data,
  MemberTable_query$key,
} from '../../../../codegen/relay/MemberTable_query.graphql.ts';
import type { MemberTablePageQuery } from '../../../../codegen/relay/MemberTablePageQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/ListTools.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { useListView } from '../shared/useListView.ts';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';

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
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }) {
        staff {
          members(first: $count, after: $cursor, search: $search) @connection(key: "MemberTable_members", filters: ["search"]) {
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
                  status
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
  const utilityOf = ({ connection }: Row) =>
    connection?.utility?.shortName ?? connection?.otherUtility ?? null;
  return (
    <>
      <StaffTable<Row>
        caption={text('internal.nav.members')}
        rowKey={({ id }) => id}
        rows={rows}
        columns={[
          {
            key: 'email',
            header: text('internalMembers.field.email'),
            by: ({ email }) => email,
            rowHeader: true,
            cell: ({ id, email }) => <RowLink to={paths.internalMember(id)}>{email}</RowLink>,
          },
          {
            key: 'name',
            header: text('internalMembers.field.name'),
            by: ({ name }) => name,
            cell: ({ name }) => name ?? none,
          },
          {
            key: 'postalCode',
            header: text('internalMembers.field.postalCode'),
            by: ({ postalCode }) => postalCode,
            cell: ({ postalCode }) => postalCode ?? none,
          },
          {
            key: 'utility',
            header: text('internalMembers.field.utility'),
            by: utilityOf,
            cell: (row) => utilityOf(row) ?? none,
          },
          {
            key: 'state',
            header: text('internalMembers.field.connection'),
            by: ({ connection }) => connection?.status,
            cell: ({ connection }) =>
              connection == null ? none : <ConnectionBadge connection={connection} />,
          },
          {
            key: 'program',
            header: text('internalMembers.field.program'),
            by: ({ program }) => program?.name,
            cell: ({ program }) => program?.name ?? none,
          },
          {
            key: 'since',
            header: text('internalMembers.field.since'),
            by: ({ createdAt }) => Date.parse(createdAt),
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
