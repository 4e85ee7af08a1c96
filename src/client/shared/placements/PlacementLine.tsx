import type { ReactNode } from 'react';
import { Tile } from '../../ui/List.tsx';
import type { TileTone } from '../../ui/List.tsx';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import type { Placement } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

export interface PlacementLineProps {
  readonly placement: Placement;
  readonly tone: TileTone;
  /** The default icon, if the operator chose neither icon nor picture. */
  readonly sign: string;
  /** The title, as a heading of the right level. */
  readonly children: ReactNode;
}

/** A small picture or an icon, with the text and buttons next to it. */
export function PlacementLine({ placement, tone, sign, children }: PlacementLineProps) {
  const { subtitle, icon, imageUrl, subtext } = placement;
  return (
    <div className={styles['head']}>
      {imageUrl == null ? (
        <Tile tone={tone}>
          <PlacementIcon name={icon ?? sign} />
        </Tile>
      ) : (
        <img src={imageUrl} alt="" width={72} height={72} loading="lazy" className={styles['thumb']} />
      )}
      <div className="stack stack-tight grow">
        {children}
        {subtitle != null && <p className="strong">{subtitle}</p>}
        <PlacementText of={placement} />
        <PlacementButtons of={placement} />
        {subtext != null && <p className="small muted">{subtext}</p>}
      </div>
    </div>
  );
}
