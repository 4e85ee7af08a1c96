import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toLocale } from '../../i18n/toLocale.ts';
import { formatClockTime } from '../../../domain/format/clockTime.ts';
import type { EnergyUnit } from '../../../domain/format/energy.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { Disclosure } from '../Disclosure.tsx';
import { hourTicks } from './hourTicks.ts';
import { Axis } from './Axis.tsx';
import { UsageLegend, type Whose } from './UsageLegend.tsx';
import { UsageTable } from './UsageTable.tsx';
import { HEIGHT, WIDTH, usageGeometry } from './usageGeometry.ts';
import type { Span, UsageInterval } from './usageGeometry.ts';
import './charts.css';
import './curves.css';

export interface UsageChartProps {
  /** In time order, as long as the chart is wide. */
  readonly intervals: readonly UsageInterval[];
  /** The home's zone. */
  readonly timeZone: string;
  /** The chart in one sentence with its figures, for those who can't see it. */
  readonly summary: string;
  /** The page's unit, for axis and table. */
  readonly unit: EnergyUnit;
  readonly whose?: Whose;
}

/** Usage against baseline, in energy per interval, as in the table behind it. Drawn the same on the server and in the browser. */
export function UsageChart({ intervals, timeZone, summary, unit, whose = 'yours' }: UsageChartProps) {
  const intl = useIntl();
  const locale = toLocale(intl.locale);
  const hatch = `${useId()}hatch`;
  const geometry = usageGeometry(intervals, unit);
  const clock = (at: Date) => formatClockTime(at, timeZone, locale);
  const boundaries = [
    ...intervals.map(({ startsAt }) => startsAt),
    ...intervals.slice(-1).map(({ endsAt }) => endsAt),
  ];

  return (
    <figure className="chart">
      <UsageLegend
        estimated={geometry.estimated.length > 0}
        event={geometry.windows.length > 0}
        saved={geometry.saved.length > 0}
        whose={whose}
      />
      <Axis
        scale={geometry.scale}
        label={(energy) => formatNumber(energy, locale)}
        unit={unit}
        marks={hourTicks(boundaries, timeZone).map((at) => ({ at: geometry.at(at), text: clock(at) }))}
      >
        <svg
          className="chart-plot"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <defs>
            <pattern
              id={hatch}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className="chart-hatch" d="M0 0V9" />
            </pattern>
          </defs>
          {geometry.windows.map((rect) => (
            <rect key={rect.x} className="chart-window" {...rect} />
          ))}
          {geometry.scale.ticks.map((tick) => {
            const y = HEIGHT - (tick / geometry.scale.top) * HEIGHT;
            return (
              <path key={tick} className={tick === 0 ? 'chart-zero' : 'chart-grid'} d={`M0 ${y}H${WIDTH}`} />
            );
          })}
          {geometry.saved.map((rect) => (
            <rect key={rect.x} className="chart-saved" {...rect} />
          ))}
          {geometry.estimated.map((rect) => (
            <rect key={rect.x} fill={`url(#${hatch})`} {...rect} />
          ))}
          {geometry.baseline.map((path) => (
            <path key={path} className="chart-baseline" d={path} />
          ))}
          {geometry.usage.map((path) => (
            <path key={path} className="chart-usage" d={path} />
          ))}
        </svg>
      </Axis>
      <figcaption className="stack stack-snug">
        <Gaps gaps={geometry.gaps} clock={clock} />
        <Disclosure summary={<FormattedMessage id="ui.chart.asTable" />}>
          <UsageTable intervals={intervals} timeZone={timeZone} locale={locale} unit={unit} whose={whose} />
        </Disclosure>
      </figcaption>
    </figure>
  );
}

/** A gap is drawn as a gap and said in words; many gaps are counted. */
function Gaps({ gaps, clock }: { readonly gaps: readonly Span[]; readonly clock: (at: Date) => string }) {
  if (gaps.length > 3) {
    return (
      <p className="small muted">
        <FormattedMessage id="ui.chart.gaps" values={{ count: gaps.length }} />
      </p>
    );
  }
  return gaps.map(({ from, to }) => (
    <p key={from.getTime()} className="small muted">
      <FormattedMessage id="ui.chart.gap" values={{ from: clock(from), to: clock(to) }} />
    </p>
  ));
}
