import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffRewardsLoaderQuery as Query } from '../../../../codegen/relay/staffRewardsLoaderQuery.graphql.ts';
import { CATALOGUE_TYPES } from '../../../domain/rewards/checkReward.ts';
import { OFFER_STATES } from '../../../domain/rewards/offerState.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { stateIn, typeIn } from './rewardViews.ts';
import { StaffRewardTable } from './StaffRewardTable.tsx';
import { staffRewardsLoaderQuery, type loader } from './staffRewardsLoader.ts';

/** `/internal/rewards` */
export default function StaffRewardsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id });
  const [type, state] = [typeIn(view.query), stateIn(view.query)];
  return (
    <StaffPage
      title={text('internal.nav.rewards')}
      lead={<FormattedMessage id="internalRewards.lead" />}
      aside={<NewLink to={staffPaths.internalNewReward()}>{text('internalRewards.new')}</NewLink>}
    >
      <div ref={list} className="stack">
        <div className="row">
          <ButtonLink to={staffPaths.internalCatalogue()} look="secondary" small>
            <FormattedMessage id="internalRewards.asOf.open" />
          </ButtonLink>
          <ButtonLink to={staffPaths.internalPromoCodes()} look="secondary" small>
            <FormattedMessage id="internalRewards.promo.title" />
          </ButtonLink>
        </div>
        <ListTools>
          <FilterLinks
            label={text('internalRewards.filter.state')}
            links={[null, ...OFFER_STATES].map((each) => ({
              to: staffPaths.internalRewards({
                type: type ?? undefined,
                show: each ?? undefined,
                sort: view.query.get('sort') ?? undefined,
              }),
              label: text(`internalRewards.state.${each ?? 'all'}`),
              active: each === state,
            }))}
          />
          <FilterSelect
            label={text('internalRewards.field.type')}
            all={text('internalRewards.filter.anyType')}
            value={type ?? ''}
            options={CATALOGUE_TYPES.map((each) => ({
              value: each,
              label: text(`internalRewards.type.${each}`),
            }))}
            onChange={(chosen) => view.set({ type: chosen })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Rewards />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Rewards() {
  return (
    <StaffRewardTable
      query={usePreloadedQuery<Query>(staffRewardsLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
