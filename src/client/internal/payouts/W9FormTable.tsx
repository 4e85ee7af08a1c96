import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  W9FormTable_query$data,
  W9FormTable_query$key,
} from '../../../../codegen/relay/W9FormTable_query.graphql.ts';
import type { W9FormTablePageQuery } from '../../../../codegen/relay/W9FormTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { W9Badge } from './W9Badge.tsx';
import { w9Orders } from './w9FormsLoader.ts';

type Row = NonNullable<NonNullable<W9FormTable_query$data['staff']>['w9Forms']>['edges'][number]['node'];

export function W9FormTable({ query }: { readonly query: W9FormTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    W9FormTablePageQuery,
    W9FormTable_query$key
  >(
    graphql`
      fragment W9FormTable_query on Query
      @refetchable(queryName: "W9FormTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, status: { type: "W9Status" }, orderBy: { type: "W9FormOrder" }) {
        staff {
          w9Forms(first: $count, after: $cursor, status: $status, orderBy: $orderBy) @connection(key: "W9FormTable_w9Forms", filters: ["status", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                memberId
                name
                status
                tinType
                lastFour
                signedAt
                statusAt
                member {
                  name
                  email
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.w9Forms?.edges.map(({ node }) => node) ?? [];
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  return (
    <>
      <StaffGrid<Row>
        caption={text('page.forms')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={w9Orders}
        columns={[
          {
            key: 'member',
            header: text('field.member'),
            rowHeader: true,
            cell: ({ memberId, member, name }) => (
              <RowLink to={staffPaths.internalCashoutMember(memberId)}>
                {member?.name ?? member?.email ?? name}
              </RowLink>
            ),
          },
          { key: 'name', header: text('forms.name'), cell: ({ name }) => name },
          {
            key: 'number',
            header: text('forms.number'),
            cell: ({ tinType, lastFour }) => text('forms.ending', { type: tinType, lastFour }),
          },
          {
            key: 'status',
            header: text('field.w9'),
            place: 'state',
            cell: ({ status }) => <W9Badge status={status} />,
          },
          {
            key: 'signed',
            header: text('forms.signed'),
            secondary: true,
            cell: ({ signedAt }) => <NoWrap>{times.shortStamp(signedAt, zone)}</NoWrap>,
          },
          {
            key: 'since',
            header: text('field.since'),
            cell: ({ statusAt }) => <NoWrap>{times.shortStamp(statusAt, zone)}</NoWrap>,
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('status') ? 'internal.list.nothing' : 'internalPayouts.forms.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.w9Forms?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open']}
      />
    </>
  );
}
