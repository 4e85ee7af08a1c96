import { connectionPhase } from './connectionPhase.ts';
import type { SignupFacts } from './route.ts';

export type AccountSetupStatus = 'NotStarted' | 'InProgress' | 'Complete';

/**
 * Complete means that everything events need is there: a connected utility and a home with a known location. Source:
 * HOM-15; contract, AccountSetupStatus.
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
