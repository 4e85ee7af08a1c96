import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { StatementPreviewQuery as Query } from '../../../../codegen/relay/StatementPreviewQuery.graphql.ts';
import { StatementItems } from './StatementItems.tsx';

/** What a month's statement would bill, before it is made. */
export function StatementPreview({
  programId,
  month,
}: {
  readonly programId: string;
  readonly month: string;
}) {
  const preview = useLazyLoadQuery<Query>(
    graphql`
      query StatementPreviewQuery($programId: ID!, $month: String!) {
        staff {
          statementPreview(programId: $programId, month: $month) {
            amount
            corrects
            currency
            items {
              ...StatementItems_items
            }
          }
        }
      }
    `,
    { programId, month },
    { fetchPolicy: 'network-only' },
  ).staff?.statementPreview;
  if (preview == null) return null;
  const { items, amount, corrects, currency } = preview;
  return (
    <>
      {corrects != null && (
        <p>
          <FormattedMessage id="internalPrograms.statements.onlyCorrects" values={{ number: corrects }} />
        </p>
      )}
      <StatementItems items={items} amount={amount} currency={currency} />
    </>
  );
}
