import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { orderLoaderQuery as Query } from '../../../../codegen/relay/orderLoaderQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useLiveQuery } from '../../platform/screen/useLiveQuery.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import type { loader } from './orderLoader.ts';
import { orderLoaderQuery } from './orderLoader.ts';

/** `/orders/:id`: an order's status, its code, its history so far, and its delivery address. */
export default function OrderScreen() {
  const intl = useIntl();
  return (
    <div className="stack">
      <BackLink to={paths.rewardOrders()}>
        <FormattedMessage id="orders.all" />
      </BackLink>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'orders.loading' })}>
              <Skeleton width="60%" height={32} />
              <div className="columns">
                <Skeleton height={420} look="card" />
                <Skeleton height={240} look="card" />
              </div>
            </SkeletonRegion>
          }
        >
          <Order />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/** Polling interval while a partner works on it, so that quick changes show soon. */
const POLL_MS = 10_000;

function Order() {
  const { id, order: preloaded } = useScreenData<typeof loader>();
  const { order } = usePreloadedQuery<Query>(orderLoaderQuery, preloaded).viewer;
  useLiveQuery(orderLoaderQuery, { orderId: id }, () => (order?.waitsFor == null ? null : POLL_MS));
  return order == null ? <MissingContent /> : <OrderDetails order={order} />;
}
