import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatementPage_statement$key } from '../../../../codegen/relay/StatementPage_statement.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Card } from '../../ui/Card.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { StatementActions } from './StatementActions.tsx';
import { StatementItems } from './StatementItems.tsx';
import { useStatementTitle } from './useStatementTitle.ts';

/** A statement: what the utility owes for a month, and what it pays its members, in sum and each. Made to be printed, too. */
export function StatementPage({
  statement: key,
  lines,
}: {
  readonly statement: StatementPage_statement$key;
  readonly lines: ReactNode;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const amount = useAmount();
  const title = useStatementTitle();
  const monthName = useMonthName();
  const statement = useFragment(
    graphql`
      fragment StatementPage_statement on ProgramStatement {
        id
        number
        since
        madeAt
        memberCount
        points
        hundredths
        currency
        month
        corrects
        amount
        items {
          ...StatementItems_items
        }
        program {
          id
          name
          timeZone
          utility {
            name
          }
        }
      }
    `,
    key,
  );
  const { id, number, since, madeAt, memberCount, points, hundredths, currency, month, program } = statement;
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.statements.${name}` }, values);
  const items = month != null && (
    <Panel title={text('owes', { utility: program.utility.name })}>
      <StatementItems items={statement.items} amount={statement.amount} currency={currency} />
    </Panel>
  );
  return (
    <StaffPage
      title={title(statement)}
      lead={
        <FormattedMessage
          id={month == null ? 'internalPrograms.statements.about' : 'internalPrograms.statements.aboutMonth'}
          values={{ utility: program.utility.name, program: program.name }}
        />
      }
      back={{ to: staffPaths.internalProgram(program.id), label: program.name }}
      aside={<StatementActions id={id} number={number} hasItems={month != null} hasLines={memberCount > 0} />}
    >
      <Card>
        <Facts
          facts={[
            [text('made'), times.stamp(madeAt, program.timeZone)],
            ...(month == null
              ? []
              : ([
                  [text('month'), monthName(`${month}-01`)],
                  [text('due'), amount(statement.amount, currency)],
                ] as const)),
            ...(statement.corrects == null
              ? []
              : ([[text('corrects'), text('one', { number: statement.corrects })]] as const)),
            ...(memberCount === 0
              ? []
              : ([
                  [text('since'), since == null ? text('first') : times.stamp(since, program.timeZone)],
                  [text('members'), intl.formatNumber(memberCount)],
                  [text('points'), intl.formatNumber(points)],
                  ...(hundredths == null ? [] : [[text('amount'), amount(hundredths, currency)] as const]),
                ] as const)),
          ]}
        />
      </Card>
      {items}
      {memberCount > 0 && lines}
    </StaffPage>
  );
}
