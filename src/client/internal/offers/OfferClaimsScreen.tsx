import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { offerClaimsLoaderQuery as Query } from '../../../../codegen/relay/offerClaimsLoaderQuery.graphql.ts';
import { STAFF_CLAIM_STATES } from '../../../domain/offers/claimStates.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { ClaimTable } from './ClaimTable.tsx';
import { offerClaimsLoaderQuery, type loader } from './offerClaimsLoader.ts';
import { claimViewIn } from './offerViews.ts';

/** `/internal/offers/claims`: who reserved, bought and connected a device, and who has not connected theirs in time. */
export default function OfferClaimsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const current = claimViewIn(view.query);
  const kept = (name: string) => view.query.get(name) ?? undefined;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <StaffPage
      title={text('internalOffers.claims.title')}
      lead={
        <FormattedMessage
          id={current === 'late' ? 'internalOffers.claims.lateLead' : 'internalOffers.claims.lead'}
        />
      }
      back={{ to: staffPaths.internalOffers(), label: text('internal.nav.offers') }}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={text('internalOffers.claims.search')}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
          <FilterLinks
            label={text('internalOffers.claims.filter')}
            links={(['all', 'late'] as const).map((each) => ({
              to: staffPaths.internalOfferClaims({
                view: each === 'all' ? undefined : each,
                offer: kept('offer'),
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: text(`internalOffers.view.${each}`),
              active: each === current,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Claims />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Claims() {
  const intl = useIntl();
  const view = useListView();
  const current = claimViewIn(view.query);
  const data = usePreloadedQuery<Query>(offerClaimsLoaderQuery, useScreenData<typeof loader>().list);
  const offers = data.staff?.deviceOffers?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <div className="row">
        <FilterSelect
          label={intl.formatMessage({ id: 'internalOffers.field.state' })}
          all={intl.formatMessage({ id: 'internalOffers.claims.anyState' })}
          value={current === 'all' || current === 'late' ? '' : current}
          options={STAFF_CLAIM_STATES.map((state) => ({
            value: state,
            label: intl.formatMessage({ id: `internalOffers.view.${state}` }),
          }))}
          onChange={(state) => view.set({ view: state })}
        />
        <FilterSelect
          label={intl.formatMessage({ id: 'internalOffers.field.offer' })}
          all={intl.formatMessage({ id: 'internalOffers.claims.anyOffer' })}
          value={view.query.get('offer') ?? ''}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(offer) => view.set({ offer })}
        />
      </div>
      <ClaimTable query={data} />
    </>
  );
}
