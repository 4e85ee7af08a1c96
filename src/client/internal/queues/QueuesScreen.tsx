import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { queuesLoaderQuery as Query } from '../../../../codegen/relay/queuesLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { MeterClaims } from './MeterClaims.tsx';
import { type loader, queuesLoaderQuery } from './queuesLoader.ts';

/** `/internal/queues`: meters that two members claim. */
export default function QueuesScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.queues' })}
      lead={<FormattedMessage id="internalQueues.claims.lead" />}
      tools={<ListSearch label={intl.formatMessage({ id: 'internalQueues.claims.search' })} />}
    >
      <Claims />
    </ListPage>
  );
}

function Claims() {
  return (
    <MeterClaims query={usePreloadedQuery<Query>(queuesLoaderQuery, useScreenData<typeof loader>().list)} />
  );
}
