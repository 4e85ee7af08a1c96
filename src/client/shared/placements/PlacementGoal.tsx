import { useId } from 'react';
import { PlacementLine } from './PlacementLine.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';

/** A goal worth having: the sign of saving, a few words, quiet. */
export function PlacementGoal({ instance }: PlacementFormProps) {
  const titleId = useId();
  const placement = usePlacement(instance);
  return (
    <section className="card card-raised" aria-labelledby={titleId}>
      <PlacementLine placement={placement} tone="saved" sign="flame">
        <h2 id={titleId}>{placement.title}</h2>
      </PlacementLine>
    </section>
  );
}
