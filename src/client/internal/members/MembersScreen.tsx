import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import type {
  MembersScreen_query$data,
  MembersScreen_query$key,
} from '../../../../codegen/relay/MembersScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { MembersTools } from './MembersTools.tsx';
import { type loader, memberOrders, membersLoaderQuery } from './membersLoader.ts';

/** `/internal/members` */
export default function MembersScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.members' })}
      lead={<FormattedMessage id="internalMembers.lead" />}
      tools={<MembersTools />}
    >
      <Members />
    </ListPage>
  );
}

const fragment = graphql`
  fragment MembersScreen_query on Query
  @refetchable(queryName: "MembersScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    tag: { type: "String" }
    orderBy: { type: "MemberRecordOrder" }
  ) {
    staff {
      readAt
      members(first: $count, after: $cursor, search: $search, tag: $tag, orderBy: $orderBy)
        @connection(key: "MembersScreen_members", filters: ["search", "tag", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            name
            email
            postalCode
            createdAt
            tags
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
`;

type Row = NonNullable<NonNullable<MembersScreen_query$data['staff']>['members']>['edges'][number]['node'];

function Members() {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const query: MembersScreen_query$key = usePreloadedQuery<Query>(
    membersLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.members);
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalMembers.unknown');
  const utilityName = ({ connection }: Row) =>
    connection?.utility?.shortName ?? connection?.otherUtility ?? null;
  return (
    <StaffList
      caption={text('internal.nav.members')}
      rowKey={({ id }) => id}
      list={list}
      readAt={list.data.staff?.readAt}
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
          cell: ({ connection }) => (connection == null ? none : <ConnectionBadge connection={connection} />),
        },
        {
          key: 'program',
          header: text('internalMembers.field.program'),
          secondary: true,
          cell: ({ program }) => program?.name ?? none,
        },
        {
          key: 'tags',
          header: text('internalMembers.field.tags'),
          secondary: true,
          wraps: true,
          cell: ({ tags }) => tags.join(', '),
        },
        {
          key: 'since',
          header: text('internalMembers.field.since'),
          cell: ({ createdAt }) => times.shortDay(createdAt, app.zone),
        },
      ]}
      none="internalMembers.none"
      filters={['q', 'tag']}
      keys={['move', 'open', 'search']}
    />
  );
}
