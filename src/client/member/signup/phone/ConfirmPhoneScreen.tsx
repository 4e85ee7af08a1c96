import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { shownPhone } from '../../../../domain/settings/shownPhone.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSecondsLeft } from '../../../shared/code/useSecondsLeft.ts';
import { useSend } from '../useSend.ts';
import { textOf } from '../../../ui/form/textOf.ts';
import { useStep } from '../useStep.ts';

const DIGITS = 6;
const WAIT_SECONDS = 30;

/** `/signup/confirm_phone` (SGN-15): the six digits of the text message. */
export default function ConfirmPhoneScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, flashes } = useApp();
  const { form, busy, faults, refuse, send } = useSend();
  const again = useSend();
  const { left, start } = useSecondsLeft(WAIT_SECONDS);
  const { phone } = use.signup;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'verify_1');
    if (refuse({ verify_1: code.length === DIGITS ? undefined : intl.formatMessage({ id: 'signupMore.code.wrong' }) })) return;
    const answer = await send(() => rest.act('/settings/phones/verify', { body: { phone_1: phone ?? '', verify_1: code } }));
    if (answer !== null) use.goOnAhead({ phone: null });
  }

  async function sendAgain() {
    const answer = await again.send(() => rest.act('/settings/phones', { body: { phone_1: phone ?? '' } }));
    if (answer === null) return;
    start(WAIT_SECONDS);
    flashes.show({ type: 'success', text: intl.formatMessage({ id: 'signupMore.code.sentAgain' }) });
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.code.title' })}
      why={<FormattedMessage id="signupMore.code.why" values={{ phone: <span className="nowrap">{phone === null ? null : shownPhone(phone)}</span> }} />}
    >
      <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={<FormattedMessage id="signupMore.code.label" />}
          name="verify_1"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          error={faults['verify_1'] ?? faults['phone_1']}
          spellCheck={false}
          required
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '').slice(0, DIGITS);
            if (digits !== currentTarget.value) currentTarget.value = digits;
          }}
        />
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="signup.continue" />
        </Button>
      </form>
      <div className="row row-center">
        <Button look="secondary" busy={again.busy} aria-disabled={left > 0 || undefined} onClick={() => void (left === 0 && sendAgain())}>
          {left > 0 ? <FormattedMessage id="signup.again.in" values={{ seconds: left }} /> : <FormattedMessage id="signupMore.code.again" />}
        </Button>
        <Link to={paths.signupStep('connect_phone')}>
          <FormattedMessage id="signupMore.code.other" />
        </Link>
      </div>
    </StepFrame>
  );
}
