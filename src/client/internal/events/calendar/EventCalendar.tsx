import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { calendarLoaderQuery$data } from '../../../../../codegen/relay/calendarLoaderQuery.graphql.ts';
import { calendarDays, otherPeriod } from '../../../../domain/events/eventCalendar.ts';
import { monthYearText, weekdayAndYearText, weekdayText } from '../../../../domain/format/dates.ts';
import { toLocalDate } from '../../../../domain/meter/zone.ts';
import { toLocale } from '../../../i18n/toLocale.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { cx } from '../../../ui/cx.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import type { Shown } from './calendarAddress.ts';
import styles from './EventCalendar.module.css';

type CalendarEvent = NonNullable<NonNullable<calendarLoaderQuery$data['staff']>['eventCalendar']>[number];

const DAYS_A_WEEK = 7;

/**
 * Events by their day in their program's zone: a grid, on a phone an agenda. The arrows go from event to event, Page Up and
 * Page Down to another month or week.
 */
export function EventCalendar({
  shown,
  events,
}: {
  readonly shown: Shown;
  readonly events: readonly CalendarEvent[];
}) {
  const intl = useIntl();
  const app = useApp();
  const locale = toLocale(intl.locale);
  const grid = useRef<HTMLOListElement>(null);
  const days = calendarDays(shown.view, shown.day);
  const today = toLocalDate(app.zone, app.clock.pageTime / 1000);
  const byDay = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const day = toLocalDate(event.timeZone, Date.parse(event.startAt) / 1000);
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  const isShown = (day: string) => shown.view === 'week' || day.slice(0, 7) === shown.day.slice(0, 7);
  const count = days.filter(isShown).reduce((sum, day) => sum + (byDay.get(day)?.length ?? 0), 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const period = { PageUp: -1, PageDown: 1 }[event.key] as -1 | 1 | undefined;
    if (period !== undefined) {
      event.preventDefault();
      app.navigator.go(
        staffPaths.internalEventCalendar({
          view: shown.view,
          day: otherPeriod(shown.view, shown.day, period),
          program: shown.program ?? undefined,
        }),
      );
      return;
    }
    const links = [...(grid.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const target = linkAt(links, document.activeElement, event.key);
    if (target === null) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <section className="stack stack-snug" aria-labelledby="calendar-period">
      <h2 id="calendar-period">
        {shown.view === 'month' ? (
          monthYearText(shown.day.slice(0, 7), locale)
        ) : (
          <FormattedMessage
            id="internalCalendar.week"
            values={{ day: weekdayAndYearText(days[0] ?? shown.day, locale) }}
          />
        )}
      </h2>
      <p className="muted small" role="status">
        <FormattedMessage id="internalCalendar.count" values={{ count }} />
      </p>
      <div className={styles['weekdays']} aria-hidden="true">
        {days.slice(0, DAYS_A_WEEK).map((day) => (
          <span key={day}>{weekdayText(day, locale).split(/[ ,]/)[0]}</span>
        ))}
      </div>
      <ol
        ref={grid}
        className={cx(styles['days'], shown.view === 'week' && styles['tall'])}
        onKeyDown={onKeyDown}
      >
        {days.map((day) => {
          const ofDay = byDay.get(day) ?? [];
          return (
            <li
              key={day}
              className={cx(
                styles['day'],
                ofDay.length === 0 && styles['empty'],
                !isShown(day) && styles['outside'],
                day === today && styles['today'],
              )}
              aria-current={day === today ? 'date' : undefined}
            >
              <h3 className={styles['date']}>
                <span className={styles['number']} aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
                <span className={styles['name']}>{weekdayAndYearText(day, locale)}</span>
              </h3>
              {ofDay.length > 0 && (
                <ul className={styles['events']}>
                  {ofDay.map((event) => (
                    <li key={event.id}>
                      <EventLink event={event} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function EventLink({ event }: { readonly event: CalendarEvent }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { id, programName, timeZone, startAt, endAt, status, type, isTest } = event;
  return (
    <Link
      to={staffPaths.internalEvent(id)}
      className={cx(styles['event'], status === 'CANCELLED' && styles['off'])}
    >
      <span className="number">{times.hours(startAt, endAt, timeZone)}</span> {programName}
      {type === 'PARTICIPATION_REDUCTION_RT' && ` (${intl.formatMessage({ id: 'internalEvents.realTime' })})`}
      {isTest && ` (${intl.formatMessage({ id: 'internalEvents.test.mark' })})`}
      <span className={styles['status']}>
        {intl.formatMessage({ id: `internalEvents.status.${status}` })}
        <span className={styles['zone']}> · {timeZone}</span>
      </span>
    </Link>
  );
}

/** The event that a key leads to from the one with the focus; null: the key isn't ours. */
function linkAt(links: readonly HTMLElement[], focused: Element | null, key: string): HTMLElement | null {
  const at = links.findIndex((link) => link === focused);
  if (at === -1) return null;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: links.length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : (links[Math.max(0, Math.min(links.length - 1, to))] ?? null);
}
