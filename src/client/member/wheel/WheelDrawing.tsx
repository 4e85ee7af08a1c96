import type { Wheel } from '../../../../codegen/rest/types.ts';
import { cx } from '../../ui/cx.ts';
import { PRIZE_ICONS } from './prizeIcons.ts';
import styles from './wheel.module.css';

const RADIUS = 150;
const ICON = 34;

interface WheelDrawingProps {
  readonly odds: Wheel['odds'];
  /** How far it has turned, in degrees. */
  readonly angle: number;
  readonly isTurning: boolean;
}

/** Degrees to turn so that a prize's slice stops under the pointer. */
export function stopAt(odds: Wheel['odds'], prizeId: string, from: number): number {
  const slice = 360 / odds.length;
  const place = Math.max(
    0,
    odds.findIndex(({ prize_id: id }) => id === prizeId),
  );
  const turns = Math.ceil(from / 360) + 5;
  return turns * 360 - (place + 0.5) * slice;
}

/** The wheel: a slice for each prize, all the same width. The text beside it gives the result, so screen readers skip it. */
export function WheelDrawing({ odds, angle, isTurning }: WheelDrawingProps) {
  const slice = 360 / Math.max(1, odds.length);
  return (
    <div className={styles['stage']} aria-hidden="true">
      <svg viewBox="-160 -160 320 320" className={styles['drawing']}>
        <g
          className={cx(styles['disc'], isTurning && styles['turning'])}
          style={{ transform: `rotate(${angle}deg)` }}
        >
          <circle r={RADIUS + 6} className={styles['rim']} />
          {odds.map((prize, place) => {
            const Icon = PRIZE_ICONS[prize.type];
            return (
              <g key={prize.prize_id} className={cx(prize.out !== null && styles['out'])}>
                <path
                  d={slicePath(place * slice, (place + 1) * slice)}
                  className={styles[`slice${place % 3}`]}
                />
                <g transform={`rotate(${(place + 0.5) * slice}) translate(${-ICON / 2} ${-RADIUS + 26})`}>
                  <g className={styles['icon']}>
                    <Icon size={ICON} />
                  </g>
                </g>
              </g>
            );
          })}
        </g>
        <circle r="26" className={styles['hub']} />
        <path d="M-13 -158h26l-13 26z" className={styles['pointer']} />
      </svg>
    </div>
  );
}

function slicePath(from: number, to: number): string {
  if (to - from >= 360) return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 -0.1 ${-RADIUS}Z`;
  const at = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI;
    return `${(Math.sin(angle) * RADIUS).toFixed(2)} ${(-Math.cos(angle) * RADIUS).toFixed(2)}`;
  };
  return `M0 0L${at(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`;
}
