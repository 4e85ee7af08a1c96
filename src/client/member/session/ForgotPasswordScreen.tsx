import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { isEmailAddress, LONGEST_EMAIL } from '../../../domain/signup/emailAddress.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { SendAgain } from '../../shared/code/SendAgain.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { useEmailInput } from './useEmailInput.ts';

/**
 * `/forgot-password`, and `/signup/password` for a member without one: requests a link. The confirmation is the
 * same whether or not the address has an account. Members of a brand with single sign-on have no password here: the page
 * explains how they log in, and keeps the form for those who were given a password.
 */
export default function ForgotPasswordScreen() {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  useDocumentTitle(intl.formatMessage({ id: sent ? 'session.forgot.sent.title' : 'session.forgot.title' }));
  function onSent(to: string) {
    setEmail(to);
    setSent(true);
  }
  return sent ? (
    <LinkSent email={email} onChange={() => setSent(false)} />
  ) : (
    <AskForLink email={email} onSent={onSent} />
  );
}

interface AskForLinkProps {
  /** Of an earlier request; empty for the first one. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

function AskForLink({ email: before, onSent }: AskForLinkProps) {
  const app = useApp();
  const { user } = useSession();
  const intl = useIntl();
  const sso = app.brand.loginMethod === 'sso';
  const { productName } = app.brand.words;
  const { busy, faults, setFaults, write } = useRestWrite();
  const input = useEmailInput();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    if (!isEmailAddress(email)) {
      setFaults({ email: intl.formatMessage({ id: 'session.email.missing' }) });
      input.current?.focus();
      return;
    }
    await write(() => app.rest.act('/forgot_password', { body: { email } }, { fieldsShown: ['email'] }), {
      onSaved: () => onSent(email),
    });
  }

  return (
    <form className="stack stack-loose" noValidate onSubmit={(event) => void submit(event)}>
      <PageHeading
        lead={
          <FormattedMessage
            id={sso ? 'session.forgot.sso.lead' : 'session.forgot.lead'}
            values={{ productName }}
          />
        }
      >
        <FormattedMessage id="session.forgot.title" />
      </PageHeading>
      {sso && <SingleSignOn />}
      {sso && (
        <h2>
          <FormattedMessage id="session.login.sso.or" />
        </h2>
      )}
      <TextInput
        ref={input}
        label={<FormattedMessage id="session.email" />}
        defaultValue={before === '' ? user?.email : before}
        error={faults['email']}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        required
      />
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="session.forgot.button" />
      </Button>
      <p>
        <Link to={paths.login()}>
          <FormattedMessage id="session.forgot.back" />
        </Link>
      </p>
    </form>
  );
}

interface LinkSentProps {
  readonly email: string;
  /** Returns to the form. */
  readonly onChange: () => void;
}

function LinkSent({ email, onChange }: LinkSentProps) {
  const app = useApp();
  const intl = useIntl();
  const sso = app.brand.loginMethod === 'sso';
  const { write } = useRestWrite();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.querySelector('h1')?.focus(), []);

  async function sendAgain() {
    const answer = await write(() => app.rest.act('/forgot_password', { body: { email } }), {
      onSaved: () =>
        app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'session.forgot.sentAgain' }) }),
    });
    return answer !== null;
  }

  return (
    <div ref={here} className="stack stack-loose">
      <div className="stack" role="status">
        <PageHeading>
          <FormattedMessage id="session.forgot.sent.title" />
        </PageHeading>
        <p>
          <FormattedMessage
            id={sso ? 'session.forgot.sso.sent' : 'session.forgot.sent.text'}
            values={{ email, productName: app.brand.words.productName }}
          />
        </p>
      </div>
      <div className="stack stack-snug">
        <SendAgain what="link" look="secondary" wide justSent onAgain={sendAgain} />
        <Button look="quiet" wide onClick={onChange}>
          <FormattedMessage id="session.forgot.change" />
        </Button>
      </div>
      <p>
        <Link to={paths.login()} state={{ email }}>
          <FormattedMessage id="session.forgot.back" />
        </Link>
      </p>
    </div>
  );
}
