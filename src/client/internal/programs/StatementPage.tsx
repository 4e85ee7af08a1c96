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
import { StatementDownload } from './StatementDownload.tsx';

/** A statement: what the utility owes its members, in sum and each. */
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
  const { id, number, since, madeAt, memberCount, points, hundredths, currency, program } = useFragment(
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
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.statements.${name}` }, values);
  return (
    <StaffPage
      title={text('one', { number })}
      lead={
        <FormattedMessage
          id="internalPrograms.statements.about"
          values={{ utility: program.utility.name, program: program.name }}
        />
      }
      back={{ to: staffPaths.internalProgram(program.id), label: program.name }}
      aside={<StatementDownload id={id} number={number} />}
    >
      <Card>
        <Facts
          facts={[
            [text('made'), times.stamp(madeAt, program.timeZone)],
            [text('since'), since == null ? text('first') : times.stamp(since, program.timeZone)],
            [text('members'), intl.formatNumber(memberCount)],
            [text('points'), intl.formatNumber(points)],
            ...(hundredths == null ? [] : [[text('amount'), amount(hundredths, currency)] as const]),
          ]}
        />
      </Card>
      {lines}
    </StaffPage>
  );
}
