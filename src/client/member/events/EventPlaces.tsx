import { usePreloadedQuery } from 'react-relay/hooks';
import { PlacementActions } from '../../shared/placements/PlacementActions.tsx';
import { PlacementCard } from '../../shared/placements/PlacementCard.tsx';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import type { loader } from './eventLoader.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

/** EVT-23. */
export function EventPlaces() {
  const { viewer } = usePreloadedQuery<PcePlacements>(
    pcePlacements,
    useScreenData<typeof loader>().placements,
  );
  return (
    <>
      <PlacementSlot
        placements={viewer.placements}
        name="EnergyEventDetailsActions"
        form={PlacementActions}
      />
      <PlacementSlot placements={viewer.placements} name="EnergyEventDetailsPromo" form={PlacementCard} />
    </>
  );
}
