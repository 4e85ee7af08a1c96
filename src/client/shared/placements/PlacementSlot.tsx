import type { ComponentType } from 'react';
import type { PlacementFormProps } from './usePlacement.ts';
import { usePlaced } from './usePlaced.ts';
import type { usePlaced_placements$key } from '../../../../codegen/relay/usePlaced_placements.graphql.ts';
import type { PlacementName } from '../../../../codegen/relay/PcePlacements.graphql.ts';

interface PlacementSlotProps {
  /** The requested placements, including this one. */
  readonly placements: usePlaced_placements$key;
  readonly name: PlacementName;
  /** The content's presentation in this slot. */
  readonly form: ComponentType<PlacementFormProps>;
}

/** A placement's content, in order; nothing when empty. */
export function PlacementSlot({ placements, name, form: Form }: PlacementSlotProps) {
  return usePlaced(placements)
    .filter((placed) => placed.name === name)
    .map(({ instance }) => <Form key={instance.id} instance={instance} />);
}
