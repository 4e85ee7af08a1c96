import { PlacementLine } from './PlacementLine.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';

/** One of several hints below a heading of their own. */
export function PlacementTip({ instance }: PlacementFormProps) {
  const placement = usePlacement(instance);
  return (
    <PlacementLine placement={placement} tone="quiet" sign="leaf">
      <h3>{placement.title}</h3>
    </PlacementLine>
  );
}
