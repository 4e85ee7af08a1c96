import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { promoCodesLoaderQuery as Query } from '../../../../codegen/relay/promoCodesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { NewPromoCode } from './NewPromoCode.tsx';
import { type loader, promoCodesLoaderQuery } from './promoCodesLoader.ts';
import { PromoCodeTable } from './PromoCodeTable.tsx';

/** `/internal/rewards/promo-codes` */
export default function PromoCodesScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalRewards.promo.title' })}
      lead={<FormattedMessage id="internalRewards.promo.lead" />}
      back={{ to: staffPaths.internalRewards(), label: intl.formatMessage({ id: 'internal.nav.rewards' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const data = usePreloadedQuery<Query>(promoCodesLoaderQuery, useScreenData<typeof loader>().list);
  return (
    <>
      <PromoCodeTable query={data} />
      {data.staff?.rewards != null && (
        <Panel title={<FormattedMessage id="internalRewards.promo.new" />}>
          <NewPromoCode rewards={data.staff.rewards} />
        </Panel>
      )}
    </>
  );
}
