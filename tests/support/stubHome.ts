import type { EnergyEvent, Settings } from '../../codegen/rest/types.ts';
import { connectionState } from '../../src/domain/utility/connectionState.ts';
import { toUtilityState } from '../../src/server/readmodels/utilityState.ts';
import { HOME } from './stubApi.ts';

/** What the server's Home says of a connection with these settings. */
export function toUtility(settings: Settings) {
  const { utility_info: utility } = settings;
  const end = utility?.current_oauth_outage_end_dttm ?? null;
  return toUtilityState(
    connectionState({
      state: settings.utility_widget_state,
      substate: settings.utility_widget_substate,
      everReachedAuthDone: settings.ever_reached_auth_done,
      daysSinceLastEnrollState: settings.days_since_last_enroll_state,
      acronym: utility?.acronym ?? null,
      inOutage: utility?.current_oauth_is_in_outage === true,
      readings: settings.meter_status.current_meter_data,
      takingPart: settings.taking_part,
      locationKnown: settings.postal_code !== null,
    }),
    utility === null
      ? null
      : {
          acronym: utility.acronym,
          shortName: utility.short_name,
          inOutage: utility.current_oauth_is_in_outage,
          outageEnd: end === null ? null : Date.parse(end),
        },
  );
}

/** Whether a home with these settings can take part, as Home has it. */
export const toPart = ({ taking_part: { can, why } }: Settings) => ({ can: can.toUpperCase(), why });

/** The answer to Home's query for a member with these settings. */
export function homeWith(settings: Settings, setupSteps: readonly object[] = []): object {
  const { viewer } = HOME.data;
  return {
    data: {
      viewer: {
        ...viewer,
        home: { ...viewer.home, utility: toUtility(settings), takingPart: toPart(settings), setupSteps },
      },
    },
  };
}

/** The answer to Home's query while this event runs. */
export function homeInEvent({ id, ...event }: EnergyEvent): object {
  const { viewer } = HOME.data;
  const nextEvent = {
    isTest: false,
    eventId: id,
    type: event.ohmhour_type,
    startAt: event.start_dttm,
    endAt: event.end_dttm,
    opt: 'IN',
    mayOptIn: event.may_opt_in,
    mayOptOut: event.may_opt_out,
    leavingBreaksStreak: true,
    hasDevices: true,
    likelyPointsLow: null,
    likelyPointsHigh: null,
    likelyPointsOwn: [],
    likelyOtherResults: 0,
    toMakeUp: null,
    vacation: null,
  };
  return { data: { viewer: { ...viewer, home: { ...viewer.home, nextEvent } } } };
}
