import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatementPage_statement$key } from '../../../../codegen/relay/StatementPage_statement.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { StaffLink } from '../shared/page/StaffLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useDayText } from '../shared/values/useDayText.ts';
import { useAmount } from '../shared/values/useAmount.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { StatementActions } from './StatementActions.tsx';
import { StatementPayments } from './StatementPayments.tsx';
import { shownState, STATEMENT_TONES } from './statementViews.ts';
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
  const dayText = useDayText();
  const { productName } = useApp().brand.words;
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
        corrected
        paid
        open
        dueOn
        overdueDays
        state
        account
        payments {
          __typename
        }
        ...StatementPayments_statement
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
  const shown = shownState({ state: statement.state, overdueDays: statement.overdueDays });
  const payable =
    statement.corrects != null
      ? []
      : ([
          ...(statement.corrected === 0
            ? []
            : [[text('corrected'), amount(statement.corrected, currency)] as const]),
          [text('paid'), amount(statement.paid, currency)],
          [text('openAmount'), amount(statement.open, currency)],
          ...(statement.open > 0 ? [[text('dueOn'), dayText(statement.dueOn)] as const] : []),
          [
            text('state'),
            <Badge key="state" tone={STATEMENT_TONES[shown] ?? 'plain'}>
              {text(`state.${shown}`, { count: statement.overdueDays, number: 0 })}
            </Badge>,
          ],
        ] as const);
  const behind = month != null && (
    <span key="behind" className="row">
      <StaffLink
        to={staffPaths.internalBookEntries({ account: statement.account, period: madeAt.slice(0, 10) })}
      >
        <FormattedMessage id="internalMoney.entries.open" />
      </StaffLink>
      <StaffLink to={staffPaths.internalSettlementFiles(program.id, { q: month })}>
        <FormattedMessage id="internalPrograms.files.title" />
      </StaffLink>
    </span>
  );
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
      back={{
        to: staffPaths.internalStatements(),
        label: intl.formatMessage({ id: 'internal.nav.statements' }),
      }}
      aside={<StatementActions id={id} number={number} hasItems={month != null} hasLines={memberCount > 0} />}
    >
      <Card>
        <Facts
          facts={[
            [
              text('program'),
              <StaffLink key="program" to={staffPaths.internalBilling(program.id)}>
                {program.name}
              </StaffLink>,
            ],
            [text('billedBy'), productName],
            [text('made'), times.stamp(madeAt, program.timeZone)],
            ...(month == null
              ? []
              : ([
                  [text('month'), monthName(`${month}-01`)],
                  [text('due'), amount(statement.amount, currency)],
                  ...payable,
                  [text('behind'), behind],
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
      {(statement.open !== 0 || statement.payments.length > 0) && <StatementPayments statement={statement} />}
      {memberCount > 0 && lines}
    </StaffPage>
  );
}
