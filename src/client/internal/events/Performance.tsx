import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Performance_event$data,
  Performance_event$key,
} from '../../../../codegen/relay/Performance_event.graphql.ts';
import { paysByDevice } from '../../../domain/events/algorithms.ts';
import { forecastError } from '../../../domain/events/forecast.ts';
import { isComparable } from '../../../domain/settlement/performance.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { UsageChart } from '../../ui/charts/UsageChart.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useSettlementText } from '../shared/programs/useSettlementText.ts';
import { Facts } from '../shared/values/Facts.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { parseAlgorithm } from './algorithms.ts';
import { usePower } from './usePower.ts';

type Interval = NonNullable<Performance_event$data['performance']>['intervals'][number];

/** What an event brought: its power against what was promised, use by interval, cost, chance and noise. */
export function Performance({ event: key }: { readonly event: Performance_event$key }) {
  const intl = useIntl();
  const power = usePower();
  const { brand, rest } = useApp();
  const { energy, money } = useFormats();
  const settlementText = useSettlementText();
  const times = useStaffTimes();
  const { id, status, algorithm, nominatedKilowatts, forecast, performance, settlement, program } =
    useFragment(
      graphql`
      fragment Performance_event on StaffEvent {
        id
        status
        algorithm
        nominatedKilowatts
        forecast {
          kilowatts
        }
        program {
          timeZone
        }
        settlement {
          points
        }
        performance {
          homes
          estimatedHomes
          leftHomes
          waitingHomes
          withoutResult {
            reason
            homes
          }
          baselineWattHours
          usedWattHours
          kilowatts
          phantomShare
          measuredAt
          noiseWattHours
          biasWattHours
          homeNoiseWattHours
          pointsPerKilowattHour
          intervals {
            startAt
            endAt
            inEvent
            homes
            baselineWattHours
            usedWattHours
          }
        }
      }
    `,
      key,
    );
  const isOver = status === 'ENDED' || status === 'CLOSED';
  if (!isOver || paysByDevice(parseAlgorithm(algorithm))) return null;
  const text = (field: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `internalEvents.performance.${field}` }, values);
  const count = (value: number) => intl.formatNumber(value);
  const share = (part: number) => intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 });
  const signed = (part: number) =>
    intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const cost = (points: number) => {
    const figure = { points: intl.formatNumber(points, { maximumFractionDigits: 1 }) };
    return brand.pointsPerUnit === null
      ? text('points', figure)
      : text('pointsAndMoney', { ...figure, money: money((points * 100) / brand.pointsPerUnit) });
  };
  if (performance == null) {
    return (
      <Panel title={<FormattedMessage id="internalEvents.performance.title" />}>
        <p className="muted">{text('waiting')}</p>
      </Panel>
    );
  }
  const { homes, intervals, withoutResult, noiseWattHours, biasWattHours, homeNoiseWattHours } = performance;
  const { baselineWattHours, usedWattHours, kilowatts, phantomShare, pointsPerKilowattHour } = performance;
  const comparable = isComparable(performance, status === 'CLOSED');
  const error = forecast == null || !comparable ? null : forecastError(forecast.kilowatts, kilowatts);
  const missing = withoutResult.reduce((sum, each) => sum + each.homes, 0);
  const compared = (part: readonly Interval[]) => {
    const saved = sumSaved(part);
    return saved === null
      ? text('unmeasured')
      : text(saved < 0 ? 'more' : 'less', { energy: energy(Math.abs(saved)) });
  };
  const first = intervals.findIndex(({ inEvent }) => inEvent);
  const last = intervals.findLastIndex(({ inEvent }) => inEvent);
  return (
    <Panel
      title={<FormattedMessage id="internalEvents.performance.title" />}
      aside={
        <ButtonAnchor
          href={rest.address(`/api/internal/events/${encodeURIComponent(id)}/performance`)}
          download="event-performance.csv"
          look="secondary"
          small
        >
          {text('download')}
        </ButtonAnchor>
      }
    >
      <div className="stack">
        <Facts
          facts={[
            [text('delivered'), power(kilowatts)],
            ...(nominatedKilowatts == null || !comparable
              ? []
              : ([[text('ofNominated'), share(kilowatts / nominatedKilowatts)]] as const)),
            ...(error === null ? [] : ([[text('againstForecast'), signed(error)]] as const)),
            [text('energy'), energy(baselineWattHours - usedWattHours)],
            [
              text('homes'),
              intl.formatMessage(
                { id: 'internalEvents.of' },
                { part: count(homes), whole: count(homes + performance.estimatedHomes + missing) },
              ),
            ],
            ...(performance.leftHomes === 0 ? [] : ([[text('left'), count(performance.leftHomes)]] as const)),
            ...(performance.estimatedHomes === 0
              ? []
              : ([[text('estimated'), count(performance.estimatedHomes)]] as const)),
            [text('cost'), cost(settlement.points)],
            ...(pointsPerKilowattHour == null
              ? []
              : ([[text('perKwh'), cost(pointsPerKilowattHour)]] as const)),
            ...(phantomShare == null ? [] : ([[text('phantom'), share(phantomShare)]] as const)),
            ...(noiseWattHours == null ? [] : ([[text('noise'), energy(noiseWattHours)]] as const)),
            ...(biasWattHours == null || biasWattHours === 0
              ? []
              : ([
                  [text(biasWattHours > 0 ? 'tooHigh' : 'tooLow'), energy(Math.abs(biasWattHours))],
                ] as const)),
            ...(homeNoiseWattHours == null
              ? []
              : ([[text('homeNoise'), energy(homeNoiseWattHours)]] as const)),
          ]}
        />
        {!comparable && (forecast != null || nominatedKilowatts != null) && (
          <p>
            {text('partial', {
              part: homes + performance.estimatedHomes,
              whole: homes + performance.estimatedHomes + performance.waitingHomes,
            })}
          </p>
        )}
        {missing > 0 && (
          <div>
            <p>{text('without', { homes: count(missing) })}</p>
            <ul>
              {withoutResult.map((each) => (
                <li key={each.reason}>
                  {text('withoutLine', {
                    homes: count(each.homes),
                    reason: settlementText('PENDING', each.reason),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {homes > 0 && (
          <>
            <UsageChart
              intervals={intervals.map((each) => ({
                startsAt: new Date(each.startAt),
                endsAt: new Date(each.endAt),
                usedWh: each.usedWattHours ?? null,
                baselineWh: each.baselineWattHours ?? null,
                inEvent: each.inEvent,
                estimated: false,
              }))}
              timeZone={program.timeZone}
              unit="kWh"
              whose="homes"
              summary={text('chart', {
                homes,
                used: energy(usedWattHours),
                baseline: energy(baselineWattHours),
              })}
            />
            <p>
              {text('around', {
                before: compared(intervals.slice(0, first)),
                after: compared(intervals.slice(last + 1)),
              })}
            </p>
          </>
        )}
        <p className="small muted">
          {text('about')} {text('measured', { at: times.stamp(performance.measuredAt, program.timeZone) })}
        </p>
      </div>
    </Panel>
  );
}

/** Usual use minus use; null where an interval isn't measured. */
function sumSaved(intervals: readonly Interval[]): number | null {
  let sum = 0;
  for (const { baselineWattHours, usedWattHours } of intervals) {
    if (baselineWattHours == null || usedWattHours == null) return null;
    sum += baselineWattHours - usedWattHours;
  }
  return intervals.length === 0 ? null : sum;
}
