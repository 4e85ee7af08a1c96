import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { WalletAmount } from '../../../../codegen/rest/types.ts';

/** HOM-09: how the points follow from the ledger, which counts in watts. */
export function LedgerWords({ balance: { points, watts } }: { readonly balance: WalletAmount }) {
  const { points: pointsText, watts: wattsText } = useFormats();
  const { wattConversionRate: rate } = useApp().brand;
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
