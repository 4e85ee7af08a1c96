import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { StatementLines_query$key } from '../../../../codegen/relay/StatementLines_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useAmount } from '../shared/values/useAmount.ts';

const fragment = graphql`
  fragment StatementLines_query on Query
  @refetchable(queryName: "StatementLinesPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      statement(id: $id) {
        currency
        lines(first: $count, after: $cursor) @connection(key: "StatementLines_lines") {
          totalCount
          edges {
            node {
              memberId
              name
              email
              isGone
              points
              hundredths
            }
          }
        }
      }
    }
  }
`;

/** What a statement paid each member, by email address. */
export function StatementLines({ query }: { readonly query: StatementLines_query$key }) {
  const intl = useIntl();
  const amount = useAmount();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.statement?.lines);
  const currency = list.data.staff?.statement?.currency;
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.statements.${name}` });
  return (
    <>
      {list.rows.length < list.total && (
        // On paper nothing else says that there are more.
        <p className="small muted">
          <FormattedMessage
            id="internalPrograms.statements.someLines"
            values={{ shown: list.rows.length, total: list.total }}
          />
        </p>
      )}
      <StaffList
        caption={text('lines')}
        rowKey={({ memberId }) => memberId}
        list={list}
        columns={[
          {
            key: 'member',
            header: text('member'),
            rowHeader: true,
            cell: ({ memberId, name, email, isGone }) =>
              isGone ? (
                <FormattedMessage id="internal.accountDeleted" />
              ) : (
                <Link to={staffPaths.internalMember(memberId)}>{name ?? email}</Link>
              ),
          },
          { key: 'email', header: text('email'), secondary: true, cell: ({ email }) => email },
          {
            key: 'points',
            header: text('points'),
            numeric: true,
            cell: ({ points }) => intl.formatNumber(points),
          },
          {
            key: 'amount',
            header: text('amount'),
            numeric: true,
            cell: ({ hundredths }) =>
              hundredths == null || currency === undefined ? (
                '–'
              ) : (
                <NoWrap>{amount(hundredths, currency)}</NoWrap>
              ),
          },
        ]}
        none="internalPrograms.statements.noLines"
        keys={[]}
      />
    </>
  );
}
