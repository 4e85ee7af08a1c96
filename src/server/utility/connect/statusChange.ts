import { enrollsBy } from '../../../domain/utility/enrollmentStates.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  appendTransition,
  findConnection,
  updateConnection,
  type ConnectionRow,
  type Transition,
} from '../store/connections.ts';

export interface StatusChange {
  readonly memberId: string;
  readonly state: string;
  readonly substate: string | null;
  readonly at: Date;
  readonly cause: Transition['cause'];
}

export interface ChangedStatus {
  readonly before: ConnectionRow;
  readonly after: ConnectionRow;
}

/**
 * Changes a connection's status and records the change. Null if nothing changed, or there is no connection.
 * Each new raw status on the market's side restarts the enrolment's clock (`enrollStateAt`).
 */
export async function writeStatus(
  tx: Db,
  { memberId, state, substate, at, cause }: StatusChange,
): Promise<ChangedStatus | null> {
  const before = await findConnection(tx, memberId, true);
  if (before === null || (before.widgetState === state && before.widgetSubstate === substate)) return null;
  const enrolls = enrollsBy(state);
  const change = {
    widgetState: state,
    widgetSubstate: substate,
    everReachedAuthDone: before.everReachedAuthDone || enrolls,
    enrollStateAt: enrolls && before.widgetState !== state ? at : before.enrollStateAt,
  };
  const after = await updateConnection(tx, memberId, change);
  await appendTransition(tx, {
    memberId,
    brand: before.brand,
    utilityId: before.utilityId,
    at,
    cause,
    fromState: before.widgetState,
    fromSubstate: before.widgetSubstate,
    toState: state,
    toSubstate: substate,
  });
  return after === null ? null : { before, after };
}
