import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import type { loader } from './membersLoader.ts';
import { membersLoaderQuery } from './membersLoader.ts';
import { MemberTable } from './MemberTable.tsx';

/** `/internal/members` */
export default function MembersScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.members' })}
      lead={<FormattedMessage id="internalMembers.lead" />}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalMembers.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Members />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Members() {
  return (
    <MemberTable query={usePreloadedQuery<Query>(membersLoaderQuery, useScreenData<typeof loader>().list)} />
  );
}
