import { useEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Account } from '../../../../../codegen/rest/types.ts';
import { FRESH_LOGIN_MINUTES } from '../../../../domain/session/secondFactors.ts';
import { PASSWORD_RULES } from '../../../../domain/session/passwordRules.ts';
import { loginAddress } from '../../../../domain/session/returnTo.ts';
import { sectionAddress } from '../../../../domain/settings/sections.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { logOutWithAnswers } from '../../../platform/write/storeKeptAnswers.ts';
import { Button, type ButtonLook } from '../../../ui/Button.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { Notice } from '../../../ui/Notice.tsx';

export interface ConfirmFormProps {
  readonly confirmation: Account['confirmation'];
  /** The card that a new log-in leads back to. */
  readonly returnTo: string;
  readonly fault: string | undefined;
  readonly busy: boolean;
  /** Without a password where a log-in is recent enough. */
  readonly onConfirm: (password: string | undefined) => void;
  readonly onMissing: (fault: string) => void;
  readonly onCancel: () => void;
  /** Above the password. */
  readonly before?: ReactNode;
  readonly look?: ButtonLook;
  /** The button's words. */
  readonly children: ReactNode;
}

/** Asks for the log-in again before something that matters: the password, or without one a new log-in. */
export function ConfirmForm({
  confirmation,
  returnTo,
  fault,
  busy,
  onConfirm,
  onMissing,
  onCancel,
  before,
  look = 'primary',
  children,
}: ConfirmFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  if (confirmation === 'login') return <LogInAgain returnTo={returnTo} />;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (confirmation === 'done') return onConfirm(undefined);
    const password = new FormData(event.currentTarget).get('password') as string;
    if (password === '') return onMissing(intl.formatMessage({ id: 'settings.security.presentMissing' }));
    onConfirm(password);
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {before}
      {confirmation === 'password' && (
        <PasswordInput
          label={<FormattedMessage id="settings.security.present" />}
          hint={<FormattedMessage id="settings.account.confirm.password" />}
          error={fault}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_RULES.longest}
          required
        />
      )}
      <div className="row">
        <Button type="submit" look={look} small busy={busy}>
          {children}
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}

function LogInAgain({ returnTo }: { readonly returnTo: string }) {
  const app = useApp();

  async function logInAgain() {
    await logOutWithAnswers(app, true);
    app.navigator.go(loginAddress(sectionAddress(returnTo) ?? paths.settings()));
  }

  return (
    <Notice title={<FormattedMessage id="settings.account.confirm.login" />}>
      <p>
        <FormattedMessage id="settings.account.confirm.loginText" values={{ minutes: FRESH_LOGIN_MINUTES }} />
      </p>
      <div className="row">
        <Button look="secondary" small onClick={() => void logInAgain()}>
          <FormattedMessage id="settings.account.confirm.loginButton" />
        </Button>
      </div>
    </Notice>
  );
}
