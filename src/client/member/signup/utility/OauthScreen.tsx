import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import type { UtilityAuth } from '../../../../../codegen/rest/types.ts';
import { connectionPhase } from '../../../../domain/signup/connectionPhase.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SpinnerRegion } from '../../../ui/Spinner.tsx';
import { pollDelay } from '../pollDelay.ts';
import { signupState, utilityAuth } from '../signupQueries.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { SharingForm } from './SharingForm.tsx';
import { utilityName } from './utilityName.ts';

type Ending = 'denied' | 'narrowed' | 'failed' | 'slow';
const ENDED: ReadonlySet<UtilityAuth['status']> = new Set(['denied', 'revoked', 'failed']);
/** Results that the return URL reports and the server has no more detail on. */
const KNOWN_RESULTS: ReadonlySet<string | null> = new Set(['denied', 'narrowed', 'failed']);
const MAX_POLLS = 12;

/** A connection that was refused after the consent, like one of a meter that is another member's, goes on to the step that explains it. */
function readStatus({
  status,
  utility_widget_state: state,
  utility_widget_substate: substate,
}: UtilityAuth): UtilityAuth['status'] {
  return connectionPhase({ method: 'OAUTH', state, substate }) === 'refused' ? 'active' : status;
}

/** `/signup/oauth?result=…` (SGN-07): the return from the utility. The URL's result is a hint; the server's status decides. */
export default function OauthScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const [search] = useSearchParams();
  const result = search.get('result');
  const utility = utilityName(use.signup);
  const values = { utility, named: utility === null ? 'no' : 'yes' };
  const { data, errorUpdateCount, dataUpdateCount } = useAuth(result);
  const status =
    (data && readStatus(data)) ??
    (result === 'denied' ? result : KNOWN_RESULTS.has(result) ? 'failed' : 'waiting');
  const isActive = status === 'active';

  useEffect(() => {
    if (!isActive) return;
    void appQueries(app)
      .query({ ...signupState(app), staleTime: 0 })
      .then(
        (answer) =>
          answer.step !== 'connect_utility' && answer.step !== 'connect_utility_oauth' && use.proceed(answer),
        () => undefined,
      );
    // Refetches the current step on each poll after the approval, until it advances.
  }, [app, isActive, dataUpdateCount, use]);

  const ending: Ending | null =
    status === 'denied' || status === 'revoked'
      ? 'denied'
      : status === 'failed'
        ? result === 'narrowed'
          ? result
          : 'failed'
        : dataUpdateCount + errorUpdateCount >= MAX_POLLS
          ? 'slow'
          : null;
  const word = ending ?? 'asking';
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: `signupUtility.return.${word}.title` }, values)}
      why={<FormattedMessage id={`signupUtility.return.${word}.text`} values={values} />}
    >
      {ending === null && (
        <SpinnerRegion label={intl.formatMessage({ id: 'signupUtility.return.asking.title' }, values)} />
      )}
      {ending !== null && ending !== 'slow' && (
        <>
          <SharingForm utility={utility} edit={use.edit} again />
          <ButtonLink to={paths.signupStep('select_utility')} look="secondary" wide>
            <FormattedMessage id="signupUtility.return.other" />
          </ButtonLink>
        </>
      )}
      {ending === 'slow' && (
        <>
          <Notice>
            <p>
              <FormattedMessage id="signupUtility.check.write" values={values} />
            </p>
          </Notice>
          <ButtonLink to={paths.home()} wide>
            <FormattedMessage id="signupUtility.check.home" />
          </ButtonLink>
        </>
      )}
    </StepFrame>
  );
}

function useAuth(result: string | null) {
  const app = useApp();
  const query = useRestQuery({
    ...utilityAuth(app),
    staleTime: 0,
    enabled: !KNOWN_RESULTS.has(result),
    refetchInterval: ({ state }) => {
      const isOver = state.data !== undefined && ENDED.has(readStatus(state.data));
      return isOver || state.dataUpdateCount >= MAX_POLLS ? false : pollDelay(state.dataUpdateCount);
    },
  });
  const state = appQueries(app).getQueryState(utilityAuth(app).queryKey);
  return {
    data: query.data,
    errorUpdateCount: query.errorUpdateCount,
    dataUpdateCount: state?.dataUpdateCount ?? 0,
  };
}
