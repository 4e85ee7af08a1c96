import './charts.css';

export interface SavedBarProps {
  /** Watt-hours. */
  readonly usedWh: number;
  readonly baselineWh: number;
}

/**
 * A result's small bar in a list: the share of the baseline that was used; the rest was saved. A text is next
 * to it.
 */
export function SavedBar({ usedWh, baselineWh }: SavedBarProps) {
  const whole = Math.max(usedWh, baselineWh, 1);
  const used = (Math.max(0, usedWh) / whole) * 100;
  const usual = (Math.max(0, baselineWh) / whole) * 100;
  return (
    <svg className="saved-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="saved-bar-saved" x={used} width={Math.max(0, usual - used)} height="8" />
      <rect className="saved-bar-used" width={used} height="8" />
    </svg>
  );
}
