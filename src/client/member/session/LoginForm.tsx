import { useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { PASSWORD_RULES } from '../../../domain/session/passwordRules.ts';
import { LONGEST_EMAIL } from '../../../domain/signup/emailAddress.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { readText, typedIn } from '../../ui/form/readText.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { stepOptions, type LogInStep } from './channels.ts';
import { useEmailInput } from './useEmailInput.ts';

interface Faults {
  readonly email?: string;
  readonly password?: string;
  /** The server's error for the credentials. */
  readonly form?: string;
}

export interface LoginFormProps {
  /** Shown below another log-in method. */
  readonly beside: boolean;
  /** Why an earlier log-in has to start over. */
  readonly fault: string | undefined;
  readonly onIn: (status: UserStatus) => void;
  /** The credentials are right and a second step is required (NET-12). */
  readonly onTwoFactor: (options: LogInStep) => void;
}

/** Email address and password. */
export function LoginForm({ beside, fault, onIn, onTwoFactor }: LoginFormProps) {
  const app = useApp();
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>(fault === undefined ? {} : { form: fault });
  const email = useEmailInput();
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { email: readText(form, 'email'), password: typedIn(form, 'password') };
    const missing = missingParts(given);
    setFaults(missing);
    if (missing.email !== undefined) return email.current?.focus();
    if (missing.password !== undefined) return password.current?.focus();

    setBusy(true);
    // The form shows wrong credentials itself, so no flash is needed.
    const outcome = await app.rest.act('/login', { body: given }, { intent: 'read' });
    if (outcome.kind === 'ok') return onIn(outcome.data);
    setBusy(false);
    const { failure } = outcome;
    if (failure.kind === 'second-step') return onTwoFactor(stepOptions(failure.verificationOptions));
    setFaults({
      form:
        failure.code === 'WRONG_PAIR' ? intl.formatMessage({ id: 'session.login.wrong' }) : failure.message,
    });
    return password.current?.focus();
  }

  /** What was typed as the address goes along. A link to a new tab is left to the browser. */
  function forgot(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    app.navigator.go(paths.forgotPassword(), { state: { email: email.current?.value.trim() ?? '' } });
  }

  function missingParts(given: { email: string; password: string }): Faults {
    return {
      ...(given.email === '' ? { email: intl.formatMessage({ id: 'session.email.missing' }) } : {}),
      ...(given.password === '' ? { password: intl.formatMessage({ id: 'session.password.missing' }) } : {}),
    };
  }

  return (
    <form className="stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {faults.form !== undefined && (
        <Notice tone="error" role="alert">
          {faults.form}
        </Notice>
      )}
      <TextInput
        ref={email}
        label={<FormattedMessage id="session.email" />}
        error={faults.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        required
      />
      <PasswordInput
        ref={password}
        label={<FormattedMessage id="session.password" />}
        error={faults.password}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_RULES.longest}
        required
      />
      <Button type="submit" look={beside ? 'secondary' : 'primary'} wide busy={busy}>
        <FormattedMessage id="session.login.button" />
      </Button>
      <p>
        <Link to={paths.forgotPassword()} onClick={forgot}>
          <FormattedMessage id="session.login.forgot" />
        </Link>
      </p>
    </form>
  );
}
