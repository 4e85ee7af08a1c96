import type { SignupRow } from './queries/signupRow.ts';

/** A member without a sign-up record who has or had a connected home joined another way, and is done. */
export function hasFinished({
  signup,
  accountSetupStatus,
  everConnected,
}: Pick<SignupRow, 'signup' | 'accountSetupStatus' | 'everConnected'>): boolean {
  return signup?.finished ?? (accountSetupStatus === 'Complete' || everConnected);
}
