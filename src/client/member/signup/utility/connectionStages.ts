import { connectionPhase } from '../../../../domain/signup/connectionPhase.ts';
import type { ConnectionPhase } from '../../../../domain/signup/connectionPhase.ts';
import { rawStatus, subStatus } from '../../../../domain/utility/rawStatus.ts';
import type { Signup } from '../../../../../codegen/rest/types.ts';

/** The checks before a home is connected, in order. */
export const CHECKS = ['account', 'meter', 'admission'] as const;

type State = Pick<Signup, 'connection' | 'utility_widget_state' | 'utility_widget_substate'>;

export interface Stage {
  readonly phase: ConnectionPhase;
  /** Number of completed checks. */
  readonly through: number;
}

/** Whether the utility or the market could not find the home by the data given. */
export function isMismatch({
  connection,
  utility_widget_state: state,
  utility_widget_substate: substate,
}: State): boolean {
  if (
    state === null ||
    connectionPhase({ method: connection ?? 'ACCOUNT_NUMBER', state, substate }) !== 'open'
  )
    return false;
  const raw = rawStatus(state);
  return (
    raw === 'issue_matching_records' ||
    raw === 'error' ||
    (substate !== null && subStatus(substate) === 'issue_matching_records')
  );
}

/** The utility's and the market's progress, in the member's terms. */
export function connectionStage({
  connection,
  utility_widget_state: state,
  utility_widget_substate: substate,
}: State): Stage {
  const phase = connectionPhase({
    method: connection ?? 'ACCOUNT_NUMBER',
    state: state ?? 'PreValid',
    substate,
  });
  const raw = state === null ? null : rawStatus(state);
  const through =
    phase === 'connected'
      ? CHECKS.length
      : raw === 'MarketReady' || raw === 'MarketEnrolled'
        ? 2
        : raw === 'AuthDone' || raw === 'AuthApproved'
          ? 1
          : 0;
  return { phase, through };
}
