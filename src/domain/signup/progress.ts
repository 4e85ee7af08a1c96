import type { RouteStep } from './route.ts';
import type { SignupStepName } from './steps.ts';

export interface SignupProgress {
  /** From 1; the dashboard isn't a question and counts as all answered. */
  readonly position: number;
  readonly total: number;
}

/**
 * A person's progress along their own sign-up route. A step that isn't on the route, such as a landing page,
 * counts as the next one.
 */
export function signupProgress(route: readonly RouteStep[], step: SignupStepName): SignupProgress {
  const questions = route.filter(({ name }) => name !== 'dashboard');
  if (step === 'dashboard') return { position: questions.length, total: questions.length };
  const own = questions.findIndex(({ name }) => name === step);
  const next = questions.findIndex(({ done }) => !done);
  const index = own >= 0 ? own : next >= 0 ? next : questions.length - 1;
  return { position: index + 1, total: questions.length };
}
