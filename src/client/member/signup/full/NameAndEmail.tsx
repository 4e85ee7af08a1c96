import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { fieldsOf, useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import type { StepUse } from '../useStep.ts';
import { Captcha } from './Captcha.tsx';
import { FULL_FIELDS, looksLikeEmail } from './fullFields.ts';
import { NameFields } from './NameFields.tsx';
import { useCaptcha } from './useCaptcha.ts';

export function NameAndEmail({ use, onSent }: { readonly use: StepUse; readonly onSent: () => void }) {
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { signup, typed, goOn } = use;
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('full');
  const { frame, height, expired, token, again } = useCaptcha();
  // Members have shown who they are.
  const asksCaptcha = brand.captchaSiteKey !== null && !signup.member;
  const say = (id: string) => intl.formatMessage({ id });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [first_name, last_name, email] = [textOf(data, 'first_name'), textOf(data, 'last_name'), textOf(data, 'email')];
    const captcha_token = token();
    const terms = data.get('terms') !== null;
    const wrong = refuse({
      first_name: first_name === '' ? say('signup.full.noFirstName') : undefined,
      last_name: last_name === '' ? say('signup.full.noLastName') : undefined,
      email: looksLikeEmail(email) ? undefined : say('signup.full.noEmail'),
      terms: terms ? undefined : say('signup.full.noTerms'),
      captcha_token: asksCaptcha && captcha_token === null ? say('signup.full.noCaptcha') : undefined,
    });
    if (wrong) return;
    draft.drop();
    const answer = await send(() => rest.act('/signup/full', { body: { first_name, last_name, email, terms, ...(captcha_token !== null && { captcha_token }) } }));
    if (answer === null) return again();
    goOn(answer);
    onSent();
  }

  return (
    <StepFrame use={use} title={say('signup.full.title')} why={<FormattedMessage id="signup.full.why" />}>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => draft.keep(fieldsOf(currentTarget, FULL_FIELDS))}
      >
        <NameFields first={typed['first_name'] ?? ''} last={typed['last_name'] ?? ''} faults={faults} />
        <TextInput
          label={<FormattedMessage id="signup.full.email" />}
          name="email"
          type="email"
          inputMode="email"
          defaultValue={typed['email'] ?? signup.mail_sent_to ?? ''}
          error={faults['email']}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <Checkbox
          name="terms"
          required
          error={faults['terms']}
          label={<FormattedMessage id="signup.full.terms" values={{ product: brand.words.productName, terms: outside(brand.termsUrl), privacy: outside(brand.privacyUrl) }} />}
        />
        {asksCaptcha && <Captcha frame={frame} height={height} expired={expired} error={faults['captcha_token']} />}
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="signup.full.send" />
        </Button>
      </form>
    </StepFrame>
  );
}

/** A part of a sentence that opens beside the page, so that nothing typed is lost. */
const outside = (href: string) =>
  function Outside(text: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  };
