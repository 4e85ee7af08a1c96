import { connectionPhase } from './connectionPhase.ts';
import type { SignupFacts } from './route.ts';

export type AccountSetupStatus = 'NotStarted' | 'InProgress' | 'Complete';

/**
 * How far an account is set up. Complete: everything that events need is there, which is a connected utility in a home
 * whose place is known. Source: HOM-15; contract, AccountSetupStatus.
 */
export function accountSetupStatus({
  zip,
  utility,
  connection,
}: Pick<SignupFacts, 'zip' | 'utility' | 'connection'>): AccountSetupStatus {
  if (zip === null && utility === 'none') return 'NotStarted';
  return zip !== null && connection !== null && connectionPhase(connection) === 'connected'
    ? 'Complete'
    : 'InProgress';
}
