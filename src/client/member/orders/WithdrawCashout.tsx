import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';

/** Calls a payout back that was not sent yet. */
export function WithdrawCashout({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const app = useApp();
  const { busy, write } = useRestWrite();
  return (
    <div className="row">
      <Button
        look="secondary"
        busy={busy}
        onClick={() =>
          void write(() => app.rest.act('/cashout/withdraw/{id}', { params: { path: { id: orderId } } }), {
            changes: ['wallet', 'rewards'],
            done: () => intl.formatMessage({ id: 'cashout.order.withdrawn' }),
          })
        }
      >
        <FormattedMessage id="cashout.order.withdraw" />
      </Button>
    </div>
  );
}
