import { useIntl } from 'react-intl';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { rangeFigures } from '../powerFigure.ts';
import { PowerTable } from '../PowerTable.tsx';
import { usePower } from '../usePower.ts';
import type { PlannedProgram } from './chosenEvents.ts';

/** The groups of a program's first event, and what they are likely to bring together. */
export function PlannedGroups({
  planned: { program, groups, intervals },
}: {
  readonly planned: PlannedProgram;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const power = usePower();
  if (groups.length === 0) return null;
  const zone = program.timeZone;
  const text = (id: string) => intl.formatMessage({ id: `internalPlan.groups.${id}` });
  const hours = ({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }) =>
    times.hours(startAt, endAt, zone);
  const range = (likely: Parameters<typeof rangeFigures>[0]) =>
    intl.formatMessage({ id: 'internalEvents.forecast.range' }, rangeFigures(likely));
  return (
    <>
      <Table
        caption={text('first')}
        rows={groups}
        rowKey={({ number }) => String(number)}
        stacks
        columns={[
          {
            key: 'group',
            header: text('group'),
            rowHeader: true,
            cell: ({ number }) => intl.formatNumber(number),
          },
          { key: 'hours', header: intl.formatMessage({ id: 'internalEvents.field.hours' }), cell: hours },
          {
            key: 'homes',
            header: intl.formatMessage({ id: 'internalEvents.field.asked' }),
            numeric: true,
            cell: ({ membersAsked }) => intl.formatNumber(membersAsked),
          },
          {
            key: 'expected',
            header: text('expected'),
            numeric: true,
            cell: ({ kilowatts }) => power(kilowatts),
          },
          {
            key: 'likely',
            header: intl.formatMessage({ id: 'internalEvents.forecast.likely' }),
            numeric: true,
            cell: (group) => (group.kilowatts == null ? power(null) : range(group)),
          },
        ]}
      />
      {intervals.length > 0 && (
        <Disclosure summary={text('together')}>
          <PowerTable
            caption={text('together')}
            intervals={intervals}
            zone={zone}
            expected={({ kilowatts }) => kilowatts}
            range={range}
          />
        </Disclosure>
      )}
    </>
  );
}
