import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffReferralsLoaderQuery as Query } from '../../../../codegen/relay/staffReferralsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { ReferralTable } from './ReferralTable.tsx';
import { parseView, VIEWS } from './referralViews.ts';
import { staffReferralsLoaderQuery, type loader } from './staffReferralsLoader.ts';

/** `/internal/referrals`: who referred whom, and which referrals were refused. */
export default function StaffReferralsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const current = parseView(view.query.get('state'));
  const kept = (name: string) => view.query.get(name) ?? undefined;
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.referrals' })}
      lead={<FormattedMessage id="internalReferrals.lead" />}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalReferrals.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalReferrals.filter' })}
            links={VIEWS.map((each) => ({
              to: staffPaths.internalReferrals({
                state: each === 'all' ? undefined : each,
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: intl.formatMessage({ id: `internalReferrals.view.${each}` }),
              active: each === current,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Referrals />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Referrals() {
  return (
    <ReferralTable
      query={usePreloadedQuery<Query>(staffReferralsLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
