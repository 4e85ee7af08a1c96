import { FormattedMessage, useIntl } from 'react-intl';
import { Table } from '../../../ui/table/Table.tsx';
import { CheckboxField } from '../../shared/form/CheckboxField.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { rangeFigures } from '../powerFigure.ts';
import { PlannedGroups } from './PlannedGroups.tsx';
import { isChosen, type Decided, type Occurrence, type PlannedProgram } from './chosenEvents.ts';

/** One program's events of a plan, each to be left out or taken. */
export function PlannedEvents({
  planned,
  choice,
  onChoose,
}: {
  readonly planned: PlannedProgram;
  readonly choice: { readonly decided: Decided; readonly skipHolidays: boolean };
  readonly onChoose: (date: string, wanted: boolean) => void;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { program, membersAsked, kilowatts, groups, events } = planned;
  const text = (id: string) => intl.formatMessage({ id: `internalPlan.${id}` });
  const note = ({ faults, isHoliday, homesElsewhere: homes }: Occurrence) => {
    const notes =
      faults.length > 0
        ? faults.map(({ message }) => message)
        : [
            ...(isHoliday ? [text('holiday')] : []),
            ...(homes > 0 ? [intl.formatMessage({ id: 'internalEvents.preview.elsewhere' }, { homes })] : []),
          ];
    return notes.length > 0 ? notes.join(' ') : intl.formatMessage({ id: 'internalEvents.unknown' });
  };
  return (
    <section className="stack stack-snug" aria-label={program.name}>
      <h3>{program.name}</h3>
      <p className="small muted">
        <FormattedMessage
          id={`internalPlan.program.${kilowatts == null ? 'unknown' : groups.length > 0 ? 'groups' : 'expected'}`}
          values={{ zone: program.timeZone, members: membersAsked, ...rangeFigures(planned) }}
        />
      </p>
      <PlannedGroups planned={planned} />
      <Table
        caption={program.name}
        rows={events}
        rowKey={({ date }) => date}
        columns={[
          {
            key: 'day',
            header: intl.formatMessage({ id: 'internalEvents.field.day' }),
            rowHeader: true,
            cell: (event) => {
              const wanted = isChosen(planned, event, choice);
              const day =
                event.startAt == null ? event.date : times.shortDay(event.startAt, program.timeZone);
              return wanted === null ? (
                day
              ) : (
                <CheckboxField
                  label={day}
                  checked={wanted}
                  onChange={(checked) => onChoose(event.date, checked)}
                />
              );
            },
          },
          {
            key: 'hours',
            header: intl.formatMessage({ id: 'internalEvents.field.hours' }),
            cell: ({ startAt, endAt, lastEndAt }) =>
              startAt == null || endAt == null
                ? text('noHours')
                : times.hours(startAt, lastEndAt ?? endAt, program.timeZone),
          },
          { key: 'note', header: text('note'), cell: note },
        ]}
      />
    </section>
  );
}
