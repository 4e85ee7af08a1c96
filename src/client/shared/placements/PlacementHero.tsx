import { useId } from 'react';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** The wide form: a short text, with an optional picture next to it. */
export function PlacementHero({ instance }: PlacementFormProps) {
  const titleId = useId();
  const placement = usePlacement(instance);
  const { title, subtitle, imageUrl, subtext } = placement;
  return (
    <section className={`card card-tint ${styles['wide'] ?? ''}`} aria-labelledby={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{title}</h2>
        {subtitle != null && <p className="strong">{subtitle}</p>}
        <PlacementText of={placement} />
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small">{subtext}</p>}
      </div>
      {imageUrl != null && (
        <img src={imageUrl} alt="" width={240} height={160} loading="lazy" className={styles['picture']} />
      )}
    </section>
  );
}
