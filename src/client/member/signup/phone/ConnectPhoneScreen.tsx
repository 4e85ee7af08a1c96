import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { PhoneFields } from '../../../shared/phone/PhoneFields.tsx';
import { sentPhone } from '../../../shared/phone/sentPhone.ts';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { waitingNumber } from './waitingNumber.ts';

/** `/signup/connect_phone` (SGN-14): the number for text messages. Consent to texts about events is a separate checkbox. */
export default function ConnectPhoneScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { signup, typed } = use;
  const values = {
    product: brand.words.productName,
    events: brand.words.reductionEvent.many,
    can: signup.taking_part.can,
  };

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.phone.title' })}
      why={<FormattedMessage id="signupMore.phone.why" values={values} />}
    >
      <StepForm
        use={use}
        keeps={['phone_1']}
        findFaults={(form) => ({
          phone_1: sentPhone(form).short
            ? intl.formatMessage({ id: `phone.wrong.${brand.country}` })
            : undefined,
        })}
        send={async (form) => {
          const { phone_1, consent } = sentPhone(form);
          const outcome = await rest.act(
            '/settings/phones',
            { body: { phone_1, consent } },
            { fieldsShown: ['phone_1'] },
          );
          if (outcome.kind !== 'ok') return outcome;
          const number = waitingNumber(outcome.data.phone_numbers) ?? phone_1;
          // Deletes the replaced number, which was never confirmed.
          if (signup.phone !== null && signup.phone !== number)
            void rest.act('/settings/phones/delete', { body: { phone_1: signup.phone } }, { intent: 'read' });
          return { kind: 'ok', data: number };
        }}
        onAnswer={(phone) => use.proceedAhead({ phone, step: 'confirm_phone' })}
        button={<FormattedMessage id="phone.send" />}
      >
        {(faults) => (
          <PhoneFields
            can={values.can}
            number={typed['phone_1'] ?? signup.phone ?? ''}
            error={faults['phone_1']}
          />
        )}
      </StepForm>
    </StepFrame>
  );
}
