import { usePreloadedQuery } from 'react-relay/hooks';
import type { queuesLoaderQuery as Query } from '../../../../codegen/relay/queuesLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MeterClaims } from './MeterClaims.tsx';
import { QueuePage } from './QueuePage.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { type loader, queuesLoaderQuery } from './queuesLoader.ts';

/** `/internal/queues`: meters that two members claim. */
export default function QueuesScreen() {
  return (
    <QueuePage queue="claims" tabs={<Tabs />}>
      <Claims />
    </QueuePage>
  );
}

const useQueue = () => usePreloadedQuery<Query>(queuesLoaderQuery, useScreenData<typeof loader>().list);

function Tabs() {
  return <QueueTabs query={useQueue()} current="claims" />;
}

function Claims() {
  return <MeterClaims query={useQueue()} />;
}
