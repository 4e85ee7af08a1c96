import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  Burn_programs$data,
  Burn_programs$key,
} from '../../../../codegen/relay/Burn_programs.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { StaffLink } from '../shared/page/StaffLink.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { monthsAt, untilDay } from './periods.ts';

type Row = Burn_programs$data[number];

const DAY_MS = 86_400_000;

/** What each program has paid of its budget, how fast, and what its utility owes. */
export function Burn({ programs: key }: { readonly programs: Burn_programs$key }) {
  const intl = useIntl();
  const money = useAmount();
  const { currency } = useApp().brand;
  const programs = useFragment(
    graphql`
      fragment Burn_programs on ProgramBurn @relay(plural: true) {
        programId
        name
        budgetPoints
        spentPoints
        monthPoints
        monthBeforePoints
        account
        billed
        receivable
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalMoney.burn.${name}` });
  const { month, before, today } = monthsAt(useNow(DAY_MS));
  const points = (name: string, period: string, value: (row: Row) => number) => ({
    key: name,
    header: text(name),
    numeric: true,
    value,
    cell: (row: Row) => (
      <Link to={staffPaths.internalBookEntries({ account: row.account, period })}>
        {intl.formatNumber(value(row), { maximumFractionDigits: 0 })}
      </Link>
    ),
  });
  const left = ({ budgetPoints, spentPoints }: Row) =>
    budgetPoints == null ? null : Math.max(0, budgetPoints - spentPoints);
  return (
    <CompleteList<Row>
      title={text('title')}
      file="budgets"
      rows={programs}
      rowKey={({ programId }) => programId}
      columns={[
        {
          key: 'program',
          header: text('program'),
          rowHeader: true,
          value: ({ name }) => name,
          cell: ({ name, programId }) => (
            <StaffLink to={staffPaths.internalBilling(programId)}>{name}</StaffLink>
          ),
        },
        {
          key: 'budget',
          header: text('budget'),
          numeric: true,
          value: ({ budgetPoints }) => budgetPoints ?? null,
          cell: ({ budgetPoints }) =>
            budgetPoints == null ? text('noBudget') : intl.formatNumber(budgetPoints),
        },
        points('spentPoints', untilDay(today), ({ spentPoints }) => spentPoints),
        {
          key: 'left',
          header: text('left'),
          numeric: true,
          value: left,
          cell: (row) => {
            const rest = left(row);
            return rest === null ? '–' : intl.formatNumber(rest, { maximumFractionDigits: 0 });
          },
        },
        points('monthPoints', month, ({ monthPoints }) => monthPoints),
        points('monthBeforePoints', before, ({ monthBeforePoints }) => monthBeforePoints),
        {
          key: 'billed',
          header: text('billed'),
          numeric: true,
          currency,
          value: ({ billed }) => billed,
          cell: ({ billed, receivable }) => (
            <Link to={staffPaths.internalBookEntries({ account: receivable, period: untilDay(today) })}>
              {money(billed, currency)}
            </Link>
          ),
        },
      ]}
      empty={text('none')}
    />
  );
}
