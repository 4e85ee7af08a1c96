import type { ReactNode } from 'react';
import type { Scale } from './scale.ts';

export interface AxisMark {
  /** 0 to 1 along the axis. */
  readonly at: number;
  readonly text: string;
}

export interface AxisProps {
  readonly scale: Scale;
  readonly label: (value: number) => string;
  readonly unit: string;
  readonly marks: readonly AxisMark[];
  /** The plot. */
  readonly children: ReactNode;
}

/**
 * Labels around a plot that stretches. They are text of the page, not of the drawing, so they keep their size on
 * every width and grow with the reader's font. Read out by the table behind the chart, not here.
 */
export function Axis({ scale, label, unit, marks, children }: AxisProps) {
  return (
    <div className="chart-axes">
      <ol className="chart-y" aria-hidden="true">
        {[...scale.ticks].reverse().map((tick, index) => (
          <li key={tick}>
            <span>
              {label(tick)}
              {index === 0 && ` ${unit}`}
            </span>
          </li>
        ))}
      </ol>
      {children}
      <svg className="chart-x" width="100%" height="22" aria-hidden="true">
        {marks.map(({ at, text }) => (
          <text
            key={at}
            x={`${(at * 100).toFixed(2)}%`}
            y="17"
            // Below the other axis, which leaves room for the second name.
            dx={at < 0.04 ? -12 : 0}
            textAnchor={at < 0.04 ? 'start' : at > 0.96 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
