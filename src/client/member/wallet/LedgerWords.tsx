import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { LedgerWords_balance$key } from '../../../../codegen/relay/LedgerWords_balance.graphql.ts';

/** HOM-09: how the points follow from the ledger, which counts in watts. */
export function LedgerWords({ balance }: { readonly balance: LedgerWords_balance$key }) {
  const { points: pointsText, watts: wattsText } = useFormats();
  const { wattConversionRate: rate } = useApp().brand;
  const { points, watts } = useFragment(
    graphql`
      fragment LedgerWords_balance on Balance {
        points
        watts
      }
    `,
    balance,
  );
  const over = watts - points * rate;
  return (
    <p className="muted">
      <FormattedMessage
        id="wallet.ledger"
        values={{ watts: wattsText(watts), rate: wattsText(rate), points: pointsText(points) }}
      />
      {over > 0 && (
        <>
          {' '}
          <FormattedMessage id="wallet.over" values={{ watts: wattsText(over) }} />
        </>
      )}
    </p>
  );
}
