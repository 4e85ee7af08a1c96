import { useId } from 'react';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import type { PlacementFormProps } from './usePlacement.ts';

/** A short line with a row of buttons. */
export function PlacementActions({ of: placement }: PlacementFormProps) {
  const titleId = useId();
  const { title, subtitle, subtext } = placement;
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>{title}</h2>
        {subtitle != null && <p className="strong">{subtitle}</p>}
        <PlacementText of={placement} />
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
    </section>
  );
}
