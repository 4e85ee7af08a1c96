import { FormattedMessage, useIntl } from 'react-intl';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { pollDelay } from '../pollDelay.ts';
import { signupState } from '../signupQueries.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { SharingForm } from './SharingForm.tsx';
import { utilityName } from './utilityName.ts';

/** `/signup/connect_utility_oauth` (SGN-10): waits for the utility's answer, and lets the member continue or retry. */
export default function ConnectUtilityOauthScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const utility = utilityName(use.signup);
  const values = { utility, named: utility === null ? 'no' : 'yes' };
  // Polls for an answer given in another tab or by the utility; usePlace then continues.
  useRestQuery({ ...signupState(app), refetchInterval: ({ state }) => pollDelay(state.dataUpdateCount + 3) });
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupUtility.waiting.title' }, values)}
      why={<FormattedMessage id="signupUtility.share.why" values={values} />}
    >
      <Notice>
        <p>
          <FormattedMessage id="signupUtility.waiting.text" values={values} />
        </p>
      </Notice>
      <SharingForm utility={utility} edit={use.edit} again />
    </StepFrame>
  );
}
