import { useEffect } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { finishSignup } from './finish.ts';
import { isCalledBack, stepShown } from './place.ts';
import type { StepUse } from './useStep.ts';

/** Follows the server's current step, which also changes when the utility answers or the emailed link opens in another tab. */
export function usePlace({ signup, step, edit }: Pick<StepUse, 'signup' | 'step' | 'edit'>): void {
  const app = useApp();
  const { status, user } = useSession();
  const shown = edit === null && !isCalledBack(step, signup) ? stepShown(step, signup) : step;
  // Another tab has logged in, so this tab's data belongs to an anonymous session.
  const isLoggedInElsewhere = signup.member && status !== undefined && user === null;
  useEffect(() => {
    if (isLoggedInElsewhere) app.navigator.leave(paths.signup());
    else if (shown === 'dashboard') finishSignup(app, signup);
    else if (shown !== step) app.navigator.go(paths.signupStep(shown), { replace: true });
  }, [app, shown, step, signup, isLoggedInElsewhere]);
}
