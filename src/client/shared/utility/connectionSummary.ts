import type { Settings } from '../../../../codegen/rest/types.ts';
import { connectionState, type ConnectionState } from '../../../domain/utility/connectionState.ts';

/** The settings that describe the connection. */
export type UtilityFacts = Pick<
  Settings,
  | 'utility_info'
  | 'utility_widget_state'
  | 'utility_widget_substate'
  | 'ever_reached_auth_done'
  | 'days_since_last_enroll_state'
  | 'meter_status'
  | 'taking_part'
  | 'postal_code'
  | 'time_zone'
>;

/** A connection with the arguments of its sentences. */
export interface ConnectionSummary extends Pick<
  ConnectionState,
  'status' | 'turn' | 'actions' | 'outageToo'
> {
  readonly sentence: string;
  readonly utilityName: string | null;
  /** When the utility's outage ends, for `outage` and `outageToo`; null: unknown. */
  readonly outageEndAt: string | null;
  /** The home's. */
  readonly timeZone: string;
}

export function summarizeConnection(facts: UtilityFacts): ConnectionSummary {
  const { utility_info: utility } = facts;
  return {
    ...connectionState({
      state: facts.utility_widget_state,
      substate: facts.utility_widget_substate,
      everReachedAuthDone: facts.ever_reached_auth_done,
      daysSinceLastEnrollState: facts.days_since_last_enroll_state,
      acronym: utility?.acronym ?? null,
      inOutage: utility?.current_oauth_is_in_outage === true,
      readings: facts.meter_status.current_meter_data,
      takingPart: facts.taking_part,
      locationKnown: facts.postal_code !== null,
    }),
    utilityName: utility?.short_name ?? null,
    outageEndAt: utility?.current_oauth_outage_end_dttm ?? null,
    timeZone: facts.time_zone,
  };
}

/** Whether the utility or the market is working on it, so that its status may change at any moment. */
export function isUnderWay(facts: UtilityFacts): boolean {
  return (
    summarizeConnection(facts).sentence === 'message.pending' ||
    (facts.utility_widget_state === 'AuthStart' && facts.utility_widget_substate === 'Started')
  );
}
