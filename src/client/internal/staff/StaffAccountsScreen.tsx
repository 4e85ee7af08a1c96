import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { staffAccountsLoaderQuery as Query } from '../../../../codegen/relay/staffAccountsLoaderQuery.graphql.ts';
import type { StaffAccountsScreen_query$key } from '../../../../codegen/relay/StaffAccountsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { RoleGuide } from './RoleGuide.tsx';
import { type loader, staffAccountOrders, staffAccountsLoaderQuery } from './staffAccountsLoader.ts';
import { ROLES, toView, VIEWS } from './staffViews.ts';
import { useRoleNames } from './useRoleNames.ts';
import { useRolesText } from './useRolesText.ts';

/** `/internal/staff`: who works for this brand, and what they may do. */
export default function StaffAccountsScreen() {
  const intl = useIntl();
  const { brand } = useApp();
  const view = useListView();
  const [inviting, setInviting] = useState(false);
  const current = toView(view.query.get('state'));
  const kept = (name: string) => view.query.get(name) ?? undefined;
  const { productName } = brand.words;
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.staff' })}
      lead={<FormattedMessage id="internalStaff.lead" values={{ productName }} />}
      aside={
        <Button small icon={<PlusIcon size={20} />} data-new="" onClick={() => setInviting(true)}>
          <FormattedMessage id="internalStaff.invite.open" />
        </Button>
      }
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalStaff.search' })} />
          <FilterSelect
            label={intl.formatMessage({ id: 'internalStaff.byRole' })}
            all={intl.formatMessage({ id: 'internalStaff.anyRole' })}
            value={view.query.get('role') ?? ''}
            options={ROLES.map(({ key }) => ({
              value: key,
              label: intl.formatMessage({ id: `internalStaff.role.${key}` }),
            }))}
            onChange={(role) => view.set({ role })}
          />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalStaff.filter' })}
            links={VIEWS.map((each) => ({
              to: staffPaths.internalStaff({
                state: each === 'all' ? undefined : each,
                q: kept('q'),
                role: kept('role'),
                sort: kept('sort'),
              }),
              label: intl.formatMessage({ id: `internalStaff.view.${each}` }),
              active: each === current,
            }))}
          />
        </>
      }
      below={
        <>
          <RoleGuide />
          {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        </>
      }
    >
      <Accounts />
    </ListPage>
  );
}

const fragment = graphql`
  fragment StaffAccountsScreen_query on Query
  @refetchable(queryName: "StaffAccountsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    roleKey: { type: "String" }
    state: { type: "StaffAccountState" }
    rolesWait: { type: "Boolean" }
    orderBy: { type: "StaffAccountOrder" }
  ) {
    staff {
      secondFactorRequired
      staffAccounts(
        first: $count
        after: $cursor
        search: $search
        roleKey: $roleKey
        state: $state
        rolesWait: $rolesWait
        orderBy: $orderBy
      )
        @connection(
          key: "StaffAccountsScreen_staffAccounts"
          filters: ["search", "roleKey", "state", "rolesWait", "orderBy"]
        ) {
        totalCount
        edges {
          node {
            id
            name
            email
            roleKeys
            waitingRoleKeys
            state
            secondFactors
            lastSeenAt
            isViewer
          }
        }
      }
    }
  }
`;

function Accounts() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const rolesText = useRolesText();
  const roleNames = useRoleNames();
  const query: StaffAccountsScreen_query$key = usePreloadedQuery<Query>(
    staffAccountsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.staffAccounts);
  const text = (id: string) => intl.formatMessage({ id: `internalStaff.${id}` });
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.staff' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'staff',
        cells: {
          email: ({ email }) => email,
          name: ({ name }) => name,
          roles: ({ roleKeys }) => roleKeys.join(', '),
          waiting_roles: ({ waitingRoleKeys }) => waitingRoleKeys.join(', '),
          state: ({ state }) => state,
          second_factors: ({ secondFactors }) => secondFactors.join(', '),
          last_seen: ({ lastSeenAt }) => lastSeenAt,
        },
      }}
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
          cell: ({ roleKeys, waitingRoleKeys }) => {
            if (roleKeys.length === 0) return text('none');
            return waitingRoleKeys.length === 0
              ? rolesText(roleKeys)
              : intl.formatMessage(
                  { id: 'internalStaff.rolesWait' },
                  { roles: rolesText(roleKeys), waiting: roleNames(waitingRoleKeys) },
                );
          },
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
              <Badge tone={list.data.staff?.secondFactorRequired === true ? 'warn' : 'plain'}>
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
      none="internalStaff.empty"
      filters={['q', 'role', 'state']}
    />
  );
}
