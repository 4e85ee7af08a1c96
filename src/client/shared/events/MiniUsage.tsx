import { HEIGHT, WIDTH, usageGeometry } from '../../ui/charts/usageGeometry.ts';
import type { UsageInterval } from '../../ui/charts/usageGeometry.ts';
import '../../ui/charts/curves.css';
import styles from './MiniUsage.module.css';

/** A result's small chart beside its sentence: use against the baseline, without axes. The full one is on the event's page. */
export function MiniUsage({
  intervals,
  summary,
}: {
  readonly intervals: readonly UsageInterval[];
  readonly summary: string;
}) {
  const { baseline, usage, saved } = usageGeometry(intervals);
  return (
    <svg
      className={styles['plot']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
    >
      {saved.map((rect) => (
        <rect key={rect.x} className="chart-saved" {...rect} />
      ))}
      <path className="chart-zero" d={`M0 ${HEIGHT}H${WIDTH}`} />
      {baseline.map((path) => (
        <path key={path} className="chart-baseline" d={path} />
      ))}
      {usage.map((path) => (
        <path key={path} className="chart-usage" d={path} />
      ))}
    </svg>
  );
}
