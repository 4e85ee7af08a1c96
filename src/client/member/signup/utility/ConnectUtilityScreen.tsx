import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { BillNumbersForm } from './BillNumbersForm.tsx';
import { isMismatch } from './connectionStages.ts';
import { SharingForm } from './SharingForm.tsx';
import { utilityName } from './utilityName.ts';

/** `/signup/connect_utility` (SGN-09): connects by the numbers on the bill or by the utility's own log-in, depending on the utility. */
export default function ConnectUtilityScreen() {
  const use = useStep();
  const intl = useIntl();
  const { country } = useApp().brand;
  const { connection } = use.signup;
  const utility = utilityName(use.signup);
  const values = { utility, named: utility === null ? 'no' : 'yes' };
  const way =
    connection === 'OAUTH'
      ? 'share'
      : country === 'AU'
        ? 'nmi'
        : use.signup.connects_by === 'FILES'
          ? 'files'
          : 'account';
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: `signupUtility.${way}.title` }, values)}
      why={<FormattedMessage id={`signupUtility.${way}.why`} values={values} />}
    >
      {isMismatch(use.signup) && (
        <Notice tone="warn">
          <p>
            <FormattedMessage id="signupUtility.mismatch" />
          </p>
        </Notice>
      )}
      {connection === 'OAUTH' ? (
        <SharingForm utility={utility} edit={use.edit} again={false} />
      ) : (
        <BillNumbersForm use={use} />
      )}
    </StepFrame>
  );
}
