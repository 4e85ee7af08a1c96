import { PlacementButtons, PlacementText } from '../../../shared/placements/PlacementCtas.tsx';
import { PlacementIcon } from '../../../shared/placements/PlacementIcon.tsx';
import { usePlacement, type PlacementFormProps } from '../../../shared/placements/usePlacement.ts';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import styles from './late.module.css';

/** What an operator placed on Home. */
export function PlacementRow({ instance }: PlacementFormProps) {
  const placement = usePlacement(instance);
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <FoldRow icon={<PlacementIcon name={icon ?? 'leaf'} />} title={title}>
      <div className="stack">
        {imageUrl != null && (
          <img src={imageUrl} alt="" width={640} height={240} loading="lazy" className={styles['picture']} />
        )}
        <div className="stack stack-tight">
          {subtitle != null && <p className="strong">{subtitle}</p>}
          <PlacementText of={placement} />
        </div>
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
    </FoldRow>
  );
}
