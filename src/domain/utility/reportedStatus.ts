import type { ConnectionMethod } from './connectionMethod.ts';
import { enrollsBy } from './enrollmentStates.ts';

export interface ReportedStatus {
  readonly state: string;
  readonly substate: string | null;
}

/**
 * The raw status to report. Before the home is connected it depends on how its utility connects homes now:
 * not yet (`NotYet`), by files (`AwaitingFile` once the number is given), or by its interface, which ignores
 * a number given for files. `method` null: the utility isn't listed. Source: decisions, Utility.
 */
export function reportedStatus(
  { state, substate }: ReportedStatus,
  method: ConnectionMethod | null,
): ReportedStatus {
  if (method === null || enrollsBy(state) || substate === 'NoLocation') return { state, substate };
  if (method === 'NONE') return { state: 'PreValid', substate: 'NotYet' };
  if (method === 'INTERFACE' && substate === 'AwaitingFile')
    return { state: 'PreValid', substate: 'LocationOK' };
  return { state, substate };
}
