import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffOffersLoaderQuery as Query } from '../../../../codegen/relay/staffOffersLoaderQuery.graphql.ts';
import { OFFER_STATES } from '../../../domain/rewards/offerState.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { stateIn } from './offerViews.ts';
import { StaffOfferTable } from './StaffOfferTable.tsx';
import { staffOffersLoaderQuery, type loader } from './staffOffersLoader.ts';

/** `/internal/offers` */
export default function StaffOffersScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id });
  const state = stateIn(query);
  return (
    <StaffPage
      title={text('internal.nav.offers')}
      lead={<FormattedMessage id="internalOffers.lead" />}
      aside={<NewLink to={staffPaths.internalNewOffer()}>{text('internalOffers.new')}</NewLink>}
    >
      <div ref={list} className="stack">
        <div className="row">
          <ButtonLink to={staffPaths.internalOfferClaims()} look="secondary" small>
            <FormattedMessage id="internalOffers.claims.title" />
          </ButtonLink>
          <ButtonLink to={staffPaths.internalOfferClaims({ view: 'late' })} look="secondary" small>
            <FormattedMessage id="internalOffers.view.late" />
          </ButtonLink>
        </div>
        <ListTools>
          <FilterLinks
            label={text('internalOffers.filter.state')}
            links={[null, ...OFFER_STATES].map((each) => ({
              to: staffPaths.internalOffers({
                show: each ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: text(`internalRewards.state.${each ?? 'all'}`),
              active: each === state,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Offers />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Offers() {
  return (
    <StaffOfferTable
      query={usePreloadedQuery<Query>(staffOffersLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
