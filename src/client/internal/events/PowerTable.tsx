import { useIntl } from 'react-intl';
import { Table } from '../../ui/table/Table.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { usePower } from './usePower.ts';

/** Power by interval, in kilowatts, in a column for each source that is given. */
export function PowerTable<Row extends Interval>({
  caption,
  intervals,
  zone,
  expected,
  range,
  devices,
  meters,
}: PowerTableProps<Row>) {
  const intl = useIntl();
  const times = useStaffTimes();
  const power = usePower();
  const column = (key: string, header: string, read: ReadPower<Row> | undefined) =>
    read === undefined ? [] : [{ key, header, numeric: true, cell: (row: Row) => power(read(row)) }];
  return (
    <Table
      caption={caption}
      rows={intervals}
      rowKey={({ startAt }) => startAt}
      columns={[
        {
          key: 'hours',
          header: intl.formatMessage({ id: 'internalEvents.field.hours' }),
          rowHeader: true,
          cell: ({ startAt, endAt }) => times.hours(startAt, endAt, zone),
        },
        ...column('expected', intl.formatMessage({ id: 'internalLive.byForecast' }), expected),
        ...(range === undefined
          ? []
          : [
              {
                key: 'likely',
                header: intl.formatMessage({ id: 'internalEvents.forecast.likely' }),
                numeric: true,
                cell: range,
              },
            ]),
        ...column('devices', intl.formatMessage({ id: 'internalLive.byDevices' }), devices),
        ...column('meters', intl.formatMessage({ id: 'internalLive.byMeters' }), meters),
      ]}
    />
  );
}

interface Interval {
  readonly startAt: string;
  readonly endAt: string;
}

type ReadPower<Row> = (row: Row) => number | null | undefined;

interface PowerTableProps<Row> {
  readonly caption: string;
  readonly intervals: readonly Row[];
  readonly zone: string;
  readonly expected: ReadPower<Row>;
  /** The range of what is expected, in words. */
  readonly range?: (row: Row) => string;
  readonly devices?: ReadPower<Row>;
  readonly meters?: ReadPower<Row>;
}
