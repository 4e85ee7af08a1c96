import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthenticatorSecret, SecondFactorAdded } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { RequestFailure } from '../../platform/transport/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AppCodeForm } from './AppCodeForm.tsx';
import { loadWebauthn } from './loadWebauthn.ts';
import { QrCode } from './QrCode.tsx';
import styles from './secondFactor.module.css';

export type SetUpKind = 'authenticator' | 'passkey';

interface SetUpProps {
  readonly onAdded: (added: SecondFactorAdded) => void;
  /** A log-in that took too long, or is too long ago. */
  readonly onGone: (message: string) => void;
}

/** Whether the log-in that allows the change is over. */
const isOver = ({ code }: RequestFailure): boolean => code === 'SECOND_STEP_GONE' || code === 'FRESH_LOGIN';

/** Scan, then enter the first code. */
export function SetUpApp({ onAdded, onGone }: SetUpProps) {
  const app = useApp();
  const intl = useIntl();
  const [offered, setOffered] = useState<AuthenticatorSecret | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  function show(failure: RequestFailure) {
    setBusy(false);
    if (isOver(failure)) onGone(failure.message);
    else setFault(failure.fields?.['code'] ?? failure.message);
  }

  async function begin() {
    setBusy(true);
    const outcome = await app.rest.act('/second_factors/authenticator', {}, { intent: 'read' });
    if (outcome.kind === 'failed') return show(outcome.failure);
    setBusy(false);
    return setOffered(outcome.data);
  }

  async function confirm(code: string) {
    setBusy(true);
    setFault(undefined);
    const outcome = await app.rest.act(
      '/second_factors/authenticator/confirm',
      { body: { code } },
      { intent: 'read' },
    );
    if (outcome.kind === 'failed') return show(outcome.failure);
    return onAdded(outcome.data);
  }

  if (offered === null)
    return (
      <div className="stack">
        <p>
          <FormattedMessage id="secondFactor.app.what" />
        </p>
        {fault !== undefined && (
          <Notice tone="error" role="alert">
            {fault}
          </Notice>
        )}
        <Button wide busy={busy} onClick={() => void begin()}>
          <FormattedMessage id="secondFactor.app.begin" />
        </Button>
      </div>
    );
  return (
    <div className="stack">
      <p>
        <FormattedMessage id="secondFactor.app.scan" />
      </p>
      <QrCode text={offered.uri} />
      <p className="small">
        <FormattedMessage
          id="secondFactor.app.byHand"
          values={{ secret: <span className={styles['secret']}>{groups(offered.secret)}</span> }}
        />
      </p>
      <AppCodeForm
        kind="authenticator"
        button={intl.formatMessage({ id: 'secondFactor.app.confirm' })}
        busy={busy}
        error={fault}
        onCode={(code) => void confirm(code)}
      />
    </div>
  );
}

/** A name, then the browser's own dialog. */
export function SetUpPasskey({ onAdded, onGone }: SetUpProps) {
  const app = useApp();
  const intl = useIntl();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  function show(failure: RequestFailure) {
    setBusy(false);
    if (isOver(failure)) onGone(failure.message);
    else setFault(failure.message);
  }

  async function add() {
    setBusy(true);
    setFault(undefined);
    const asked = await app.rest.act('/second_factors/passkey', {}, { intent: 'read' });
    if (asked.kind === 'failed') return show(asked.failure);
    const { makePasskey } = await app.importLazily(loadWebauthn);
    const response = await makePasskey(asked.data.options);
    if (response === null) {
      setBusy(false);
      return setFault(intl.formatMessage({ id: 'secondFactor.passkey.none' }));
    }
    const called = name.trim() === '' ? intl.formatMessage({ id: 'secondFactor.passkey.unnamed' }) : name;
    const outcome = await app.rest.act(
      '/second_factors/passkey/confirm',
      { body: { name: called, response } },
      { intent: 'read' },
    );
    if (outcome.kind === 'failed') return show(outcome.failure);
    return onAdded(outcome.data);
  }

  return (
    <div className="stack">
      <p>
        <FormattedMessage id="secondFactor.passkey.what" />
      </p>
      <TextInput
        label={<FormattedMessage id="secondFactor.passkey.name" />}
        hint={<FormattedMessage id="secondFactor.passkey.nameHint" />}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => void add()}>
        <FormattedMessage id="secondFactor.passkey.add" />
      </Button>
    </div>
  );
}

/** In groups of four, as people read them. */
const groups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
