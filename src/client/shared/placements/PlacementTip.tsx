import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import { Tile } from '../../ui/List.tsx';
import { usePlacement, type PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** One of several hints below a heading of their own. */
export function PlacementTip({ instance }: PlacementFormProps) {
  const placement = usePlacement(instance);
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <div className={styles['head']}>
      {imageUrl == null ? (
        <Tile tone="quiet">
          <PlacementIcon name={icon ?? 'leaf'} />
        </Tile>
      ) : (
        <img src={imageUrl} alt="" width={72} height={72} loading="lazy" className={styles['thumb']} />
      )}
      <div className="stack stack-tight grow">
        <h3>{title}</h3>
        {subtitle != null && <p className="strong">{subtitle}</p>}
        <PlacementText of={placement} />
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
    </div>
  );
}
