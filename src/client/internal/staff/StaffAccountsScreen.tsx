import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffAccountsLoaderQuery as Query } from '../../../../codegen/relay/staffAccountsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { RoleGuide } from './RoleGuide.tsx';
import { StaffAccountTable } from './StaffAccountTable.tsx';
import { staffAccountsLoaderQuery, type loader } from './staffAccountsLoader.ts';
import { ROLES, toView, VIEWS } from './staffViews.ts';

/** `/internal/staff`: who works for this brand, and what they may do. */
export default function StaffAccountsScreen() {
  const intl = useIntl();
  const { brand } = useApp();
  const view = useListView();
  const list = useListKeys();
  const [inviting, setInviting] = useState(false);
  const current = toView(view.query.get('state'));
  const kept = (name: string) => view.query.get(name) ?? undefined;
  const { productName } = brand.words;
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.staff' })}
      lead={<FormattedMessage id="internalStaff.lead" values={{ productName }} />}
      aside={
        <Button small icon={<PlusIcon size={20} />} data-new="" onClick={() => setInviting(true)}>
          <FormattedMessage id="internalStaff.invite.open" />
        </Button>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalStaff.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
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
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Accounts />
        </Suspense>
      </div>
      <RoleGuide />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </StaffPage>
  );
}

function Accounts() {
  return (
    <StaffAccountTable
      query={usePreloadedQuery<Query>(staffAccountsLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
