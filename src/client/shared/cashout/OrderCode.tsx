import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CodeForm } from '../code/CodeForm.tsx';

type Channel = 'email' | 'sms';

export interface OrderCodeProps {
  readonly way: 'paypal' | 'egift' | 'gift';
  /** 0 for a gift. */
  readonly points: number;
  /** The gift card; null for payouts and gifts. */
  readonly rewardId: string | null;
  /** The label of the button that enters the code and orders. */
  readonly button: ReactNode;
  /** Why the order failed; null: it didn't. */
  readonly failure: string | null;
  /** Places the order. */
  readonly onConfirmed: () => Promise<void>;
}

/** The code that confirms an order of money or a gift card, and then the order. Source: rewards, "Cash-out". */
export function OrderCode({ way, points, rewardId, button, failure, onConfirmed }: OrderCodeProps) {
  const app = useApp();
  const { busy, faults, setFaults, write } = useRestWrite();
  const [isOrdering, setOrdering] = useState(false);
  const [sent, setSent] = useState<{ readonly to: string; readonly channels: readonly Channel[] } | null>(
    null,
  );
  const [refused, setRefused] = useState<string | null>(null);
  const shown = refused ?? failure;

  async function send(channel: Channel): Promise<boolean> {
    setRefused(null);
    const data = await write(
      () =>
        app.rest.act(
          '/cashout/code',
          { body: { way, points, reward_id: rewardId, channel } },
          { intent: 'read' },
        ),
      { onFailed: ({ message }) => setRefused(message) },
    );
    if (data === null) return false;
    setSent({ to: data.sent_to, channels: data.channels });
    return true;
  }

  async function confirm(code: string): Promise<void> {
    setRefused(null);
    const confirmed = await write(
      () => app.rest.act('/cashout/code/confirm', { body: { code } }, { intent: 'read' }),
      {
        onFailed: ({ fields, message }) =>
          fields?.['code'] === undefined ? setRefused(message) : setFaults({ code: fields['code'] }),
      },
    );
    if (confirmed === null) return;
    setOrdering(true);
    await onConfirmed();
    setOrdering(false);
  }

  return (
    <div className="stack">
      {shown !== null && <Notice tone="error" role="alert" title={shown} />}
      {sent === null ? (
        <>
          <p>
            <FormattedMessage id="cashout.code.ask" />
          </p>
          <div className="row">
            <Button busy={busy} onClick={() => void send('email')}>
              <FormattedMessage id="cashout.code.email" />
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">
            <FormattedMessage id="cashout.code.sent" values={{ to: <strong>{sent.to}</strong> }} />
          </p>
          <CodeForm
            button={button}
            busy={busy || isOrdering}
            error={faults['code']}
            onCode={(code) => void confirm(code)}
            onAgain={() => send('email')}
          >
            {sent.channels.includes('sms') && (
              <Button look="quiet" small onClick={() => void send('sms')}>
                <FormattedMessage id="cashout.code.sms" />
              </Button>
            )}
          </CodeForm>
        </>
      )}
    </div>
  );
}
