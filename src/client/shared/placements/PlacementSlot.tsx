import type { ComponentType, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlacementFormProps } from './usePlacement.ts';
import type { PlacementSlot_placements$key } from '../../../../codegen/relay/PlacementSlot_placements.graphql.ts';
import type { PlacementName } from '../../../../codegen/relay/PcePlacements.graphql.ts';

interface PlacementSlotProps {
  /** The requested placements, including this one. */
  readonly placements: PlacementSlot_placements$key;
  readonly name: PlacementName;
  /** The content's presentation in this slot. */
  readonly form: ComponentType<PlacementFormProps>;
  /** Places that the screen leads to already: content whose first link leads there is left out. */
  readonly told?: readonly string[];
  /** Wraps the content; not rendered when there is none. */
  readonly frame?: (placed: ReactNode) => ReactNode;
}

/** A placement's content, in order; nothing when empty. */
export function PlacementSlot({ placements, name, form: Form, told = [], frame }: PlacementSlotProps) {
  const places = useFragment(
    graphql`
      fragment PlacementSlot_placements on Placement @relay(plural: true) {
        name
        instances {
          id
          ctas {
            url
          }
          ...usePlacement_instance
        }
      }
    `,
    placements,
  );
  const placed = places
    .filter((place) => place.name === name)
    .flatMap(({ instances }) => instances)
    .filter(({ ctas: [first] }) => first === undefined || !told.includes(first.url))
    .map((instance) => <Form key={instance.id} instance={instance} />);
  return placed.length === 0 || frame === undefined ? placed : frame(placed);
}
