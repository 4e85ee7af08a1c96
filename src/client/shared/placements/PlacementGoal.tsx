import { useId } from 'react';
import { Tile } from '../../ui/List.tsx';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** A goal worth having: the sign of saving, a few words, quiet. */
export function PlacementGoal({ instance }: PlacementFormProps) {
  const titleId = useId();
  const placement = usePlacement(instance);
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <section className="card card-raised" aria-labelledby={titleId}>
      <div className={styles['head']}>
        {imageUrl == null ? (
          <Tile tone="saved">
            <PlacementIcon name={icon ?? 'flame'} />
          </Tile>
        ) : (
          <img src={imageUrl} alt="" width={72} height={72} loading="lazy" className={styles['thumb']} />
        )}
        <div className="stack stack-tight grow">
          <h2 id={titleId}>{title}</h2>
          {subtitle != null && <p className="strong">{subtitle}</p>}
          <PlacementText of={placement} />
          <PlacementButtons of={placement} />
          {subtext != null && <p className="small muted">{subtext}</p>}
        </div>
      </div>
    </section>
  );
}
