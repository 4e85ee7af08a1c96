import { connectionPrompt, problemPrompt, type Problem } from '../../../domain/utility/prompts.ts';
import type { UtilityFacts } from './utilityFacts.ts';

/** Which of the two prompts is due, and of a problem the weightiest one. */
export type DuePrompt =
  | { readonly kind: 'connect' }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Null: neither. `hidden`: the member does not want to be asked again. Source: UTL-06 to UTL-18. */
export function duePrompt(facts: UtilityFacts, hidden: boolean): DuePrompt | null {
  const asked = {
    hidden,
    state: facts.utility_widget_state,
    substate: facts.utility_widget_substate,
    everReachedAuthDone: facts.ever_reached_auth_done,
  };
  if (connectionPrompt(asked)) return { kind: 'connect' };
  const [problem] = problemPrompt({
    ...asked,
    acronym: facts.utility_info?.acronym ?? null,
    daysSinceLastEnrollState: facts.days_since_last_enroll_state,
    currentMeterData: facts.meter_status.current_meter_data,
    eligibilityLabel: facts.ohmhour_eligible.label,
  });
  return problem === undefined ? null : { kind: 'problem', problem };
}
