import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LivePower_event$key } from '../../../../../codegen/relay/LivePower_event.graphql.ts';
import { formatClockTime } from '../../../../domain/format/clockTime.ts';
import { toLocale } from '../../../i18n/toLocale.ts';
import { Axis } from '../../../ui/charts/Axis.tsx';
import '../../../ui/charts/charts.css';
import '../../../ui/charts/curves.css';
import { hourTicks } from '../../../ui/charts/hourTicks.ts';
import { niceScale } from '../../../ui/charts/scale.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { PowerTable } from '../PowerTable.tsx';
import { LEGEND_SIGN, levels } from './levels.ts';

const WIDTH = 600;
const HEIGHT = 200;

/** Expected power, what devices deliver and what meters say, by quarter of an hour. */
export function LivePower({ event: key }: { readonly event: LivePower_event$key }) {
  const intl = useIntl();
  const { program, live } = useFragment(
    graphql`
      fragment LivePower_event on StaffEvent {
        program {
          timeZone
        }
        live {
          intervals {
            startAt
            endAt
            expectedKilowatts
            deviceKilowatts
            meterKilowatts
          }
        }
      }
    `,
    key,
  );
  if (live == null || live.intervals.length === 0) return null;
  const zone = program.timeZone;
  const { intervals } = live;
  const text = (field: string) => intl.formatMessage({ id: `internalLive.${field}` });
  const values = intervals.flatMap((each) => [
    each.expectedKilowatts ?? 0,
    each.deviceKilowatts ?? 0,
    each.meterKilowatts ?? 0,
  ]);
  const scale = niceScale(Math.max(0, ...values), Math.min(0, ...values));
  const [first, last] = [intervals[0], intervals.at(-1)];
  const start = Date.parse(first?.startAt ?? '');
  const end = Date.parse(last?.endAt ?? '');
  const at = (instant: string) => (Date.parse(instant) - start) / (end - start);
  const x = (instant: string) => round(at(instant) * WIDTH);
  const y = (kilowatts: number) => round(((scale.top - kilowatts) / (scale.top - scale.bottom)) * HEIGHT);
  const boundaries = [...intervals.map(({ startAt }) => new Date(startAt)), new Date(end)];
  const clock = (instant: Date) => formatClockTime(instant, zone, toLocale(intl.locale));
  const expected = levels(intervals, 'expectedKilowatts', { x, y });
  const metered = levels(intervals, 'meterKilowatts', { x, y });
  return (
    <Panel title={<FormattedMessage id="internalLive.power" />}>
      <figure className="chart">
        <ul className="chart-legend">
          <Entry sign={<rect className="chart-bar-saved" {...LEGEND_SIGN} />}>{text('byDevices')}</Entry>
          {expected !== '' && (
            <Entry sign={<path className="chart-baseline" d="M1 6h18" />}>{text('byForecast')}</Entry>
          )}
          {metered !== '' && (
            <Entry sign={<path className="chart-usage" d="M1 6h18" />}>{text('byMeters')}</Entry>
          )}
        </ul>
        <Axis
          scale={scale}
          label={(kilowatts) => intl.formatNumber(kilowatts)}
          unit="kW"
          marks={hourTicks(boundaries, zone).map((tick) => ({
            at: at(tick.toISOString()),
            text: clock(tick),
          }))}
        >
          <svg
            className="chart-plot"
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
            {intervals.map(
              ({ startAt, endAt, deviceKilowatts }) =>
                deviceKilowatts != null && (
                  <rect
                    key={startAt}
                    className="chart-bar-saved"
                    x={x(startAt) + 1}
                    width={Math.max(0, x(endAt) - x(startAt) - 2)}
                    y={y(Math.max(0, deviceKilowatts))}
                    height={y(0) - y(Math.max(0, deviceKilowatts))}
                  />
                ),
            )}
            {expected !== '' && <path className="chart-baseline" d={expected} />}
            {metered !== '' && <path className="chart-usage" d={metered} />}
          </svg>
        </Axis>
      </figure>
      <Disclosure summary={text('asTable')}>
        <PowerTable
          caption={text('power')}
          intervals={intervals}
          zone={zone}
          expected={({ expectedKilowatts }) => expectedKilowatts}
          devices={({ deviceKilowatts }) => deviceKilowatts}
          meters={({ meterKilowatts }) => meterKilowatts}
        />
      </Disclosure>
      <p className="small muted">{text('about')}</p>
    </Panel>
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

const round = (value: number): number => Math.round(value * 100) / 100;
