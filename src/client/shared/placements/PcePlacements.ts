import { graphql } from 'react-relay/hooks';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

/** GQL-06: what stands in the places of a screen. The name is the contract's. */
export const pcePlacements = graphql`
  query PcePlacements($names: [PlacementName!]!) {
    viewer {
      placements(names: $names) {
        ...PlacementSlot_placements
      }
    }
  }
`;

export type PlacementNames = PcePlacements['variables']['names'];
