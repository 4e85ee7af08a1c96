import { FormattedMessage, useIntl } from 'react-intl';
import { NO_FIGURE } from '../../../domain/format/numbers.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './HeatMap.module.css';

const HOURS = 24;
const CELL = 10;
/** Monday, noon UTC. */
const A_MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;
const MARKED_HOURS = [0, 6, 12, 18];

/** A typical week: the darker, the more is used at that hour. Its figures are in a table behind. */
export function HeatMap({ week }: { readonly week: readonly (readonly (number | null)[])[] }) {
  const intl = useIntl();
  const { exactFigure, fullHour } = useFormats();
  const most = Math.max(1, ...week.flat().map((wattHours) => wattHours ?? 0));
  const weekday = (index: number, format: 'long' | 'short') =>
    intl.formatDate(A_MONDAY + index * DAY_MS, { timeZone: 'UTC', weekday: format });
  return (
    <figure className="chart">
      <div className={styles['map']}>
        <ol className={styles['days']} aria-hidden="true">
          {week.map((_row, index) => (
            <li key={weekday(index, 'short')}>{weekday(index, 'short')}</li>
          ))}
        </ol>
        <svg
          className={styles['cells']}
          viewBox={`0 0 ${HOURS * CELL} ${week.length * CELL}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage({ id: 'energyHabits.map' })}
        >
          {week.flatMap((row, day) =>
            row.map((wattHours, hour) => (
              <rect
                key={`${day} ${hour}`}
                className={styles[wattHours === null ? 'unknown' : 'cell']}
                x={hour * CELL + 0.5}
                y={day * CELL + 0.5}
                width={CELL - 1}
                height={CELL - 1}
                fillOpacity={
                  wattHours === null ? 1 : Math.round((0.06 + (0.94 * wattHours) / most) * 100) / 100
                }
              />
            )),
          )}
        </svg>
        <svg className={styles['hours']} width="100%" height="22" aria-hidden="true">
          {MARKED_HOURS.map((hour) => (
            <text key={hour} x={`${(hour / HOURS) * 100}%`} y="17" className={styles['hour']}>
              {fullHour(hour)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption>
        <Disclosure summary={<FormattedMessage id="ui.chart.asTable" />}>
          <div
            className="chart-table"
            tabIndex={0}
            role="group"
            aria-label={intl.formatMessage({ id: 'energyHabits.map' })}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="energyHabits.hour" />
                  </th>
                  {week.map((_row, day) => (
                    <th key={weekday(day, 'long')} scope="col">
                      {weekday(day, 'long')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: HOURS }, (_, hour) => (
                  <tr key={hour}>
                    <th scope="row">{fullHour(hour)}</th>
                    {week.map((row, day) => (
                      <td key={weekday(day, 'short')}>
                        {row[hour] == null ? NO_FIGURE : exactFigure(row[hour])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      </figcaption>
    </figure>
  );
}
