import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { PASSWORD_RULES } from '../../../domain/session/passwordRules.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { announceLogin } from '../../platform/session/focusAfterLogin.ts';
import { usePasswordFault } from '../../shared/session/usePasswordFault.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { stepOptions } from './channels.ts';
import { stateWithStep } from './keptStep.ts';
import type { loader, PasswordLink } from './resetPasswordLoader.ts';

/**
 * `/reset-password?token=…`, with `next=/…` for staff, from an emailed link. Removes the token from the URL
 * immediately, to keep it out of the history.
 */
export default function ResetPasswordScreen() {
  const { navigator } = useApp();
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'session.reset.title' }));
  // Of the address that was opened: the loader runs again when the token leaves it.
  const loaded = useScreenData<typeof loader>();
  const [{ token, expired, invited, next }] = useState(loaded);
  const inAddress = useSearchParams()[0].has('token');
  useEffect(() => {
    if (inAddress) navigator.go(paths.resetPassword(), { replace: true, state: { keepScroll: true } });
  }, [inAddress, navigator]);
  if (token === null)
    return (
      <UselessLink
        title={<FormattedMessage id="session.reset.noToken.title" />}
        text={<FormattedMessage id="session.reset.noToken.text" />}
      />
    );
  return expired === null ? (
    <NewPassword token={token} invited={invited} next={next} />
  ) : (
    <ExpiredLink text={expired} />
  );
}

interface NewPasswordProps extends Pick<PasswordLink, 'invited' | 'next'> {
  readonly token: string;
}

function NewPassword({ token, invited, next }: NewPasswordProps) {
  const app = useApp();
  const intl = useIntl();
  const passwordFault = usePasswordFault();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [expired, setExpired] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setRefused(undefined);
    const wrong = passwordFault(password);
    setFault(wrong);
    if (wrong !== undefined) return input.current?.focus();
    setBusy(true);
    const outcome = await app.rest.act('/reset_password', { body: { token, password } }, { intent: 'read' });
    if (outcome.kind === 'ok') {
      if (outcome.data.user !== null) return enter(outcome.data);
      app.session.enter(outcome.data);
      // The password is set; the log-in screen handles a required code.
      app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'session.reset.done' }) });
      return app.navigator.go(loginAddress(next));
    }
    setBusy(false);
    const { failure } = outcome;
    if (failure.kind === 'second-step') {
      // The password is set; the log-in screen asks for what is still missing.
      const step = stepOptions(failure.verificationOptions);
      return app.navigator.go(loginAddress(next), { state: stateWithStep(app.clock, step) });
    }
    if (failure.fields?.['password'] !== undefined) {
      setFault(failure.fields['password']);
      return input.current?.focus();
    }
    if (failure.code === 'LINK_EXPIRED') setExpired(failure.message);
    else setRefused(failure.message);
    return undefined;
  }

  function enter(status: UserStatus) {
    app.session.enter(status);
    announceLogin();
    app.navigator.leave(next);
  }

  if (expired !== undefined) return <ExpiredLink text={expired} />;
  return (
    <form className="stack stack-loose" noValidate onSubmit={(event) => void submit(event)}>
      <PageHeading
        lead={<FormattedMessage id={invited ? 'session.reset.invited.lead' : 'session.reset.lead'} />}
      >
        <FormattedMessage id={invited ? 'session.reset.invited.title' : 'session.reset.title'} />
      </PageHeading>
      {refused !== undefined && (
        <Notice tone="error" role="alert">
          <p>{refused}</p>
        </Notice>
      )}
      <PasswordInput
        ref={input}
        label={
          <FormattedMessage id={invited ? 'session.reset.invited.password' : 'session.reset.password'} />
        }
        error={fault}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_RULES.longest}
        required
      />
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id={invited ? 'session.reset.invited.button' : 'session.reset.button'} />
      </Button>
    </form>
  );
}

/** Takes the form's place: no password can be set with a link that is used or too old. */
function ExpiredLink({ text }: { readonly text: string }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={here}>
      <UselessLink title={<FormattedMessage id="session.reset.expired.title" />} text={text} />
    </div>
  );
}

function UselessLink({ title, text }: { readonly title: ReactNode; readonly text: ReactNode }) {
  return (
    <div className="stack stack-loose">
      <PageHeading lead={text}>{title}</PageHeading>
      <div className="row">
        <ButtonLink to={paths.forgotPassword()}>
          <FormattedMessage id="session.reset.noToken.button" />
        </ButtonLink>
      </div>
    </div>
  );
}
