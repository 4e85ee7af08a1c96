import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { pcePlacements, type PlacementNames } from '../../shared/placements/PcePlacements.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

export const homeLoaderQuery = graphql`
  query homeLoaderQuery {
    viewer {
      ...HomeScreen_viewer
      ...TierWordsLazy_viewer
      ...StreakWordsLazy_viewer
    }
  }
`;

/** HOM-06. */
export const HOME_PLACES: PlacementNames = [
  'DashboardAnnouncementBanner',
  'DashboardHero',
  'DashboardTakeAction',
  'DashboardForYouCard',
  'DashboardSavingsGoalPromo',
  'DashboardWaysToSave',
  'DashboardPromo',
];

export async function loader(request: ScreenRequest) {
  const [home, places] = await Promise.all([
    preloadQuery<HomeLoaderQuery>(request, homeLoaderQuery, {}, 'events'),
    preloadQuery<PcePlacements>(request, pcePlacements, { names: HOME_PLACES }),
  ]);
  return { home, places };
}
