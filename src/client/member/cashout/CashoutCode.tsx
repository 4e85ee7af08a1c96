import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { CodeForm } from '../../shared/code/CodeForm.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Channel = 'email' | 'sms';

export interface CashoutCodeProps {
  readonly way: 'paypal' | 'egift';
  readonly points: number;
  /** The gift card; null for a payout. */
  readonly rewardId: string | null;
  /** The cash-out itself; `key`: one order, however often it is tried. */
  readonly cashOut: (key: string) => Promise<Outcome<{ readonly order_id: string }>>;
}

/** The code that confirms a cash-out, and then the cash-out. Source: rewards, "Cash-out". */
export function CashoutCode({ way, points, rewardId, cashOut }: CashoutCodeProps) {
  const app = useApp();
  const { pay } = useFormats();
  const { busy, faults, setFaults, write } = useRestWrite();
  const [sent, setSent] = useState<{ readonly to: string; readonly channels: readonly Channel[] } | null>(
    null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef('');

  async function send(channel: Channel): Promise<boolean> {
    setFailure(null);
    const data = await write(
      () =>
        app.rest.act(
          '/cashout/code',
          { body: { way, points, reward_id: rewardId, channel } },
          { intent: 'read' },
        ),
      { onFailed: ({ message }) => setFailure(message) },
    );
    if (data === null) return false;
    key.current = crypto.randomUUID();
    setSent({ to: data.sent_to, channels: data.channels });
    return true;
  }

  async function confirm(code: string): Promise<void> {
    setFailure(null);
    const confirmed = await write(
      () => app.rest.act('/cashout/code/confirm', { body: { code } }, { intent: 'read' }),
      {
        onFailed: ({ fields, message }) =>
          fields?.['code'] === undefined ? setFailure(message) : setFaults({ code: fields['code'] }),
      },
    );
    if (confirmed === null) return;
    await write(() => cashOut(key.current), {
      changes: ['wallet', 'rewards'],
      onSaved: ({ order_id: id }) => app.navigator.go(paths.order(id)),
      onFailed: ({ message }) => setFailure(message),
    });
  }

  return (
    <div className="stack">
      {failure !== null && <Notice tone="error" role="alert" title={failure} />}
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
            button={<FormattedMessage id="cashout.code.done" values={{ amount: pay(points) }} />}
            busy={busy}
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
