import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Movement_weeks$key } from '../../../../../codegen/relay/Movement_weeks.graphql.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { isLabelled } from './sparse.ts';
import { useWeek } from './useWeek.ts';

/** Homes that began to take part, above the line, and that dropped out, below it, by week. */
export function Movement({ weeks: key }: { readonly weeks: Movement_weeks$key }) {
  const intl = useIntl();
  const week = useWeek();
  const weeks = useFragment(
    graphql`
      fragment Movement_weeks on MovementWeek @relay(plural: true) {
        week
        joined
        left
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalOverview.movement.${name}` });
  const number = (count: number) => intl.formatNumber(count);
  return (
    <FigurePanel
      title={text('title')}
      lead={text('lead')}
      file="joining-and-dropping-out"
      rows={weeks}
      rowKey={(row) => row.week}
      columns={[
        { key: 'week', header: text('week'), value: (row) => row.week, cell: (row) => week(row.week) },
        {
          key: 'joined',
          header: text('joined'),
          value: ({ joined }) => joined,
          cell: ({ joined }) => number(joined),
        },
        { key: 'left', header: text('left'), value: ({ left }) => left, cell: ({ left }) => number(left) },
      ]}
    >
      <Bars
        label={text('title')}
        unit={text('unit')}
        format={number}
        whole
        bars={weeks.flatMap(({ week: monday, joined, left }, index) => [
          {
            key: `${monday}+`,
            label: isLabelled(index, weeks.length) ? week(monday) : '',
            name: `${week(monday)}, ${text('joined')}`,
            value: joined,
            tone: 'saved' as const,
          },
          {
            key: `${monday}-`,
            label: '',
            name: `${week(monday)}, ${text('left')}`,
            value: left === 0 ? 0 : -left,
            tone: 'quiet' as const,
          },
        ])}
      />
    </FigurePanel>
  );
}
