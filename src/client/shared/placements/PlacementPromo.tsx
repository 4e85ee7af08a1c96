import { useId } from 'react';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** A promotion: picture or large sign in the middle, words below it. */
export function PlacementPromo({ instance }: PlacementFormProps) {
  const titleId = useId();
  const placement = usePlacement(instance);
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <section className={`card card-raised ${styles['promo'] ?? ''}`} aria-labelledby={titleId}>
      {imageUrl == null ? (
        <span className={styles['sign']}>
          <PlacementIcon name={icon ?? ''} />
        </span>
      ) : (
        <img src={imageUrl} alt="" width={640} height={240} loading="lazy" className={styles['picture']} />
      )}
      <h2 id={titleId}>{title}</h2>
      {subtitle != null && <p className="strong">{subtitle}</p>}
      <PlacementText of={placement} />
      <PlacementButtons of={placement} />
      {subtext != null && <p className="small muted">{subtext}</p>}
    </section>
  );
}
