import { graphql } from 'react-relay/hooks';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

/** GQL-06: the content of a screen's placements. The name is the contract's. */
export const pcePlacements = graphql`
  query PcePlacements($names: [PlacementName!]!) {
    viewer {
      placements(names: $names) {
        ...PlacementSlot_placements
      }
    }
  }
`;

type PlacementNames = PcePlacements['variables']['names'];

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
