import { FormattedMessage, useIntl } from 'react-intl';
import { NO_FIGURE } from '../../../domain/format/numbers.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { Energy } from '../../../../codegen/rest/types.ts';
import type { Compared } from './useCompared.ts';
import type { ShownBar } from './useShownBars.ts';

interface EnergyTableProps {
  readonly bars: readonly ShownBar[];
  readonly hasExport: boolean;
  readonly period: Energy['period'];
  readonly compared: Compared | null;
}

/** The chart's figures, for readers who can't see it or want to add them up. */
export function EnergyTable({ bars, hasExport, period, compared }: EnergyTableProps) {
  const intl = useIntl();
  const { duration, energyUnit: unit, exactFigure } = useFormats();
  const figure = (wattHours: number | null) => (wattHours === null ? NO_FIGURE : exactFigure(wattHours));
  const notes = ({ inEvent, isEstimated, isUploaded, missingMinutes }: ShownBar): string =>
    intl.formatList(
      [
        inEvent && intl.formatMessage({ id: 'ui.chart.event' }),
        isEstimated && intl.formatMessage({ id: 'energy.note.estimated' }),
        isUploaded && intl.formatMessage({ id: 'energy.note.uploaded' }),
        missingMinutes > 0 &&
          intl.formatMessage({ id: 'energy.note.missing' }, { time: duration(missingMinutes * 60_000) }),
      ].filter((note) => note !== false),
      { type: 'unit' },
    );
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
              <FormattedMessage id="energy.column.used" values={{ unit }} />
            </th>
            {hasExport && (
              <th scope="col">
                <FormattedMessage id="energy.column.sent" values={{ unit }} />
              </th>
            )}
            {compared !== null && (
              <th scope="col">
                <FormattedMessage id={`energy.compare.${compared.comparison}.${period}`} />
              </th>
            )}
            <th scope="col">
              <FormattedMessage id="energy.column.notes" />
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={bar.start.getTime()} className={bar.inEvent ? 'chart-row-event' : undefined}>
              <th scope="row">{bar.name}</th>
              <td>{figure(bar.importWh)}</td>
              {hasExport && <td>{figure(bar.exportWh)}</td>}
              {compared !== null && <td>{figure(compared.bars[index] ?? null)}</td>}
              <td>{notes(bar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
