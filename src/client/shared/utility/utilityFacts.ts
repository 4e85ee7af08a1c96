import type { Settings } from '../../../../codegen/rest/types.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import { connectionView, type ConnectionView } from '../../../domain/utility/connectionView.ts';
import { outageNotice, type OutageNotice } from '../../../domain/utility/outageNotice.ts';

/** The settings that describe the connection. */
export type UtilityFacts = Pick<
  Settings,
  | 'utility_info'
  | 'utility_widget_state'
  | 'utility_widget_substate'
  | 'ever_reached_auth_done'
  | 'days_since_last_enroll_state'
  | 'meter_status'
  | 'ohmhour_eligible'
  | 'postal_code'
  | 'time_zone'
>;

/** A connection's status, message and actions. Source: UTL-20 to UTL-54. */
export function viewOf({
  utility_widget_state: state,
  utility_widget_substate: substate,
  postal_code: code,
}: UtilityFacts): ConnectionView {
  return connectionView(state, substate, { locationKnown: code !== null });
}

/** Source: UTL-70 to UTL-73. */
export function outageOf(
  { utility_info: utility, time_zone: zone }: UtilityFacts,
  now: number,
  locale: Locale,
): OutageNotice | null {
  const end = utility?.current_oauth_outage_end_dttm ?? null;
  const outage = {
    inOutage: utility?.current_oauth_is_in_outage === true,
    outageEndAt: end === null ? null : new Date(end),
    shortName: utility?.short_name ?? null,
  };
  return outageNotice({ ...outage, now: new Date(now) }, zone, locale);
}

/** Whether the utility or the market is working on it, so that its status may change at any moment. */
export function isUnderWay(facts: UtilityFacts): boolean {
  return (
    viewOf(facts).message === 'pending' ||
    (facts.utility_widget_state === 'AuthStart' && facts.utility_widget_substate === 'Started')
  );
}

/**
 * Whether Home shows the connection: trouble, an outage, or something to do or wait for. The setup steps
 * cover one that never worked.
 */
export function isWorthTelling(facts: UtilityFacts): boolean {
  const { message } = viewOf(facts);
  if (facts.utility_info?.current_oauth_is_in_outage === true) return true;
  if (message === 'connect') return facts.ever_reached_auth_done;
  return message !== null;
}
