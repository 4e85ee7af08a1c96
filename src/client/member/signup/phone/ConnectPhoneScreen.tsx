import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { fieldsOf, useDraft } from '../useDraft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import { useStep } from '../useStep.ts';
import { waitingNumber } from './waitingNumber.ts';

/** Fewer digits are no number anywhere; whether it is one, the message to it tells. */
const FEWEST_DIGITS = 7;

/** `/signup/connect_phone` (SGN-14): where texts go. The yes to texts about events is the member's own tick. */
export default function ConnectPhoneScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { form, busy, faults, refuse, send } = useSend();
  const draft = useDraft('connect_phone');
  const { signup, typed } = use;
  const values = { product: brand.words.productName, events: brand.words.reductionEvent.many };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const phone = textOf(data, 'phone_1');
    const isShort = phone.replace(/\D/g, '').length < FEWEST_DIGITS;
    if (refuse({ phone_1: isShort ? intl.formatMessage({ id: `signupMore.phone.wrong.${brand.country}` }) : undefined })) return;
    draft.drop();
    const answer = await send(() => rest.act('/settings/phones', { body: { phone_1: phone, consent: data.get('consent') !== null } }));
    if (answer !== null) use.goOnAhead({ phone: waitingNumber(answer.phone_numbers) ?? phone });
  }

  return (
    <StepFrame use={use} title={intl.formatMessage({ id: 'signupMore.phone.title' })} why={<FormattedMessage id="signupMore.phone.why" values={values} />}>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)} onInput={({ currentTarget }) => draft.keep(fieldsOf(currentTarget, ['phone_1']))}>
        <TextInput
          label={<FormattedMessage id="signupMore.phone.label" />}
          hint={<FormattedMessage id={`signupMore.phone.example.${brand.country}`} />}
          name="phone_1"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={typed['phone_1'] ?? signup.phone ?? ''}
          error={faults['phone_1']}
          maxLength={30}
          required
        />
        <Checkbox
          name="consent"
          label={<FormattedMessage id="signupMore.phone.consent" values={values} />}
          hint={<FormattedMessage id="signupMore.phone.consentHint" />}
        />
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="signupMore.phone.send" />
        </Button>
      </form>
    </StepFrame>
  );
}
