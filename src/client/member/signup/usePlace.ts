import { useEffect } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { finishSignup } from './finish.ts';
import { stepShown } from './place.ts';
import type { StepUse } from './useStep.ts';

/** The server may move on by itself: the utility answers, the mailed link is opened in another tab. Then so does the page. */
export function usePlace({ signup, step, edit }: Pick<StepUse, 'signup' | 'step' | 'edit'>): void {
  const app = useApp();
  const { status, user } = useSession();
  const shown = edit === null ? stepShown(step, signup) : step;
  // Logged in by another tab: what this one holds is a stranger's.
  const isSomebodyNow = signup.member && status !== undefined && user === null;
  useEffect(() => {
    if (isSomebodyNow) app.navigator.leave(paths.signup());
    else if (shown === 'dashboard') finishSignup(app, signup);
    else if (shown !== step) app.navigator.go(paths.signupStep(shown), { replace: true });
  }, [app, shown, step, signup, isSomebodyNow]);
}
