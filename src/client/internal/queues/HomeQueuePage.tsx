import { usePreloadedQuery } from 'react-relay/hooks';
import type { homeQueueLoaderQuery as Query } from '../../../../codegen/relay/homeQueueLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import type { ListLoader } from '../shared/list/listLoader.ts';
import { MoveHouse } from '../shared/members/MoveHouse.tsx';
import { useMayDo } from '../shared/members/useMayDo.ts';
import { HomeQueueList } from './HomeQueueList.tsx';
import { homeQueueLoaderQuery } from './homeQueueLoader.ts';
import { QueuePage } from './QueuePage.tsx';
import { QueueTabs } from './QueueTabs.tsx';

interface HomeQueuePageProps {
  readonly queue: 'moved' | 'forms' | 'refused';
}

/** A queue of homes: those that moved, whose form is missing, or that were refused. */
export function HomeQueuePage({ queue }: HomeQueuePageProps) {
  return (
    <QueuePage queue={queue} tabs={<Tabs queue={queue} />}>
      <Homes queue={queue} />
    </QueuePage>
  );
}

const useQueue = () =>
  usePreloadedQuery<Query>(homeQueueLoaderQuery, useScreenData<ListLoader<Query>>().list);

function Tabs({ queue }: HomeQueuePageProps) {
  return <QueueTabs query={useQueue()} current={queue} />;
}

function Homes({ queue }: HomeQueuePageProps) {
  const mayDo = useMayDo();
  return (
    <HomeQueueList
      query={useQueue()}
      queue={queue}
      {...(queue === 'moved' &&
        mayDo('moveMember') && { action: (memberId: string) => <MoveHouse id={memberId} small /> })}
    />
  );
}
