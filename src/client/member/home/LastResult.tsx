import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { energyUnit } from '../../../domain/format/energy.ts';
import { MiniUsage } from '../../shared/events/MiniUsage.tsx';
import { ResultSentence } from '../../shared/events/ResultSentence.tsx';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import styles from './Home.module.css';
import type {
  LastResult_home$data,
  LastResult_home$key,
} from '../../../../codegen/relay/LastResult_home.graphql.ts';

type Result = NonNullable<LastResult_home$data['lastResult']>;

/** The latest settled result in a sentence and a small chart; empty before the first one. */
export function LastResult({ home: key }: { readonly home: LastResult_home$key }) {
  const { lastResult, timeZone } = useFragment(
    graphql`
      fragment LastResult_home on HomeSummary {
        timeZone
        lastResult {
          eventId
          type
          startAt
          endAt
          reductionWattHours
          baselineWattHours
          usedWattHours
          points
          estimateOnly
          withinNoise
          intervals {
            startAt
            baselineWattHours
            usedWattHours
          }
        }
      }
    `,
    key,
  );
  if (lastResult == null) return null;
  return (
    <EnergyUnitContext value={energyUnit([lastResult.usedWattHours, lastResult.baselineWattHours])}>
      <ResultCard result={lastResult} timeZone={timeZone} />
    </EnergyUnitContext>
  );
}

const visuallyHidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

function ResultCard({ result, timeZone }: { readonly result: Result; readonly timeZone: string }) {
  const titleId = useId();
  const intl = useIntl();
  const now = useNow(60_000);
  const formats = useFormats();
  const noun = useEventNoun(
    result.type === 'PARTICIPATION_REDUCTION_RT' ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
  ).one;
  const stretch = { startsAt: new Date(result.startAt), endsAt: new Date(result.endAt), timeZone };
  const intervals = toIntervals(result);
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className={styles['result']}>
        <div className="stack stack-tight grow">
          <p className="eyebrow">
            <FormattedMessage
              id="home.last.eyebrow"
              values={{ event: noun, when: formats.when(stretch, now) }}
            />
          </p>
          <h2 id={titleId}>
            <ResultSentence
              reductionWh={result.reductionWattHours}
              estimateOnly={result.estimateOnly}
              withinNoise={result.withinNoise}
              points={result.points}
            />
          </h2>
          {result.withinNoise && (
            <p className="small">
              <FormattedMessage id="events.lead.close" />
            </p>
          )}
          <Link to={paths.event(result.eventId)} className={styles['why']}>
            <FormattedMessage
              id="home.last.more"
              values={{ event: noun, when: formats.when(stretch, now), hidden: visuallyHidden }}
            />
          </Link>
        </div>
        {intervals.length > 0 && (
          <MiniUsage
            intervals={intervals}
            summary={intl.formatMessage(
              { id: 'events.chart.summary' },
              { used: formats.energy(result.usedWattHours), usual: formats.energy(result.baselineWattHours) },
            )}
          />
        )}
      </div>
    </section>
  );
}

/** Each interval ends where the next one begins, the last one with the event. */
function toIntervals({ intervals, endAt }: Result) {
  return intervals.map((interval, index) => ({
    startsAt: new Date(interval.startAt),
    endsAt: new Date(intervals[index + 1]?.startAt ?? endAt),
    usedWh: interval.usedWattHours,
    baselineWh: interval.baselineWattHours,
    inEvent: true,
    estimated: false,
  }));
}
