import type { RouteStep } from './route.ts';
import type { SignupStepName } from './steps.ts';

export interface SignupProgress {
  /** Which question this is, from 1; the dashboard is none and counts as having answered all. */
  readonly position: number;
  readonly total: number;
}

/** How far along its own way somebody stands. A step that is not on the way, as a landing, counts as the one that comes next. */
export function signupProgress(route: readonly RouteStep[], step: SignupStepName): SignupProgress {
  const questions = route.filter(({ name }) => name !== 'dashboard');
  if (step === 'dashboard') return { position: questions.length, total: questions.length };
  const own = questions.findIndex(({ name }) => name === step);
  const next = questions.findIndex(({ done }) => !done);
  const index = own >= 0 ? own : next >= 0 ? next : questions.length - 1;
  return { position: index + 1, total: questions.length };
}
