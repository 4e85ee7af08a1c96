import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { devicesLoaderQuery as DevicesLoaderQuery } from '../../../../codegen/relay/devicesLoaderQuery.graphql.ts';

export const devicesLoaderQuery = graphql`
  query devicesLoaderQuery {
    viewer {
      ...DevicesScreen_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { devices: await preloadQuery<DevicesLoaderQuery>(request, devicesLoaderQuery, {}) };
}
