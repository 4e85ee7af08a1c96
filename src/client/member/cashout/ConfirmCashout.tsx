import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { OrderCode } from '../../shared/cashout/OrderCode.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ConfirmCashoutProps {
  readonly points: number;
  /** Whether a mailed code confirms this much. */
  readonly needsCode: boolean;
}

/** The cash-out, after a code where one is needed. Source: WAL-03; rewards, "Cash-out". */
export function ConfirmCashout({ points, needsCode }: ConfirmCashoutProps) {
  const app = useApp();
  const { pay } = useFormats();
  const { busy, write } = useRestWrite();
  const [asksCode, setAsksCode] = useState(needsCode);
  const [failure, setFailure] = useState<string | null>(null);
  /** One order, however often it is tried. */
  const [key] = useState(() => crypto.randomUUID());

  async function cashOut(): Promise<void> {
    setFailure(null);
    await write(
      () =>
        app.rest.act(
          '/cashout/cash/paypal',
          { params: { header: { 'Idempotency-Key': key } }, body: { points } },
          { intent: 'read', idempotencyKey: key },
        ),
      {
        changes: ['wallet', 'rewards'],
        onSaved: ({ order_id: id }) => app.navigator.go(paths.order(id)),
        onFailed: ({ code, message }) =>
          code === 'CODE_NEEDED' && !asksCode ? setAsksCode(true) : setFailure(message),
      },
    );
  }

  const label = <FormattedMessage id="cashout.code.done" values={{ amount: pay(points) }} />;
  return asksCode ? (
    <OrderCode
      way="paypal"
      points={points}
      rewardId={null}
      button={label}
      failure={failure}
      onConfirmed={cashOut}
    />
  ) : (
    <div className="stack">
      {failure !== null && <Notice tone="error" role="alert" title={failure} />}
      <div className="row">
        <Button busy={busy} onClick={() => void cashOut()}>
          {label}
        </Button>
      </div>
    </div>
  );
}
