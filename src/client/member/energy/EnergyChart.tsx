import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Axis, type AxisMark } from '../../ui/charts/Axis.tsx';
import { hourTicks } from '../../ui/charts/hourTicks.ts';
import { niceScale } from '../../ui/charts/scale.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EnergyLegend } from './EnergyLegend.tsx';
import { EnergyTable } from './EnergyTable.tsx';
import type { Compared } from './useCompared.ts';
import { usePeriodName } from './usePeriodName.ts';
import { useShownBars, type ShownBar } from './useShownBars.ts';
import '../../ui/charts/charts.css';
import '../../ui/charts/curves.css';
import styles from './energy.module.css';

const WIDTH = 600;
const HEIGHT = 200;

interface EnergyChartProps {
  readonly energy: Energy;
  /** Drawn as a line over the bars. */
  readonly compared: Compared | null;
}

/** A period's bars: taken from the grid upwards, fed into it downwards. Gaps stay gaps. The figures are in a table behind. */
export function EnergyChart({ energy, compared }: EnergyChartProps) {
  const intl = useIntl();
  const hatch = `${useId()}hatch`;
  const { energy: amount, energyUnit: unit, number } = useFormats();
  const periodName = usePeriodName();
  const bars = useShownBars(energy);
  const marks = useMarks(energy, bars);
  const inUnit = (wattHours: number | null) => (wattHours ?? 0) / (unit === 'kWh' ? 1000 : 1);
  const scale = niceScale(
    Math.max(...bars.map(({ importWh }) => inUnit(importWh)), ...(compared?.bars ?? []).map(inUnit)),
    -Math.max(...bars.map(({ exportWh }) => inUnit(exportWh))),
  );
  const y = (value: number) => round(((scale.top - value) / (scale.top - scale.bottom)) * HEIGHT);
  const slot = WIDTH / bars.length;
  const gap = bars.length > 60 ? 0.06 : 0.15;
  const column = (index: number) => ({ x: round((index + gap) * slot), width: round(slot * (1 - 2 * gap)) });
  const whole = (index: number) => ({ x: round(index * slot), width: round(slot), y: 0, height: HEIGHT });
  // A month with an event would be shaded as a whole.
  const showsEvents = energy.period !== 'year';
  return (
    <figure className="chart">
      <EnergyLegend energy={energy} bars={bars} showsEvents={showsEvents} comparison={compared?.comparison} />
      <Axis scale={scale} label={(value) => number(Math.abs(value))} unit={unit} marks={marks}>
        <svg
          className="chart-plot"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: 'energy.summary' },
            {
              period: periodName(energy),
              used: energy.import_wh === null ? 'none' : amount(energy.import_wh),
              sent: energy.export_wh === null ? 'none' : amount(energy.export_wh),
            },
          )}
        >
          <defs>
            <pattern
              id={hatch}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={styles['hatch']} d="M0 0V9" />
            </pattern>
          </defs>
          {bars.map(
            ({ inEvent, start }, index) =>
              showsEvents &&
              inEvent && <rect key={start.getTime()} className="chart-window" {...whole(index)} />,
          )}
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? 'chart-zero' : 'chart-grid'}
              d={`M0 ${y(tick)}H${WIDTH}`}
            />
          ))}
          {bars.map((bar, index) => {
            const { importWh, exportWh, isGap, estimatedShare, isUploaded, start } = bar;
            const used = {
              ...column(index),
              y: y(inUnit(importWh)),
              height: round(y(0) - y(inUnit(importWh))),
            };
            return (
              <g key={start.getTime()}>
                {isGap && <rect className={styles['gap']} {...column(index)} y={0} height={HEIGHT} />}
                {importWh !== null && (
                  <rect className={isUploaded ? styles['uploaded'] : 'chart-bar chart-bar-brand'} {...used} />
                )}
                {estimatedShare > 0 && (
                  <rect fill={`url(#${hatch})`} {...used} height={round(used.height * estimatedShare)} />
                )}
                {exportWh !== null && exportWh > 0 && (
                  <rect
                    className="chart-bar chart-bar-saved"
                    {...column(index)}
                    y={y(0)}
                    height={round(y(-inUnit(exportWh)) - y(0))}
                  />
                )}
              </g>
            );
          })}
          {compared !== null && (
            <path className="chart-baseline" d={toSteps(compared.bars, slot, (value) => y(inUnit(value)))} />
          )}
        </svg>
      </Axis>
      <figcaption>
        <Disclosure summary={<FormattedMessage id="ui.chart.asTable" />}>
          <EnergyTable
            bars={bars}
            hasExport={energy.export_wh !== null}
            period={energy.period}
            compared={compared}
          />
        </Disclosure>
      </figcaption>
    </figure>
  );
}

/** A line that is as high as each value over the width of its bar, and interrupted where there is none. */
function toSteps(values: readonly (number | null)[], slot: number, toY: (value: number) => number): string {
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const isJoined = index > 0 && values[index - 1] != null;
    path += `${isJoined ? 'V' : `M${round(index * slot)} `}${toY(value)}H${round((index + 1) * slot)}`;
  });
  return path;
}

/** A few names below the bars. */
function useMarks({ period, time_zone: timeZone }: Energy, bars: readonly ShownBar[]): AxisMark[] {
  const intl = useIntl();
  const { clock } = useFormats();
  const middle = (index: number) => (index + 0.5) / bars.length;
  if (period === 'day') {
    const starts = bars.map(({ start }) => start);
    return hourTicks(starts, timeZone).map((at) => ({
      at: starts.indexOf(at) / bars.length,
      text: clock(at, timeZone),
    }));
  }
  const options: Intl.DateTimeFormatOptions =
    period === 'week' ? { weekday: 'short' } : period === 'month' ? { day: 'numeric' } : { month: 'short' };
  const text = (at: Date) => intl.formatDate(at, { timeZone, ...options });
  if (period === 'week') {
    const days = bars.map(({ start }, index) => ({ index, name: text(start) }));
    const firsts = days.filter(({ name }, index) => name !== days[index - 1]?.name);
    return firsts.map(({ index, name }, place) => ({
      at: (index + (firsts[place + 1]?.index ?? bars.length)) / 2 / bars.length,
      text: name,
    }));
  }
  const every = period === 'month' ? 7 : 3;
  return bars.flatMap(({ start }, index) =>
    index % every === 0 ? [{ at: middle(index), text: text(start) }] : [],
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
