import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { pollDelay } from '../pollDelay.ts';
import { signupState } from '../signupQueries.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { AwaitingFile } from './AwaitingFile.tsx';
import { CheckList } from './CheckList.tsx';
import { connectionStage } from './connectionStages.ts';
import { Refused } from './Refused.tsx';
import { utilityName } from './utilityName.ts';

/** After this many polls, about half a minute, the member reads that they need not wait. */
const POLLS_BEFORE_NOTICE = 6;

/** `/signup/check_eligible` (SGN-12): shows what is being checked, and continues automatically when it is done. */
export default function CheckEligibleScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const { words } = app.brand;
  const utility = utilityName(use.signup);
  const values = {
    utility,
    named: utility === null ? 'no' : 'yes',
    events: words.reductionEvent.many,
    can: use.signup.taking_part.can,
  };
  const [countedFrom] = useState(() => pollCount(app));
  const stage = connectionStage(use.signup);
  const waits = stage.phase === 'waiting';
  useRestQuery({
    ...signupState(app),
    refetchInterval: () => (waits ? false : pollDelay(pollCount(app) - countedFrom)),
  });
  if (waits) return <AwaitingFile use={use} />;
  const isRefused = stage.phase === 'refused';
  const isSlow = !isRefused && pollCount(app) - countedFrom >= POLLS_BEFORE_NOTICE;
  const word = isRefused ? 'refused' : 'check';
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: `signupUtility.${word}.title` }, values)}
      why={<FormattedMessage id={`signupUtility.${word}.why`} values={values} />}
      skipNote={isRefused || isSlow ? undefined : <FormattedMessage id="signupUtility.check.skip" />}
    >
      {isRefused ? (
        <Refused use={use} />
      ) : (
        <>
          <CheckList through={stage.through} values={values} />
          <div role="status">
            {isSlow && (
              <Notice>
                <p>
                  <FormattedMessage id="signupUtility.check.write" values={values} />
                </p>
              </Notice>
            )}
          </div>
          {isSlow && (
            <ButtonLink to={paths.home()} look="secondary" wide>
              <FormattedMessage id="signupUtility.check.home" />
            </ButtonLink>
          )}
        </>
      )}
    </StepFrame>
  );
}

const pollCount = (app: ReturnType<typeof useApp>): number =>
  appQueries(app).getQueryState(signupState(app).queryKey)?.dataUpdateCount ?? 0;
