import { FoldRow } from '../../ui/FoldRow.tsx';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import type { PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

interface PlacementRowProps extends PlacementFormProps {
  readonly open?: boolean;
}

/** What staff placed on Home: a line that opens. */
export function PlacementRow({ of: placement, open = false, detail }: PlacementRowProps) {
  const { title, subtitle, icon, imageUrl, subtext } = placement;
  return (
    <FoldRow icon={<PlacementIcon name={icon ?? 'leaf'} />} title={title} detail={detail} open={open}>
      <div className="stack">
        {imageUrl != null && (
          <img src={imageUrl} alt="" width={640} height={400} loading="lazy" className={styles['picture']} />
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
