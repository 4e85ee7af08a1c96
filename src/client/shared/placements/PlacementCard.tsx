import { useId } from 'react';
import { Tile } from '../../ui/List.tsx';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import type { PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** A card with a sign: something to do. */
export function PlacementCard({ of: placement }: PlacementFormProps) {
  const titleId = useId();
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        {imageUrl != null && (
          <img src={imageUrl} alt="" width={640} height={400} loading="lazy" className={styles['picture']} />
        )}
        <div className={styles['head']}>
          {icon != null && (
            <Tile>
              <PlacementIcon name={icon} />
            </Tile>
          )}
          <div className="stack stack-tight grow">
            <h2 id={titleId}>{title}</h2>
            {subtitle != null && <p className="strong">{subtitle}</p>}
            <PlacementText of={placement} />
          </div>
        </div>
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
    </section>
  );
}
