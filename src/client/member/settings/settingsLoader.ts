import { graphql } from 'react-relay/hooks';
import type { settingsLoaderQuery as Query } from '../../../../codegen/relay/settingsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { openSessions } from './security/securityQueries.ts';
import { meterData } from './settingsQueries.ts';

export const settingsLoaderQuery = graphql`
  query settingsLoaderQuery {
    viewer {
      baselineAccuracy {
        days
        meanAbsoluteWattHours
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { app } = request;
  const [accuracy] = await Promise.all([
    preloadQuery<Query>(request, settingsLoaderQuery, {}, 'settings'),
    prefetchRest(request, memberSettings(app)),
    prefetchRest(request, meterData(app)),
    prefetchRest(request, openSessions(app)),
  ]);
  return { accuracy };
}
