import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { WaitingHomes_query$key } from '../../../../codegen/relay/WaitingHomes_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { waitingOrders } from './utilityLoader.ts';

const fragment = graphql`
  fragment WaitingHomes_query on Query
  @refetchable(queryName: "WaitingHomesPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    utilityId: { type: "ID" }
    orderBy: { type: "WaitingOrder" }
  ) {
    staff {
      waiting(first: $count, after: $cursor, utilityId: $utilityId, orderBy: $orderBy)
        @connection(key: "WaitingHomes_waiting", filters: ["utilityId", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            memberId
            email
            postalCode
            since
            waitsFor
          }
        }
      }
    }
  }
`;

/** The homes waiting for this utility, and for what; empty when there are none. */
export function WaitingHomes({ query }: { readonly query: WaitingHomes_query$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.waiting);
  if (list.rows.length === 0) return null;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Panel title={<FormattedMessage id="internalPrograms.waiting.title" />}>
      <StaffList
        caption={text('internalPrograms.waiting.title')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'waiting-homes',
          cells: {
            email: ({ email }) => email,
            postal_code: ({ postalCode }) => postalCode,
            waits_for: ({ waitsFor }) => waitsFor,
            since: ({ since }) => since,
          },
        }}
        sortable={waitingOrders}
        columns={[
          {
            key: 'email',
            header: text('internalPrograms.enroll.email'),
            rowHeader: true,
            cell: ({ memberId, email }) =>
              memberId == null ? email : <RowLink to={staffPaths.internalMember(memberId)}>{email}</RowLink>,
          },
          {
            key: 'postalCode',
            header: text('internalPrograms.enroll.postalCode'),
            cell: ({ postalCode }) => postalCode ?? text('internalPrograms.enroll.unknown'),
          },
          {
            key: 'for',
            header: text('internalPrograms.waiting.for'),
            cell: ({ waitsFor }) => text(`internalPrograms.waiting.for.${waitsFor}`),
          },
          {
            key: 'since',
            header: text('internalPrograms.waiting.since'),
            cell: ({ since }) => times.shortDay(since, app.zone),
          },
        ]}
        keys={['move', 'open']}
      />
    </Panel>
  );
}
