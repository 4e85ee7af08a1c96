import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormats } from '../../shared/format/useFormats.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { cx } from '../../ui/cx.ts';
import { monthWeeks, moveTo } from './monthWeeks.ts';
import { OutcomeSign } from './OutcomeSign.tsx';
import type { SeasonEvent, useEventWords } from './useEventWords.ts';
import styles from './season.module.css';

/** A Sunday. */
const A_SUNDAY = Date.UTC(2024, 0, 7, 12);
const DAY_MS = 86_400_000;

interface MonthGridProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly today: string;
  /** Of this month. */
  readonly events: readonly SeasonEvent[];
  readonly vacations: readonly { readonly startDate: string; readonly endDate: string }[];
  readonly words: ReturnType<typeof useEventWords>;
  /** The day whose events are listed below. */
  readonly openDay: string | null;
  readonly onOpenDay: (day: string) => void;
  readonly titleId: string;
}

/** A month in weeks. A day leads to its event; one with several lists them. */
export function MonthGrid({
  month,
  today,
  events,
  vacations,
  words,
  openDay,
  onOpenDay,
  titleId,
}: MonthGridProps) {
  const intl = useIntl();
  const { locale } = useFormats();
  const firstWeekday = locale === 'en-AU' ? 1 : 0;
  const weekday = (index: number, format: 'long' | 'narrow') =>
    intl.formatDate(A_SUNDAY + (index + firstWeekday) * DAY_MS, { timeZone: 'UTC', weekday: format });
  const isAway = (day: string) =>
    vacations.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return (
    <table className={styles['month']} aria-labelledby={titleId} onKeyDown={moveFocus}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => (
            <th key={index} scope="col">
              <span aria-hidden="true">{weekday(index, 'narrow')}</span>
              <span className="visually-hidden">{weekday(index, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, firstWeekday).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) => (
              <td
                key={column}
                className={cx(day !== null && isAway(day) && styles['away'])}
                aria-current={day === today ? 'date' : undefined}
              >
                {day !== null && (
                  <Day
                    day={day}
                    isToday={day === today}
                    isAway={isAway(day)}
                    events={events.filter(({ date }) => date === day)}
                    words={words}
                    isOpen={day === openDay}
                    onOpenDay={onOpenDay}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<MonthGridProps, 'words' | 'onOpenDay' | 'events'> {
  readonly day: string;
  readonly isToday: boolean;
  readonly isAway: boolean;
  readonly isOpen: boolean;
}

function Day({ day, isToday, isAway, events, words, isOpen, onOpenDay }: DayProps) {
  const intl = useIntl();
  const number = Number(day.slice(8));
  const [first] = events;
  const date = <span className={cx(styles['date'], isToday && styles['today'])}>{number}</span>;
  if (first === undefined)
    return (
      <span className={styles['day']}>
        {date}
        {isAway && (
          <span className="visually-hidden">
            <FormattedMessage id="season.state.AWAY" />
          </span>
        )}
      </span>
    );
  const inside = (
    <>
      {date}
      <OutcomeSign outcome={first.outcome} />
    </>
  );
  const shared = { className: styles['day'], 'data-outcome': first.outcome, 'data-day': number };
  if (events.length === 1)
    return (
      <Link {...shared} to={paths.event(first.id)} aria-label={words.whole(first)}>
        {inside}
      </Link>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-expanded={isOpen}
      aria-label={intl.formatMessage(
        { id: 'season.day.several' },
        { day: words.day(day), count: events.length },
      )}
      onClick={() => onOpenDay(day)}
    >
      {inside}
      <span className={styles['count']} aria-hidden="true">
        {events.length}
      </span>
    </button>
  );
}

function moveFocus(press: KeyboardEvent<HTMLTableElement>): void {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
  const days = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const at = days.findIndex((day) => day === press.target);
  const next = moveTo(
    days.map((day) => Number(day.dataset['day'])),
    at,
    press.key,
  );
  if (next === null) return;
  press.preventDefault();
  days[next]?.focus();
}
