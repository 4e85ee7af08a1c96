import { useIntl } from 'react-intl';
import '../../../ui/charts/charts.css';
import styles from './CountBars.module.css';

interface CountBarsProps {
  readonly label: string;
  readonly bars: readonly { readonly key: string; readonly name: string; readonly count: number }[];
}

/** Counts as bars below each other, whose names have room on a phone. */
export function CountBars({ label, bars }: CountBarsProps) {
  const intl = useIntl();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles['bars']} aria-label={label}>
      {bars.map(({ key, name, count }) => (
        <li key={key} className={styles['bar']}>
          <span>{name}</span>
          <span className={styles['count']}>{intl.formatNumber(count)}</span>
          <svg className={styles['drawn']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="chart-bar chart-bar-brand" width={(count / most) * 100} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
