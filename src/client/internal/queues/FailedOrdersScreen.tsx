import { usePreloadedQuery } from 'react-relay/hooks';
import type { ordersQueueLoaderQuery as Query } from '../../../../codegen/relay/ordersQueueLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FailedOrders } from './FailedOrders.tsx';
import { QueuePage } from './QueuePage.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { type loader, ordersQueueLoaderQuery } from './ordersQueueLoader.ts';

/** `/internal/queues/orders` */
export default function FailedOrdersScreen() {
  return (
    <QueuePage queue="failedOrders" tabs={<Tabs />}>
      <Orders />
    </QueuePage>
  );
}

const useQueue = () => usePreloadedQuery<Query>(ordersQueueLoaderQuery, useScreenData<typeof loader>().list);

function Tabs() {
  return <QueueTabs query={useQueue()} current="failedOrders" />;
}

function Orders() {
  return <FailedOrders query={useQueue()} />;
}
