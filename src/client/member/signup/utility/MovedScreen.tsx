import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownPostalCode } from '../../../../domain/settings/postalCodes.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Button } from '../../../ui/Button.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useSend } from '../useSend.ts';
import { useStep } from '../useStep.ts';
import { utilityName } from './utilityName.ts';

/** `/signup/check_if_moved` (SGN-06): asks the member about what the utility reports as a possible move. */
export default function MovedScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest } = useApp();
  const { busy, send } = useSend();
  const [said, setSaid] = useState<boolean>();
  const utility = utilityName(use.signup);
  const values = {
    utility,
    named: utility === null ? 'no' : 'yes',
    code: use.signup.zip === null ? undefined : shownPostalCode(use.signup.zip.zip),
    coded: use.signup.zip === null ? 'no' : 'yes',
  };

  async function say(moved: boolean) {
    setSaid(moved);
    const answer = await send(() => rest.act('/signup/update_utility', { body: { moved } }));
    if (answer !== null) use.proceed(answer.signup);
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupUtility.moved.title' })}
      why={<FormattedMessage id="signupUtility.moved.why" values={values} />}
    >
      <div className="stack">
        {([false, true] as const).map((moved) => (
          <Button
            key={String(moved)}
            wide
            look="secondary"
            busy={busy && said === moved}
            disabled={busy && said !== moved}
            onClick={() => void say(moved)}
          >
            <FormattedMessage
              id={moved ? 'signupUtility.moved.yes' : 'signupUtility.moved.no'}
              values={values}
            />
          </Button>
        ))}
      </div>
    </StepFrame>
  );
}
