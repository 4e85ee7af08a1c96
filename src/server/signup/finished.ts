import type { SignupRow } from '../readmodels/signupRow.ts';

/** Members without a sign-up record who have, or had, a connected home joined another way: they are done. */
export function hasFinished({
  signup,
  accountSetupStatus,
  everConnected,
}: Pick<SignupRow, 'signup' | 'accountSetupStatus' | 'everConnected'>): boolean {
  return signup?.finished ?? (accountSetupStatus === 'Complete' || everConnected);
}
