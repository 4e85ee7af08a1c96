import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  HomeQueueList_query$data,
  HomeQueueList_query$key,
} from '../../../../codegen/relay/HomeQueueList_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useMarketText } from '../shared/members/useMarketText.ts';
import { homeQueueOrders } from './homeQueues.ts';

type Row = NonNullable<NonNullable<HomeQueueList_query$data['staff']>['homeQueue']>['edges'][number]['node'];

const fragment = graphql`
  fragment HomeQueueList_query on Query
  @refetchable(queryName: "HomeQueueListPageQuery")
  @argumentDefinitions(
    queue: { type: "HomeQueue!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "QueuedHomeOrder" }
  ) {
    staff {
      homeQueue(queue: $queue, first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "HomeQueueList_homeQueue", filters: ["queue", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            since
            days
            member {
              id
              name
              email
              postalCode
              connection {
                otherUtility
                rawStatus
                rawSubstatus
                utility {
                  shortName
                }
              }
            }
          }
        }
      }
    }
  }
`;

interface HomeQueueListProps {
  readonly query: HomeQueueList_query$key;
  readonly queue: 'moved' | 'forms' | 'refused';
  /** What staff do with a home, right in its row. */
  readonly action?: (memberId: string) => ReactNode;
}

/** Homes that wait, the longest first, each with what is wrong, since when, and what to do. */
export function HomeQueueList({ query, queue, action }: HomeQueueListProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const market = useMarketText();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.homeQueue);
  const text = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const why = ({ member: { connection } }: Row) =>
    connection == null
      ? ''
      : (market(connection.rawStatus, connection.rawSubstatus ?? null) ?? connection.rawStatus);
  return (
    <StaffList
      caption={text(`internalQueues.${queue}.tab`)}
      rowKey={({ member }) => member.id}
      list={list}
      file={{
        name: `queue-${queue}`,
        cells: {
          email: ({ member }) => member.email,
          name: ({ member }) => member.name,
          postal_code: ({ member }) => member.postalCode,
          utility: ({ member: { connection } }) => connection?.utility?.shortName ?? connection?.otherUtility,
          status: ({ member }) => member.connection?.rawStatus,
          detail: ({ member }) => member.connection?.rawSubstatus,
          since: ({ since }) => since,
          days: ({ days }) => days,
        },
      }}
      sortable={homeQueueOrders}
      columns={[
        {
          key: 'member',
          header: text('internalQueues.home.member'),
          rowHeader: true,
          cell: ({ member: { id, name, email } }) => (
            <RowLink to={staffPaths.internalMember(id)}>{name ?? email}</RowLink>
          ),
        },
        {
          key: 'place',
          header: text('internalQueues.home.place'),
          secondary: true,
          cell: ({ member }) => member.postalCode ?? '',
        },
        {
          key: 'utility',
          header: text('internalQueues.home.utility'),
          cell: ({ member: { connection } }) =>
            connection?.utility?.shortName ?? connection?.otherUtility ?? '',
        },
        { key: 'why', header: text('internalQueues.home.why'), wraps: true, cell: why },
        {
          key: 'since',
          header: text('internalQueues.home.since'),
          cell: ({ since, days }) => (
            <NoWrap>
              {times.shortDay(since, zone)} · {text('internalQueues.home.days', { days })}
            </NoWrap>
          ),
        },
        {
          key: 'action',
          header: text('internalQueues.home.action'),
          place: 'action',
          cell: ({ member: { id } }) => (
            <div className="row">
              {action?.(id)}
              <ButtonLink to={staffPaths.internalMemberConnection(id)} look="secondary" small>
                {text('internalQueues.home.open')}
              </ButtonLink>
            </div>
          ),
        },
      ]}
      none={`internalQueues.${queue}.none`}
      filters={['q']}
      keys={['move', 'open', 'search']}
    />
  );
}
