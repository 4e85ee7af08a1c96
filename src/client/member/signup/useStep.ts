import { useEffect } from 'react';
import { appQueries } from '../../platform/cache/queries.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import type { Signup, SignupStepName } from '../../../../codegen/rest/types.ts';
import { statusRow } from '../../../domain/utility/connectionView.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import type { EditMode } from './editMode.ts';
import { finishSignup } from './finish.ts';
import { stepAfter } from './place.ts';
import { signupState } from './signupQueries.ts';
import type { loader } from './stepLoader.ts';
import { keepWayBack, wayBack } from './wayBack.ts';

export interface StepUse {
  readonly signup: Signup;
  readonly step: SignupStepName;
  readonly edit: EditMode | null;
  /** Earlier input for this step, by field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Stores the server's answer and opens its step. */
  proceed(answer: Signup): void;
  /** After a call that doesn't return the sign-up: opens the expected next step and refetches the server's. */
  proceedAhead(change: Partial<Signup>): void;
}

/** Steps of reconnecting; any other step means that the member is done. */
const CONNECTING: ReadonlySet<SignupStepName> = new Set([
  'zip_code',
  'check_if_moved',
  'select_utility',
  'connect_utility',
  'connect_utility_oauth',
  'utility_outage',
]);

/**
 * The next step of a member who reconnects; null when done. A broken connection is reconnected even for the same
 * utility (UTL-54, UTL-74).
 */
function stepOfEdit(step: SignupStepName, answer: Signup): SignupStepName | null {
  if (step === 'connect_phone' && answer.step === 'confirm_phone') return answer.step;
  if (CONNECTING.has(answer.step) && answer.step !== step) return answer.step;
  const { actions } = statusRow(answer.utility_widget_state, answer.utility_widget_substate);
  return step === 'select_utility' &&
    answer.connection !== null &&
    (actions.includes('connect') || actions.includes('moved'))
    ? 'connect_utility'
    : null;
}

/** The current sign-up, for a step's screen. */
export function useStep(): StepUse {
  const app = useApp();
  const { step, edit } = useScreenData<typeof loader>();
  const { data: signup } = useSuspenseRestQuery(signupState(app));
  useEffect(() => {
    if (edit !== null) keepWayBack(edit.back);
  }, [edit]);
  const proceed = (answer: Signup) => {
    appQueries(app).setQueryData(signupState(app).queryKey, answer);
    if (edit === null) return goToStep(app, answer);
    const next = stepOfEdit(step, answer);
    if (next === null) leaveEdit(app, edit);
    else app.navigator.go(paths.signupStep(next, { edit: true }), { state: wayBack(edit.back) });
  };
  return {
    signup,
    step,
    edit,
    typed: signup.data[step] ?? {},
    proceed,
    proceedAhead(change) {
      const steps = signup.steps.map((each) => (each.name === step ? { ...each, done: true } : each));
      proceed({ ...signup, steps, step: stepAfter(step, { steps }), ...change });
      void appQueries(app).invalidateQueries({ queryKey: signupState(app).queryKey, refetchType: 'all' });
    },
  };
}

function goToStep(app: AppServices, answer: Signup): void {
  if (answer.step === 'dashboard') finishSignup(app, answer);
  else app.navigator.go(paths.signupStep(answer.step));
}

/** Refetches everything that shows the home or its utility, and returns to the page the member came from. */
export function leaveEdit(app: AppServices, { back }: EditMode): void {
  app.queriesAskedAt.clear();
  void appQueries(app).invalidateQueries();
  app.navigator.go(back);
}
