import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { components } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { CodeForm } from '../../shared/code/CodeForm.tsx';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Where = components['schemas']['CashoutDestination'] | null;

/** Where the money goes: the address, its code, or the way to another one. `onReady`: on with a verified one. */
export function Destination({
  destination,
  onReady,
}: {
  readonly destination: Where;
  readonly onReady: () => void;
}) {
  const app = useApp();
  const atMoment = useAtMoment();
  const now = useNow(60_000);
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, faults, setFaults, write } = useRestWrite();
  const email = destination?.email ?? '';

  async function send(address: string): Promise<boolean> {
    const saved = await write(
      () => app.rest.act('/cashout/destination', { body: { email: address } }, { fieldsShown: ['email'] }),
      { changes: ['wallet'] },
    );
    if (saved !== null) setChanging(false);
    return saved !== null;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void send(typed);
  }

  if (destination === null || isChanging)
    return (
      <form className="stack" noValidate onSubmit={submit}>
        <TextInput
          label={<FormattedMessage id="cashout.to.label" />}
          hint={<FormattedMessage id="cashout.to.hint" />}
          error={faults['email']}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFaults({});
          }}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            <FormattedMessage id="cashout.to.send" />
          </Button>
          {destination !== null && (
            <Button look="secondary" onClick={() => setChanging(false)}>
              <FormattedMessage id="cashout.to.keep" values={{ email }} />
            </Button>
          )}
        </div>
      </form>
    );
  if (!destination.is_verified)
    return (
      <div className="stack">
        <p role="status">
          <FormattedMessage id="cashout.to.sent" values={{ email: <strong>{email}</strong> }} />
        </p>
        <CodeForm
          button={<FormattedMessage id="cashout.to.confirm" />}
          busy={busy}
          error={faults['code']}
          onCode={(code) =>
            void write(
              () =>
                app.rest.act('/cashout/destination/verify', { body: { code } }, { fieldsShown: ['code'] }),
              { changes: ['wallet'], onSaved: onReady },
            )
          }
          onAgain={() => send(email)}
        >
          <Button look="quiet" small onClick={() => setChanging(true)}>
            <FormattedMessage id="cashout.to.change" />
          </Button>
        </CodeForm>
      </div>
    );
  return (
    <div className="stack">
      <p>
        <FormattedMessage id="cashout.to.yours" values={{ email: <strong>{email}</strong> }} />
      </p>
      {destination.usable_from !== null && (
        <Notice>
          <p>
            <FormattedMessage
              id="cashout.to.wait"
              values={{ when: atMoment(new Date(destination.usable_from), app.zone, now) }}
            />
          </p>
        </Notice>
      )}
      <div className="row">
        <Button onClick={onReady}>
          <FormattedMessage id="cashout.next" />
        </Button>
        <Button look="secondary" onClick={() => setChanging(true)}>
          <FormattedMessage id="cashout.to.change" />
        </Button>
      </div>
    </div>
  );
}
