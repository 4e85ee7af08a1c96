import { useIntl } from 'react-intl';
import { Axis } from './Axis.tsx';
import { niceScale } from './scale.ts';
import './charts.css';

export interface Bar {
  readonly key: string;
  /** Under the bar. Leave it empty on most bars when there are many: few ticks. */
  readonly label: string;
  /** The bar's full text, for the list behind the chart. */
  readonly name: string;
  /** null: no value known, drawn as a gap. */
  readonly value: number | null;
  readonly tone?: 'brand' | 'saved' | 'quiet';
}

export interface BarsProps {
  readonly bars: readonly Bar[];
  readonly unit: string;
  readonly format: (value: number) => string;
  /** The chart's summary. */
  readonly label: string;
  /** Counts, which have no fractions. */
  readonly whole?: boolean;
}

const WIDTH = 600;
const HEIGHT = 160;

/** Upright bars from the line at zero, downwards below it, with the same figures as a list for readers who can't see them. */
export function Bars({ bars, unit, format, label, whole = false }: BarsProps) {
  const intl = useIntl();
  const values = bars.map(({ value }) => value ?? 0);
  const scale = niceScale(Math.max(0, ...values), Math.min(0, ...values), whole ? 1 : 0);
  const slot = WIDTH / Math.max(1, bars.length);
  const y = (value: number) => ((scale.top - value) / (scale.top - scale.bottom)) * HEIGHT;
  return (
    <figure className="chart">
      <Axis
        scale={scale}
        label={format}
        unit={unit}
        marks={bars.flatMap((bar, index) =>
          bar.label === '' ? [] : [{ at: (index + 0.5) / bars.length, text: bar.label }],
        )}
      >
        <svg
          className="chart-plot chart-plot-low"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
              d={`M0 ${y(tick)}H${WIDTH}`}
            />
          ))}
          {bars.map(
            ({ key, value, tone = 'brand' }, index) =>
              value !== null && (
                <rect
                  key={key}
                  className={`chart-bar chart-bar-${tone}`}
                  x={(index + 0.15) * slot}
                  width={slot * 0.7}
                  y={y(Math.max(0, value))}
                  height={y(Math.min(0, value)) - y(Math.max(0, value))}
                />
              ),
          )}
        </svg>
      </Axis>
      <ul className="visually-hidden" aria-label={label}>
        {bars.map(({ key, name, value }) => (
          <li key={key}>
            {value === null
              ? intl.formatMessage({ id: 'ui.chart.unknown' }, { name })
              : `${name}: ${format(value)} ${unit}`}
          </li>
        ))}
      </ul>
    </figure>
  );
}
