import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { webhooksLoaderQuery as Query } from '../../../../codegen/relay/webhooksLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { CreateWebhook } from './CreateWebhook.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookEndpoints } from './WebhookEndpoints.tsx';
import { type loader, webhooksLoaderQuery } from './webhooksLoader.ts';
import { toDeliveryState, VIEWS } from './webhookViews.ts';

/** `/internal/webhooks`: the addresses of partners that we call, and the calls. */
export default function WebhooksScreen() {
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.webhooks' })}
      lead={<FormattedMessage id="internalPartner.webhooks.lead" />}
      aside={
        <Button small icon={<PlusIcon size={20} />} data-new="" onClick={() => setAdding(true)}>
          <FormattedMessage id="internalPartner.webhooks.add" />
        </Button>
      }
      below={adding && <CreateWebhook onClose={() => setAdding(false)} />}
    >
      <Loaded />
    </ListPage>
  );
}

function Loaded() {
  const intl = useIntl();
  const view = useListView();
  const data = usePreloadedQuery<Query>(webhooksLoaderQuery, useScreenData<typeof loader>().list);
  const current = toDeliveryState(view.query.get('show')) ?? 'all';
  const kept = (name: string) => view.query.get(name) ?? undefined;
  return (
    <>
      <Panel title={<FormattedMessage id="internalPartner.webhooks.addresses" />}>
        <div className="stack">
          <ListTools>
            <ListSearch
              label={intl.formatMessage({ id: 'internalPartner.webhooks.searchAddress' })}
              name="address"
              secondary
            />
          </ListTools>
          <WebhookEndpoints query={data} />
        </div>
      </Panel>
      <Panel title={<FormattedMessage id="internalPartner.webhooks.log" />}>
        <div className="stack">
          <ListTools>
            <ListSearch label={intl.formatMessage({ id: 'internalPartner.webhooks.search' })} />
            <FilterLinks
              label={intl.formatMessage({ id: 'internalPartner.webhooks.filter' })}
              links={VIEWS.map((each) => ({
                to: staffPaths.internalWebhooks({
                  show: each === 'all' ? undefined : each,
                  q: kept('q'),
                  address: kept('address'),
                  sort: kept('sort'),
                }),
                label: intl.formatMessage({ id: `internalPartner.delivery.${each}` }),
                active: each === current,
              }))}
            />
          </ListTools>
          <WebhookDeliveries query={data} />
        </div>
      </Panel>
    </>
  );
}
