import type { RouteStep } from './route.ts';
import type { SignupStepName } from './steps.ts';

/** What a person is asked for, in order. A stage has one to five steps, depending on the home. */
const SIGNUP_STAGES = ['legacy', 'home', 'you', 'utility', 'phone', 'appliances', 'plugs'] as const;
export type SignupStage = (typeof SIGNUP_STAGES)[number];

const STAGE_OF: Readonly<Record<Exclude<SignupStepName, 'dashboard'>, SignupStage>> = {
  legacy: 'legacy',
  zip_code: 'home',
  full: 'you',
  password: 'you',
  check_if_moved: 'utility',
  select_utility: 'utility',
  utility_outage: 'utility',
  connect_utility: 'utility',
  connect_utility_oauth: 'utility',
  oauth: 'utility',
  check_eligible: 'utility',
  connect_phone: 'phone',
  confirm_phone: 'phone',
  appliances: 'appliances',
  select_tplink: 'plugs',
};

export interface SignupProgress {
  readonly stage: SignupStage;
  /** From 1. */
  readonly position: number;
  /** Null until the postal code has decided whether there is a utility to connect; it never changes afterwards. */
  readonly total: number | null;
}

/**
 * A person's progress along their own sign-up route, counted in stages: which steps a stage has depends on the utility
 * and its answers, so a count of steps would change along the way. Null at the dashboard, which asks nothing.
 */
export function signupProgress(route: readonly RouteStep[], step: SignupStepName): SignupProgress | null {
  if (step === 'dashboard') return null;
  const asked = new Set(route.map(({ name }) => (name === 'dashboard' ? null : STAGE_OF[name])));
  const stage = STAGE_OF[step];
  const stages = SIGNUP_STAGES.filter((each) => each === stage || asked.has(each));
  const isPlaceKnown = route.some(({ name, done }) => name === 'zip_code' && done);
  return { stage, position: stages.indexOf(stage) + 1, total: isPlaceKnown ? stages.length : null };
}
