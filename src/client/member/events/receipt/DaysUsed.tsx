import { useIntl } from 'react-intl';
import type { ReceiptDay } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { useLocalDay } from '../../../shared/format/useLocalDay.ts';

/** Each baseline day with its usage during the event's hours, why it was chosen, and its adjustment. */
export function DaysUsed({ days }: { readonly days: readonly ReceiptDay[] }) {
  const intl = useIntl();
  const { energyUnit: unit, exactFigure } = useFormats();
  const localDay = useLocalDay();
  const say = (id: string) => intl.formatMessage({ id }, { unit });
  const energy = (mWh: number | null) => (mWh === null ? '–' : exactFigure(mWh / 1000));
  return (
    <Table
      caption={say('events.days.caption')}
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        {
          key: 'date',
          header: say('events.days.day'),
          rowHeader: true,
          cell: (day) => [localDay(day.date), ...markers(day).map((mark) => say(mark))].join(' '),
        },
        {
          key: 'energy',
          header: unit,
          numeric: true,
          cell: ({ mWh }) => energy(total(mWh)),
        },
        ...(days.some(({ weightPercent }) => weightPercent !== undefined)
          ? [
              {
                key: 'weight',
                header: say('events.days.weight'),
                numeric: true,
                cell: ({ weightPercent }: ReceiptDay) => weightPercent ?? '–',
              },
            ]
          : []),
        ...(days.some(({ comparedMWh }) => comparedMWh !== null)
          ? [
              {
                key: 'compared',
                header: say('events.days.compared'),
                numeric: true,
                cell: ({ comparedMWh }: ReceiptDay) => energy(comparedMWh),
              },
            ]
          : []),
        ...(days.some(({ adjustmentMWh }) => adjustmentMWh !== null)
          ? [
              {
                key: 'before',
                header: say('events.days.before'),
                numeric: true,
                cell: ({ adjustmentMWh }: ReceiptDay) => energy(adjustmentMWh),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Message ids of the notes about a day's readings. */
function markers({ estimatedIntervals, provenance }: ReceiptDay): string[] {
  const marks: string[] = [];
  if (estimatedIntervals > 0) marks.push('events.days.estimated');
  if (provenance === 'upload') marks.push('events.days.upload');
  return marks;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
