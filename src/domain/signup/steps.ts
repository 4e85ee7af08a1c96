/** The sixteen sign-up steps, as in URLs and contracts. Source: SGN-01 to SGN-17. */
export const SIGNUP_STEPS = [
  'dashboard',
  'legacy',
  'full',
  'zip_code',
  'password',
  'check_if_moved',
  'oauth',
  'select_utility',
  'connect_utility',
  'connect_utility_oauth',
  'check_eligible',
  'utility_outage',
  'connect_phone',
  'confirm_phone',
  'appliances',
  'select_tplink',
] as const;
export type SignupStepName = (typeof SIGNUP_STEPS)[number];

/** null: not a step. */
export function signupStepName(text: string): SignupStepName | null {
  return SIGNUP_STEPS.find((name) => name === text) ?? null;
}
