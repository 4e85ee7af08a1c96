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
import { Button, ButtonLink } from '../../ui/Button.tsx';
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
  const [sentTo, setSentTo] = useState<string | null>(null);
  useDocumentTitle(
    intl.formatMessage({ id: sentTo === null ? 'session.forgot.title' : 'session.forgot.sent.title' }),
  );
  return sentTo === null ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} />;
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
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
        defaultValue={user?.email}
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

function LinkSent({ email }: { readonly email: string }) {
  const { brand } = useApp();
  const sso = brand.loginMethod === 'sso';
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={here} className="stack stack-loose" role="status">
      <PageHeading>
        <FormattedMessage id="session.forgot.sent.title" />
      </PageHeading>
      <p>
        <FormattedMessage
          id={sso ? 'session.forgot.sso.sent' : 'session.forgot.sent.text'}
          values={{ email, productName: brand.words.productName }}
        />
      </p>
      <div className="row">
        <ButtonLink to={paths.login()} look="secondary">
          <FormattedMessage id="session.forgot.back" />
        </ButtonLink>
      </div>
    </div>
  );
}
