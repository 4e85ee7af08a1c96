import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { shownPhone } from '../../../../domain/settings/shownPhone.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CodeForm } from '../../../shared/code/CodeForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSend } from '../useSend.ts';
import { useStep } from '../useStep.ts';
import { wayBack } from '../wayBack.ts';

/** `/signup/confirm_phone` (SGN-15): the six digits of the text message. */
export default function ConfirmPhoneScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, flashes } = useApp();
  const { busy, faults, send } = useSend();
  const again = useSend();
  const phone = use.signup.phone ?? '';

  async function check(code: string) {
    const answer = await send(() =>
      rest.act(
        '/settings/phones/verify',
        { body: { phone_1: phone, verify_1: code } },
        { fieldsShown: ['verify_1', 'phone_1'] },
      ),
    );
    if (answer === null) return;
    flashes.show({
      type: 'success',
      text: intl.formatMessage({ id: 'signupMore.code.confirmed' }, { phone: shownPhone(phone) }),
    });
    use.proceedAhead({ phone: null });
  }

  async function sendAgain(): Promise<boolean> {
    const answer = await again.send(() => rest.act('/settings/phones', { body: { phone_1: phone } }));
    if (answer !== null)
      flashes.show({ type: 'success', text: intl.formatMessage({ id: 'signupMore.code.sentAgain' }) });
    return answer !== null;
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.code.title' })}
      why={
        <FormattedMessage
          id="signupMore.code.why"
          values={{ phone: <span className="nowrap">{shownPhone(phone)}</span> }}
        />
      }
    >
      <CodeForm
        button={<FormattedMessage id="signup.continue" />}
        busy={busy}
        error={faults['verify_1'] ?? faults['phone_1']}
        onCode={(code) => void check(code)}
        onAgain={sendAgain}
      >
        <Link
          to={paths.signupStep('connect_phone', use.edit === null ? {} : { edit: true })}
          state={use.edit && wayBack(use.edit.back)}
        >
          <FormattedMessage id="signupMore.code.other" />
        </Link>
      </CodeForm>
    </StepFrame>
  );
}
