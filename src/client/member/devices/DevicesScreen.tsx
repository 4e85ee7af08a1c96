import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlugIcon } from '../../ui/icons/areas.tsx';
import { NoDevicesIllustration } from '../../ui/illustrations/areas.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { DevicesScreen_viewer$key } from '../../../../codegen/relay/DevicesScreen_viewer.graphql.ts';
import type { devicesLoaderQuery as DevicesLoaderQuery } from '../../../../codegen/relay/devicesLoaderQuery.graphql.ts';
import { devicesLoaderQuery } from './devicesLoader.ts';
import type { loader } from './devicesLoader.ts';
import { WhatDevicesDo } from './WhatDevicesDo.tsx';

/** `/devices`: what is connected, and what a device does while an event runs. */
export default function DevicesScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'devices.title' }));
  return (
    <div className="stack">
      <PageHeading>
        <FormattedMessage id="devices.title" />
      </PageHeading>
      <Suspense
        fallback={
          <SkeletonRegion label={intl.formatMessage({ id: 'devices.loading' })}>
            <Skeleton height={312} look="card" />
          </SkeletonRegion>
        }
      >
        <Connected />
      </Suspense>
      <WhatDevicesDo />
    </div>
  );
}

function Connected() {
  const { words } = useApp().brand;
  const { viewer } = usePreloadedQuery<DevicesLoaderQuery>(devicesLoaderQuery, useScreenData<typeof loader>().devices);
  const { user } = useFragment<DevicesScreen_viewer$key>(
    graphql`
      fragment DevicesScreen_viewer on Viewer {
        user {
          connectionDevices {
            id
            displayName
          }
        }
      }
    `,
    viewer,
  );
  const devices = user?.connectionDevices ?? [];
  const add = (
    <ButtonLink to={paths.addDevice()}>
      <FormattedMessage id="devices.kinds" />
    </ButtonLink>
  );
  if (devices.length === 0) {
    return (
      <Card>
        <EmptyState illustration={<NoDevicesIllustration />} title={<FormattedMessage id="devices.none.title" />} action={add}>
          <FormattedMessage id="devices.none.text" values={{ event: words.reductionEvent.withArticle }} />
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card flush>
        <List>
          {devices.map(({ id, displayName }) => (
            <ListItem
              key={id}
              start={
                <Tile>
                  <PlugIcon />
                </Tile>
              }
              title={displayName}
            />
          ))}
        </List>
      </Card>
      <div className="row">{add}</div>
    </>
  );
}
