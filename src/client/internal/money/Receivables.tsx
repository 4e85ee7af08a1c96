import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Receivables_lines$key } from '../../../../codegen/relay/Receivables_lines.graphql.ts';
import { DUE_AGES, type DueAge } from '../../../domain/programs/statementStates.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { useAmount } from '../shared/values/useAmount.ts';

interface Row {
  readonly programId: string;
  readonly name: string;
  readonly open: Readonly<Partial<Record<DueAge, number>>>;
}

const AGES = Object.keys(DUE_AGES) as DueAge[];
const sum = ({ open }: Row): number => AGES.reduce((total, age) => total + (open[age] ?? 0), 0);

/** What utilities owe by program, and how long it has been due; each figure opens its statements. */
export function Receivables({ lines: key }: { readonly lines: Receivables_lines$key }) {
  const intl = useIntl();
  const money = useAmount();
  const { currency } = useApp().brand;
  const lines = useFragment(
    graphql`
      fragment Receivables_lines on Receivable @relay(plural: true) {
        programId
        name
        age
        open
      }
    `,
    key,
  );
  const rows = new Map<string, Row>();
  for (const { programId, name, age, open } of lines)
    rows.set(programId, { programId, name, open: { ...rows.get(programId)?.open, [age]: open } });
  const text = (name: string) => intl.formatMessage({ id: `internalMoney.receivables.${name}` });
  return (
    <CompleteList<Row>
      title={text('title')}
      file="receivables"
      rows={[...rows.values()]}
      rowKey={({ programId }) => programId}
      columns={[
        {
          key: 'owedBy',
          header: text('program'),
          rowHeader: true,
          wraps: true,
          value: ({ name }) => name,
        },
        ...AGES.map((age) => ({
          key: age,
          header: text(`age.${age}`),
          numeric: true,
          secondary: age === 'CREDIT',
          currency,
          value: ({ open }: Row) => open[age] ?? 0,
          cell: ({ programId, open }: Row) =>
            open[age] === undefined ? (
              '–'
            ) : (
              <Link to={staffPaths.internalStatements({ program: programId, age })}>
                {money(open[age], currency)}
              </Link>
            ),
        })),
        {
          key: 'owed',
          header: text('total'),
          numeric: true,
          currency,
          value: sum,
          cell: (row) => (
            <Link to={staffPaths.internalStatements({ program: row.programId })}>
              {money(sum(row), currency)}
            </Link>
          ),
        },
      ]}
      empty={text('none')}
    />
  );
}
