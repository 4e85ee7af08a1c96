import type { Signup } from '../../../../../codegen/rest/types.ts';
import { connectionState } from '../../../../domain/utility/connectionState.ts';
import type { ConnectionAction } from '../../../../domain/utility/connectionWords.ts';
import { rawStatus } from '../../../../domain/utility/rawStatus.ts';
import type { ConnectionSummary } from '../../../shared/utility/connectionSummary.ts';

type Facts = Pick<
  Signup,
  'taking_part' | 'utility' | 'utility_in_outage' | 'utility_widget_state' | 'utility_widget_substate' | 'zip'
>;

/** A refused connection as shown in Settings and on Home. `edits`: outside the sign-up, by a member who reconnects. */
export function refusedConnection(signup: Facts, timeZone: string, edits: boolean): ConnectionSummary {
  const { utility, utility_widget_state: state, utility_widget_substate: substate } = signup;
  const raw = state === null ? null : rawStatus(state);
  const everReachedAuthDone = raw !== null && raw !== 'PreValid' && raw !== 'AuthStart';
  const connection = connectionState({
    state,
    substate,
    everReachedAuthDone,
    daysSinceLastEnrollState: null,
    acronym: utility?.acronym ?? null,
    inOutage: signup.utility_in_outage,
    readings: 'none',
    takingPart: signup.taking_part,
    locationKnown: signup.zip !== null,
  });
  return {
    ...connection,
    actions: edits ? connection.actions : connection.actions.map(withinSignup),
    utilityName: utility?.short_name ?? null,
    outageEndAt: null,
    timeZone,
  };
}

/** Editing a step would end the sign-up; its own step continues it. */
const withinSignup = ({ key, target }: ConnectionAction): ConnectionAction => ({
  key,
  target: target.kind === 'page' ? { ...target, path: target.path.replace('?edit=true', '') } : target,
});
