import { FormattedMessage, useIntl } from 'react-intl';
import { Disclosure } from '../Disclosure.tsx';
import { Axis, type AxisMark } from './Axis.tsx';
import { niceScale } from './scale.ts';
import './charts.css';
import './curves.css';

export interface Step {
  /** Where the value begins, 0 to 1 along the axis. */
  readonly at: number;
  /** Zero or more. */
  readonly value: number;
}

export interface StepChartProps {
  /** In order; the last value stays until the end. */
  readonly steps: readonly Step[];
  /** The axis reaches at least this value. */
  readonly lowestTop: number;
  readonly label: (value: number) => string;
  readonly unit: string;
  readonly marks: readonly AxisMark[];
  /** The chart in one sentence with its figures, for those who can't see it. */
  readonly summary: string;
  readonly headings: { readonly step: string; readonly value: string };
  /** The table behind the chart. */
  readonly rows: readonly { readonly key: string; readonly name: string; readonly value: string }[];
}

const WIDTH = 600;
const HEIGHT = 160;

/** A value that stays the same until it changes, such as a balance, with its figures as a table. */
export function StepChart({ steps, lowestTop, label, unit, marks, summary, headings, rows }: StepChartProps) {
  const intl = useIntl();
  const scale = niceScale(Math.max(lowestTop, ...steps.map(({ value }) => value)));
  const x = (at: number) => round(at * WIDTH);
  const y = (value: number) => round(HEIGHT - (value / scale.top) * HEIGHT);
  const line = steps
    .map(({ at, value }, index) => `${index === 0 ? `M${x(at)} ` : `H${x(at)}V`}${y(value)}`)
    .join('');
  const corners = steps.flatMap(({ at, value }, index) => [
    `${x(at)},${y(value)}`,
    `${x(steps[index + 1]?.at ?? 1)},${y(value)}`,
  ]);
  const area = `0,${HEIGHT} ${corners.join(' ')} ${WIDTH},${HEIGHT}`;
  return (
    <figure className="chart">
      <Axis scale={scale} label={label} unit={unit} marks={marks}>
        <svg
          className="chart-plot chart-plot-low"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <polygon className="chart-window" points={area} />
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
              d={`M0 ${y(tick)}H${WIDTH}`}
            />
          ))}
          <path className="chart-usage" d={`${line}H${WIDTH}`} />
        </svg>
      </Axis>
      <figcaption>
        <Disclosure summary={<FormattedMessage id="ui.chart.asTable" />}>
          <div
            className="chart-table"
            tabIndex={0}
            role="group"
            aria-label={intl.formatMessage({ id: 'ui.chart.asTable' })}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">{headings.step}</th>
                  <th scope="col">{headings.value}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name, value }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
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

const round = (value: number): number => Math.round(value * 100) / 100;
