import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { useScreenData } from '../../platform/screen/screen.ts';
import { eventLoaderQuery } from './eventLoader.ts';
import type { loader } from './eventLoader.ts';
import type { EventPlaces_viewer$key } from '../../../../codegen/relay/EventPlaces_viewer.graphql.ts';
import type { eventLoaderQuery as EventLoaderQuery } from '../../../../codegen/relay/eventLoaderQuery.graphql.ts';

/** EVT-23. */
export function EventPlaces() {
  const { viewer } = usePreloadedQuery<EventLoaderQuery>(eventLoaderQuery, useScreenData<typeof loader>().placements);
  const { home } = useFragment<EventPlaces_viewer$key>(
    graphql`
      fragment EventPlaces_viewer on Viewer {
        home {
          placements(names: [EnergyEventDetailsActions, EnergyEventDetailsPromo]) {
            name
            ...PlacementSlot_placement
          }
        }
      }
    `,
    viewer,
  );
  return home?.placements.map((placement) => <PlacementSlot key={placement.name} placement={placement} />);
}
