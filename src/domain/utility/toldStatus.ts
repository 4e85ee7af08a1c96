import type { ConnectionMethod } from './connectionMethod.ts';
import { enrollsBy } from './enrollmentStates.ts';

export interface ToldStatus {
  readonly state: string;
  readonly substate: string | null;
}

/**
 * The raw status that a connection is told by. Before the home is connected it depends on how its utility connects homes
 * now: not yet (`NotYet`), by files (`AwaitingFile` once the number is given), or by its interface, for which a number
 * given for files is no beginning. `method` null: a utility that is not in the list.
 * Source: decisions, Utility.
 */
export function toldStatus({ state, substate }: ToldStatus, method: ConnectionMethod | null): ToldStatus {
  if (method === null || enrollsBy(state) || substate === 'NoLocation') return { state, substate };
  if (method === 'NONE') return { state: 'PreValid', substate: 'NotYet' };
  if (method === 'INTERFACE' && substate === 'AwaitingFile')
    return { state: 'PreValid', substate: 'LocationOK' };
  return { state, substate };
}
