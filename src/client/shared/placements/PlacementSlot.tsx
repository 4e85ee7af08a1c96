import { graphql, useFragment } from 'react-relay/hooks';
import { PlacementCard } from './PlacementCard.tsx';
import type { PlacementSlot_placement$key } from '../../../../codegen/relay/PlacementSlot_placement.graphql.ts';

/** A named place of a screen and what stands there, in order; nothing where nothing does. */
export function PlacementSlot({ placement }: { readonly placement: PlacementSlot_placement$key }) {
  const { instances } = useFragment(
    graphql`
      fragment PlacementSlot_placement on Placement {
        instances {
          id
          ...PlacementCard_instance
        }
      }
    `,
    placement,
  );
  return instances.map((instance) => <PlacementCard key={instance.id} instance={instance} />);
}
