import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Funnel_weeks$data,
  Funnel_weeks$key,
} from '../../../../../codegen/relay/Funnel_weeks.graphql.ts';
import { CountBars } from './CountBars.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useWeek } from './useWeek.ts';

type Week = Funnel_weeks$data[number];

const STEPS: readonly (readonly [name: string, count: (week: Week) => number])[] = [
  ['signedUp', ({ signedUp }) => signedUp],
  ['choseUtility', ({ choseUtility }) => choseUtility],
  ['connected', ({ connected }) => connected],
  ['enrolled', ({ enrolled }) => enrolled],
  ['tookPart', ({ tookPart }) => tookPart],
];

/** How far those got who signed up, in sum and by week. */
export function Funnel({ weeks: key }: { readonly weeks: Funnel_weeks$key }) {
  const intl = useIntl();
  const week = useWeek();
  const weeks = useFragment(
    graphql`
      fragment Funnel_weeks on FunnelWeek @relay(plural: true) {
        week
        signedUp
        choseUtility
        connected
        enrolled
        tookPart
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalOverview.funnel.${name}` });
  const number = (count: number) => intl.formatNumber(count);
  return (
    <FigurePanel
      title={text('title')}
      lead={text('lead')}
      file="enrollment-funnel"
      rows={weeks}
      rowKey={(row) => row.week}
      columns={[
        { key: 'week', header: text('week'), value: (row) => row.week, cell: (row) => week(row.week) },
        ...STEPS.map(([name, count]) => ({
          key: name,
          header: text(name),
          value: count,
          cell: (row: Week) => number(count(row)),
        })),
      ]}
    >
      <CountBars
        label={text('title')}
        bars={STEPS.map(([name, count]) => ({
          key: name,
          name: text(name),
          count: weeks.reduce((sum, row) => sum + count(row), 0),
        }))}
      />
    </FigurePanel>
  );
}
