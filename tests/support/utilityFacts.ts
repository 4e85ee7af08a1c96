import type { UtilityFacts } from '../../src/client/shared/utility/connectionSummary.ts';

export const CEDAR = {
  acronym: 'CEDAR',
  short_name: 'Cedar Power',
  zip_code: '94103',
  current_oauth_is_in_outage: false,
  current_oauth_outage_end_dttm: null,
  program_name: 'Peak Hours',
};

/** Facts of a member whose connection works and delivers. */
export const HEALTHY: UtilityFacts = {
  utility_info: CEDAR,
  utility_widget_state: 'MarketEnrolled',
  utility_widget_substate: null,
  ever_reached_auth_done: true,
  days_since_last_enroll_state: 3,
  meter_status: { current_meter_data: 'current' },
  taking_part: { can: 'yes', why: null },
  postal_code: '94103',
  time_zone: 'America/Los_Angeles',
};
