import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** A suggestion that was chosen for the member. */
export function PlacementForYou({ instance }: PlacementFormProps) {
  const titleId = useId();
  const placement = usePlacement(instance);
  const { title, subtitle, imageUrl, subtext } = placement;
  return (
    <section className={`card ${styles['wide'] ?? ''}`} aria-labelledby={titleId}>
      <div className="stack">
        <div className="stack stack-tight">
          <p className="eyebrow">
            <FormattedMessage id="homeMore.forYou" />
          </p>
          <h2 id={titleId}>{title}</h2>
          {subtitle != null && <p className="strong">{subtitle}</p>}
          <PlacementText of={placement} />
        </div>
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
      {imageUrl != null && (
        <img src={imageUrl} alt="" width={240} height={160} loading="lazy" className={styles['picture']} />
      )}
    </section>
  );
}
