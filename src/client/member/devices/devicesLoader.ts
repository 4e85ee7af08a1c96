import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberMessages } from '../../shared/messages/messagesQuery.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import type { devicesLoaderQuery as DevicesLoaderQuery } from '../../../../codegen/relay/devicesLoaderQuery.graphql.ts';
import { connectionList, deviceList } from './deviceQueries.ts';

export const devicesLoaderQuery = graphql`
  query devicesLoaderQuery {
    viewer {
      ...FreeDevice_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const [offer] = await Promise.all([
    preloadQuery<DevicesLoaderQuery>(request, devicesLoaderQuery, {}, 'devices'),
    prefetchRest(request, deviceList(request.app)),
    prefetchRest(request, connectionList(request.app)),
    prefetchRest(request, memberSettings(request.app)),
    prefetchRest(request, memberMessages(request.app)),
  ]);
  return { offer };
}
