import { graphql } from 'react-relay/hooks';
import type { settingsLoaderQuery as Query } from '../../../../codegen/relay/settingsLoaderQuery.graphql.ts';
import { openSections } from '../../../domain/settings/sections.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { accountState } from './account/accountQueries.ts';
import { pushDevices } from './notifications/pushQueries.ts';
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

/** The settings, and what the requested section shows besides. */
export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const section = params['section'];
  const features = app.features.get();
  const isOwner = app.session.store.get()?.status.user?.homeRole !== 'member';
  if (section !== undefined && features !== null) {
    const sections = openSections((key) => features.includes(key), app.brand.locales.length, isOwner);
    if (!sections.some((open) => open === section)) throw new Error404();
  }
  const [accuracy] = await Promise.all([
    section === 'meter-data'
      ? preloadQuery<Query>(request, settingsLoaderQuery, {}, 'settings')
      : Promise.resolve(null),
    prefetchRest(request, memberSettings(app)),
    section === 'meter-data' && prefetchRest(request, meterData(app)),
    section === 'security' && prefetchRest(request, openSessions(app)),
    section === 'account' && prefetchRest(request, accountState(app)),
    section === 'notifications' && prefetchRest(request, pushDevices(app)),
  ]);
  return { accuracy };
}
