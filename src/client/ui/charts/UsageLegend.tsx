import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import './curves.css';

export interface UsageLegendProps {
  readonly event: boolean;
  readonly saved: boolean;
  readonly estimated: boolean;
  readonly whose: Whose;
}

/** A member's own home, or those that staff look at together. */
export type Whose = 'yours' | 'homes';

/** Each sign differs in shape, not only in color. */
export function UsageLegend({ event, saved, estimated, whose }: UsageLegendProps) {
  return (
    <ul className="chart-legend">
      <Entry sign={<path className="chart-usage" d="M1 6h18" />}>
        <FormattedMessage id={`ui.chart.usage.${whose}`} />
      </Entry>
      <Entry sign={<path className="chart-baseline" d="M1 6h18" />}>
        <FormattedMessage id={`ui.chart.baseline.${whose}`} />
      </Entry>
      {saved && (
        <Entry sign={<rect className="chart-saved" x="1" y="0" width="18" height="12" rx="2" />}>
          <FormattedMessage id="ui.chart.saved" />
        </Entry>
      )}
      {event && (
        <Entry sign={<rect className="chart-window" x="1" y="0" width="18" height="12" rx="2" />}>
          <FormattedMessage id="ui.chart.event" />
        </Entry>
      )}
      {estimated && (
        <Entry sign={<path className="chart-hatch" d="M2 12 8 0M8 12 14 0M14 12 20 0" />}>
          <FormattedMessage id="ui.chart.estimated" />
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
