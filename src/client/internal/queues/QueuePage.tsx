import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { CurrentQueueTab, type Queue } from './QueueTabs.tsx';

interface QueuePageProps {
  readonly queue: Queue;
  readonly children: ReactNode;
  /** How many wait in each, which come with the list. */
  readonly tabs: ReactNode;
}

/** A queue: what waits there, the other queues, and search. */
export function QueuePage({ queue, tabs, children }: QueuePageProps) {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.queues' })}
      lead={<FormattedMessage id={`internalQueues.${queue}.lead`} />}
      tabs={<Suspense fallback={<CurrentQueueTab queue={queue} />}>{tabs}</Suspense>}
      tools={<ListSearch label={intl.formatMessage({ id: `internalQueues.${queue}.search` })} />}
    >
      {children}
    </ListPage>
  );
}
