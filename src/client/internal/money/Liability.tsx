import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Liability_liability$key } from '../../../../codegen/relay/Liability_liability.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { untilDay } from './periods.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useDayText } from '../shared/values/useDayText.ts';

/** Points that members haven't spent, by how old they are. */
export function Liability({ liability: key }: { readonly liability: Liability_liability$key | null }) {
  const intl = useIntl();
  const money = useAmount();
  const dayText = useDayText();
  const { currency } = useApp().brand;
  const liability = useFragment(
    graphql`
      fragment Liability_liability on Liability {
        day
        ages {
          fromDays
          points
          hundredths
          members
        }
      }
    `,
    key,
  );
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalMoney.liability.${name}` }, values);
  if (liability == null)
    return (
      <Panel title={text('title')}>
        <p className="muted">{text('none')}</p>
      </Panel>
    );
  const { day, ages } = liability;
  return (
    <CompleteList
      title={text('title')}
      file="liability"
      rows={ages}
      rowKey={({ fromDays }) => String(fromDays)}
      aside={
        <Link to={staffPaths.internalBookEntries({ account: 'unspent', period: untilDay(day) })}>
          <FormattedMessage id="internalMoney.entries.open" />
        </Link>
      }
      columns={[
        {
          key: 'age',
          header: text('age', {
            day: dayText(day),
          }),
          rowHeader: true,
          value: ({ fromDays }) => fromDays,
          cell: ({ fromDays }) => {
            const next = ages.find((age) => age.fromDays > fromDays)?.fromDays;
            return next === undefined
              ? text('older', { from: fromDays })
              : text('days', { from: fromDays, to: next - 1 });
          },
        },
        {
          key: 'points',
          header: text('points'),
          numeric: true,
          value: ({ points }) => points,
          cell: ({ points }) => intl.formatNumber(points),
        },
        {
          key: 'worth',
          header: text('worth'),
          numeric: true,
          currency,
          value: ({ hundredths }) => hundredths ?? null,
          cell: ({ hundredths }) => (hundredths == null ? '–' : money(hundredths, currency)),
        },
        {
          key: 'members',
          header: text('members'),
          numeric: true,
          value: ({ members }) => members,
          cell: ({ members }) => intl.formatNumber(members),
        },
      ]}
      empty={text('none')}
    />
  );
}
