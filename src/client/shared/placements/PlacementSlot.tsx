import type { ComponentType } from 'react';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import { usePlaced } from './usePlaced.ts';
import type { usePlacement_instance$key } from '../../../../codegen/relay/usePlacement_instance.graphql.ts';
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
export function PlacementSlot({ placements, name, form }: PlacementSlotProps) {
  return usePlaced(placements)
    .filter((placed) => placed.name === name)
    .map(({ instance }) => <Placed key={instance.id} instance={instance} form={form} />);
}

interface PlacedProps extends Pick<PlacementFormProps, 'detail'> {
  readonly instance: usePlacement_instance$key;
  readonly form: ComponentType<PlacementFormProps>;
}

/** One piece of content in the form of its place. */
export function Placed({ instance, form: Form, detail }: PlacedProps) {
  return <Form of={usePlacement(instance)} detail={detail} />;
}
