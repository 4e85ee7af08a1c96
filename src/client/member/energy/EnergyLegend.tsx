import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Energy } from '../../../../codegen/rest/types.ts';
import type { Comparison } from './energyAddress.ts';
import type { ShownBar } from './useShownBars.ts';
import styles from './energy.module.css';

interface EnergyLegendProps {
  readonly energy: Energy;
  readonly bars: readonly ShownBar[];
  readonly showsEvents: boolean;
  readonly comparison: Comparison | undefined;
}

/** What the chart shows beside plain use; each sign differs in shape or pattern, not only in color. */
export function EnergyLegend({ energy, bars, showsEvents, comparison }: EnergyLegendProps) {
  const full = { x: 1, y: 0, width: 18, height: 12 };
  return (
    <ul className="chart-legend">
      <Entry sign={<rect className="chart-bar chart-bar-brand" {...full} rx="2" />}>
        <FormattedMessage id="energy.used" />
      </Entry>
      {(energy.export_wh ?? 0) > 0 && (
        <Entry sign={<rect className="chart-bar chart-bar-saved" {...full} rx="2" />}>
          <FormattedMessage id="energy.sent" />
        </Entry>
      )}
      {comparison !== undefined && (
        <Entry sign={<path className="chart-baseline" d="M1 6h18" />}>
          <FormattedMessage id={`energy.compare.${comparison}.${energy.period}`} />
        </Entry>
      )}
      {showsEvents && bars.some(({ inEvent }) => inEvent) && (
        <Entry sign={<rect className="chart-window" {...full} rx="2" />}>
          <FormattedMessage id="ui.chart.event" />
        </Entry>
      )}
      {bars.some(({ estimatedShare }) => estimatedShare > 0) && (
        <Entry sign={<path className="chart-hatch" d="M2 12 8 0M8 12 14 0M14 12 20 0" />}>
          <FormattedMessage id="ui.chart.estimated" />
        </Entry>
      )}
      {bars.some(({ isUploaded }) => isUploaded) && (
        <Entry sign={<rect className={styles['uploaded']} {...full} rx="2" />}>
          <FormattedMessage id="energy.uploaded" />
        </Entry>
      )}
      {bars.some(({ isGap }) => isGap) && (
        <Entry sign={<rect className={styles['gap']} {...full} />}>
          <FormattedMessage id="energy.missing" />
        </Entry>
      )}
    </ul>
  );
}

function Entry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
        {sign}
      </svg>
      {children}
    </li>
  );
}
