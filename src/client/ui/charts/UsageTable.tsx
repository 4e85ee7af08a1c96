import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../../domain/brands/countries.ts';
import { formatClockRange } from '../../../domain/format/clockTime.ts';
import { exactEnergyFigure, type EnergyUnit } from '../../../domain/format/energy.ts';
import { NO_FIGURE } from '../../../domain/format/numbers.ts';
import type { Whose } from './UsageLegend.tsx';
import type { UsageInterval } from './usageGeometry.ts';

export interface UsageTableProps {
  readonly intervals: readonly UsageInterval[];
  /** The home's zone. */
  readonly timeZone: string;
  readonly locale: Locale;
  readonly unit: EnergyUnit;
  readonly whose: Whose;
}

/** The chart's figures for readers who can't see it or want to add them up. */
export function UsageTable({ intervals, timeZone, locale, unit, whose }: UsageTableProps) {
  const intl = useIntl();
  const energy = (wattHours: number | null) =>
    wattHours === null ? NO_FIGURE : exactEnergyFigure(wattHours, unit, locale);
  return (
    <div
      className="chart-table"
      tabIndex={0}
      role="group"
      aria-label={intl.formatMessage({ id: 'ui.chart.asTable' })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="ui.chart.time" />
            </th>
            <th scope="col">
              <FormattedMessage id={`ui.chart.usedColumn.${whose}`} values={{ unit }} />
            </th>
            <th scope="col">
              <FormattedMessage id={`ui.chart.baselineColumn.${whose}`} values={{ unit }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {intervals.map((interval) => (
            <tr
              key={interval.startsAt.getTime()}
              className={interval.inEvent ? 'chart-row-event' : undefined}
            >
              <th scope="row">
                {formatClockRange(interval.startsAt, interval.endsAt, timeZone, locale)}
                {interval.inEvent && (
                  <span className="visually-hidden">
                    {' '}
                    <FormattedMessage id="ui.chart.event" />
                  </span>
                )}
              </th>
              <td>
                {energy(interval.usedWh)}
                {interval.estimated && (
                  <>
                    {' '}
                    <FormattedMessage id="ui.chart.estimatedMark" />
                  </>
                )}
              </td>
              <td>{energy(interval.baselineWh)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
