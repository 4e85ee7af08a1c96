import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  StaffAccountTable_query$data,
  StaffAccountTable_query$key,
} from '../../../../codegen/relay/StaffAccountTable_query.graphql.ts';
import type { StaffAccountTablePageQuery } from '../../../../codegen/relay/StaffAccountTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { staffAccountOrders } from './staffAccountsLoader.ts';
import { useRoleNames } from './useRoleNames.ts';

type Row = NonNullable<
  NonNullable<StaffAccountTable_query$data['staff']>['staffAccounts']
>['edges'][number]['node'];

export function StaffAccountTable({ query }: { readonly query: StaffAccountTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const roleNames = useRoleNames();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StaffAccountTablePageQuery,
    StaffAccountTable_query$key
  >(
    graphql`
      fragment StaffAccountTable_query on Query
      @refetchable(queryName: "StaffAccountTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }, roleKey: { type: "String" }, state: { type: "StaffAccountState" }, orderBy: { type: "StaffAccountOrder" }) {
        staff {
          secondFactorRequired
          staffAccounts(first: $count, after: $cursor, search: $search, roleKey: $roleKey, state: $state, orderBy: $orderBy) @connection(key: "StaffAccountTable_staffAccounts", filters: ["search", "roleKey", "state", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                name
                email
                roleKeys
                state
                secondFactors
                lastSeenAt
                isViewer
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.staffAccounts?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalStaff.${id}` });
  const isFiltered = ['q', 'role', 'state'].some((name) => address.has(name));
  return (
    <>
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.staff' })}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={staffAccountOrders}
        columns={[
          {
            key: 'email',
            header: text('field.email'),
            rowHeader: true,
            cell: ({ id, email, isViewer }) => (
              <span>
                <RowLink to={staffPaths.internalStaffAccount(id)}>{email}</RowLink>
                {isViewer && <span className="muted"> {text('you')}</span>}
              </span>
            ),
          },
          { key: 'name', header: text('field.name'), cell: ({ name }) => name ?? text('none') },
          {
            key: 'roles',
            header: text('field.roles'),
            wraps: true,
            cell: ({ roleKeys }) => (roleKeys.length === 0 ? text('none') : roleNames(roleKeys)),
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => (
              <Badge tone={state === 'INVITED' ? 'warn' : 'plain'}>{text(`state.${state}`)}</Badge>
            ),
          },
          {
            key: 'factor',
            header: text('field.factor'),
            cell: ({ secondFactors }) =>
              secondFactors.length === 0 ? (
                <Badge tone={data.staff?.secondFactorRequired === true ? 'warn' : 'plain'}>
                  {text('factor.none')}
                </Badge>
              ) : (
                secondFactors.map((factor) => text(`factor.${factor}`)).join(', ')
              ),
          },
          {
            key: 'seen',
            header: text('field.seen'),
            secondary: true,
            cell: ({ lastSeenAt }) =>
              lastSeenAt == null ? text('never') : <NoWrap>{times.shortStamp(lastSeenAt, zone)}</NoWrap>,
          },
        ]}
        empty={<FormattedMessage id={isFiltered ? 'internal.list.nothing' : 'internalStaff.empty'} />}
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.staffAccounts?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
      />
    </>
  );
}
