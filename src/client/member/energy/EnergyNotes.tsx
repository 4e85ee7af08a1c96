import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { dateText } from '../../../domain/format/dates.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

const MINUTE_MS = 60_000;
/** More gaps are counted. */
const GAPS_NAMED = 3;
/** More events are on the page of events. */
const EVENTS_NAMED = 5;

/** What the chart can't say by itself: where readings are missing, how far they go, and what events saved. */
export function EnergyNotes({ energy }: { readonly energy: Energy }) {
  const { clock, locale } = useFormats();
  const { gaps, events, last_day: last, readings, read_dttm: readAt, time_zone: timeZone } = energy;
  const day = (date: string) => dateText(date, locale);
  return (
    <div className="stack stack-snug">
      {events.length > 0 && <Events energy={energy} />}
      {gaps.length > GAPS_NAMED && (
        <p className="small muted">
          <FormattedMessage id="ui.chart.gaps" values={{ count: gaps.length }} />
        </p>
      )}
      {gaps.length <= GAPS_NAMED &&
        gaps.map((gap) => (
          <p key={gap.start_dttm} className="small muted">
            <Gap from={new Date(gap.start_dttm)} to={new Date(gap.end_dttm)} timeZone={timeZone} />
          </p>
        ))}
      {readings.last_day < last && (
        <p className="small muted">
          <FormattedMessage id="energy.upTo" values={{ day: day(readings.last_day) }} />
        </p>
      )}
      {readings.first_day > energy.first_day && (
        <p className="small muted">
          <FormattedMessage id="energy.since" values={{ day: day(readings.first_day) }} />
        </p>
      )}
      {readAt != null && (
        <p className="small muted">
          <FormattedMessage id="energy.asOf" values={{ time: clock(new Date(readAt), timeZone) }} />
        </p>
      )}
    </div>
  );
}

/** A gap within one day names it once. */
function Gap({ from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string }) {
  const now = useNow(MINUTE_MS);
  const { clock, hours, onDay } = useFormats();
  const localDay = (at: Date) => toLocalDate(timeZone, at.getTime() / 1000);
  // It may end at midnight.
  const isOneDay = localDay(from) === localDay(new Date(to.getTime() - 1));
  const day = (at: Date) => onDay({ startsAt: at, endsAt: at, timeZone }, now);
  return isOneDay ? (
    <FormattedMessage
      id="energy.gap"
      values={{ day: day(from), hours: hours({ startsAt: from, endsAt: to, timeZone }) }}
    />
  ) : (
    <FormattedMessage
      id="energy.gap.days"
      values={{
        day: day(from),
        time: clock(from, timeZone),
        lastDay: day(to),
        lastTime: clock(to, timeZone),
      }}
    />
  );
}

function Events({ energy: { events, time_zone: timeZone } }: { readonly energy: Energy }) {
  const now = useNow(MINUTE_MS);
  const { energy, hours, onDay } = useFormats();
  const noun = {
    PARTICIPATION_REDUCTION: useEventNoun('PARTICIPATION_REDUCTION').one,
    PARTICIPATION_REDUCTION_RT: useEventNoun('PARTICIPATION_REDUCTION_RT').one,
  };
  if (events.length > EVENTS_NAMED)
    return (
      <p>
        <Link to={paths.events({ show: 'joined' })}>
          <FormattedMessage id="energy.events" values={{ count: events.length }} />
        </Link>
      </p>
    );
  return (
    <ul className="stack stack-tight">
      {events.map((event) => {
        const { id, type, start_dttm: start, end_dttm: end, saved_wh: saved } = event;
        const stretch = { startsAt: new Date(start), endsAt: new Date(end), timeZone };
        return (
          <li key={id}>
            <Link to={paths.event(id)}>
              <FormattedMessage
                id="energy.event"
                values={{
                  event: noun[type],
                  day: onDay(stretch, now),
                  hours: hours(stretch),
                  result: saved === null ? 'none' : saved > 0 ? 'saved' : saved < 0 ? 'more' : 'same',
                  energy: energy(Math.abs(saved ?? 0)),
                }}
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
