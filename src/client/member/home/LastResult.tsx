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
import { useMonthDay } from '../../shared/format/useLocalDay.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import styles from './Home.module.css';
import type {
  LastResult_home$data,
  LastResult_home$key,
} from '../../../../codegen/relay/LastResult_home.graphql.ts';

type Result = NonNullable<LastResult_home$data['lastResult']>;

/** The latest settled result in a sentence and a small chart, below the event whose result isn't here yet; empty before the first. */
export function LastResult({ home: key }: { readonly home: LastResult_home$key }) {
  const { lastResult, timeZone, waitingResult } = useFragment(
    graphql`
      fragment LastResult_home on HomeSummary {
        timeZone
        waitingResult {
          eventId
          startAt
          endAt
          resultBy
        }
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
          setAgainst {
            wattHours
            date
          }
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
  return (
    <>
      {waitingResult != null && <WaitingCard waiting={waitingResult} timeZone={timeZone} />}
      {lastResult != null && (
        <EnergyUnitContext value={energyUnit([lastResult.usedWattHours, lastResult.baselineWattHours])}>
          <ResultCard result={lastResult} timeZone={timeZone} />
        </EnergyUnitContext>
      )}
    </>
  );
}

const visuallyHidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

/** The event's name and time, as the cards' sentences have them. */
function useValues(
  { type, startAt, endAt }: { readonly type?: string; readonly startAt: string; readonly endAt: string },
  timeZone: string,
) {
  const { when } = useFormats();
  const event = useEventNoun(
    type === 'PARTICIPATION_REDUCTION_RT' ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
  ).one;
  const stretch = { startsAt: new Date(startAt), endsAt: new Date(endAt), timeZone };
  return { event, when: when(stretch, useNow(60_000)), hidden: visuallyHidden };
}

interface WaitingCardProps {
  readonly waiting: NonNullable<LastResult_home$data['waitingResult']>;
  readonly timeZone: string;
}

/** With the day by which the result usually is there. */
function WaitingCard({ waiting, timeZone }: WaitingCardProps) {
  const now = useNow(60_000);
  const { onDay } = useFormats();
  const values = useValues(waiting, timeZone);
  const by = waiting.resultBy == null ? null : new Date(waiting.resultBy);
  const words = by === null ? 'text' : by.getTime() <= now ? 'late' : 'by';
  return (
    <section className="card stack stack-tight">
      <p className="eyebrow">
        <FormattedMessage id="home.last.eyebrow" values={values} />
      </p>
      <h2>
        <FormattedMessage id="events.pending.soon.title" />
      </h2>
      <p className="small">
        <FormattedMessage
          id={`events.pending.soon.${words}`}
          values={{ onDay: by && onDay({ startsAt: by, endsAt: by, timeZone }, now) }}
        />
      </p>
      <Link to={paths.event(waiting.eventId)} className={styles['why']}>
        <FormattedMessage id="home.waiting.more" values={values} />
      </Link>
    </section>
  );
}

function ResultCard({ result, timeZone }: { readonly result: Result; readonly timeZone: string }) {
  const titleId = useId();
  const intl = useIntl();
  const formats = useFormats();
  const monthDay = useMonthDay();
  const values = useValues(result, timeZone);
  const intervals = toIntervals(result);
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className={styles['result']}>
        <div className="stack stack-tight grow">
          <p className="eyebrow">
            <FormattedMessage id="home.last.eyebrow" values={values} />
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
          {result.setAgainst != null && (
            <p className="small">
              <FormattedMessage
                id="events.carry.set"
                values={{
                  energy: formats.energy(result.setAgainst.wattHours),
                  date: monthDay(result.setAgainst.date),
                }}
              />
            </p>
          )}
          <Link to={paths.event(result.eventId)} className={styles['why']}>
            <FormattedMessage id="home.last.more" values={values} />
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
