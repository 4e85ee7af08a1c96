import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MonthCard_season$key } from '../../../../codegen/relay/MonthCard_season.graphql.ts';
import type { DayOutcome } from '../../../domain/events/dayOutcome.ts';
import type { EventType } from '../../../domain/events/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { OutcomeSign, OUTCOMES } from './OutcomeSign.tsx';
import { useEventWords, type SeasonEvent } from './useEventWords.ts';
import styles from './season.module.css';

const TITLE = 'season-month';

interface MonthCardProps {
  readonly season: MonthCard_season$key;
  /** `YYYY-MM` */
  readonly month: string;
}

/** A month's events in a calendar, with the table behind it. */
export function MonthCard({ season: key, month }: MonthCardProps) {
  const intl = useIntl();
  const season = useFragment(
    graphql`
      fragment MonthCard_season on EventSeason {
        today
        timeZone
        events {
          eventId
          type
          date
          startAt
          endAt
          outcome
          reductionWattHours
          points
          estimateOnly
          corrected
        }
        vacations {
          startDate
          endDate
        }
      }
    `,
    key,
  );
  const words = useEventWords(season.timeZone);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const events = season.events
    .filter(({ date }) => date.startsWith(month))
    .map(({ eventId, type, startAt, endAt, outcome, reductionWattHours, ...event }) => ({
      ...event,
      id: eventId,
      type: type as EventType,
      startsAt: new Date(startAt),
      endsAt: new Date(endAt),
      outcome: outcome as DayOutcome,
      reductionWh: reductionWattHours ?? null,
      points: event.points ?? null,
      estimateOnly: event.estimateOnly,
    }));
  const vacations = season.vacations.map(({ startDate, endDate }) => ({ startDate, endDate }));
  const shown = OUTCOMES.filter((outcome) => events.some((event) => event.outcome === outcome));
  const ofOpenDay = events.filter(({ date }) => date === openDay);
  return (
    <Card
      title={atTheHead(intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' }))}
      titleId={TITLE}
    >
      <div className="stack">
        <MonthGrid
          month={month}
          today={season.today}
          events={events}
          vacations={vacations}
          words={words}
          openDay={openDay}
          onOpenDay={(day) => setOpenDay(day === openDay ? null : day)}
          titleId={TITLE}
        />
        {ofOpenDay.length > 0 && (
          <List label={words.day(openDay ?? '')}>
            {ofOpenDay.map((event) => (
              <ListItem
                key={event.id}
                start={<OutcomeSign outcome={event.outcome} />}
                title={words.name(event)}
                detail={words.result(event)}
                to={paths.event(event.id)}
              />
            ))}
          </List>
        )}
        {events.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="season.month.none" />
          </p>
        ) : (
          <>
            <ul className={styles['legend']} aria-label={intl.formatMessage({ id: 'season.legend' })}>
              {shown.map((outcome) => (
                <li key={outcome}>
                  <span className={styles['sign']} data-outcome={outcome}>
                    <OutcomeSign outcome={outcome} />
                  </span>
                  <FormattedMessage id={`season.state.${outcome}`} />
                </li>
              ))}
            </ul>
            <Disclosure summary={<FormattedMessage id="ui.chart.asTable" />}>
              <MonthTable events={events} words={words} />
            </Disclosure>
          </>
        )}
      </div>
    </Card>
  );
}

/** French writes months small, except at the head of a line. */
const atTheHead = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

function MonthTable({
  events,
  words,
}: {
  readonly events: readonly SeasonEvent[];
  readonly words: ReturnType<typeof useEventWords>;
}) {
  const intl = useIntl();
  const columns: TableColumn<SeasonEvent>[] = [
    {
      key: 'day',
      header: intl.formatMessage({ id: 'season.column.day' }),
      rowHeader: true,
      cell: (event) => <Link to={paths.event(event.id)}>{words.day(event.date)}</Link>,
    },
    { key: 'event', header: intl.formatMessage({ id: 'season.column.event' }), cell: words.name },
    {
      key: 'result',
      header: intl.formatMessage({ id: 'season.column.result' }),
      cell: (event) => (
        <>
          {words.result(event)}
          {event.corrected && (
            <>
              {' '}
              <FormattedMessage id="season.corrected" />
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <Table
      caption={intl.formatMessage({ id: 'season.table' })}
      columns={columns}
      rows={events}
      rowKey={({ id }) => id}
    />
  );
}
