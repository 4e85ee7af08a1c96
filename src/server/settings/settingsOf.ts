import type { Settings } from '../../../codegen/rest/types.ts';
import { SUBSCRIPTION_CATALOGUE } from '../../domain/brands/subscriptions.ts';
import { daysBehind } from '../../domain/meter/daysBehind.ts';
import { addDays, localToEpoch } from '../../domain/meter/zone.ts';
import { eligibilityLabel } from '../../domain/utility/eligibilityLabel.ts';
import { meterFreshness } from '../../domain/utility/meterFreshness.ts';
import type { SessionMember } from '../platform/context.ts';
import type { SettingsRow } from '../readmodels/settingsRow.ts';

const DAY_MS = 86_400_000;

/** The settings as the contract has them. */
export function settingsOf(member: SessionMember, row: SettingsRow, now: Date): Settings {
  const { utility, readingsUntil, postalCode } = row;
  return {
    email: member.email,
    first_name: member.firstName,
    last_name: member.lastName,
    user_picture_url: member.pictureUrl,
    sso_login: member.ssoLogin,
    theme: member.theme,
    color_mode: member.colorMode,
    locale: member.locale,
    auto_join: row.autoJoin,
    postal_code: postalCode,
    time_zone: member.timeZone,
    phone_numbers: (row.phones ?? []).map((phone) => ({ ...phone })),
    event_subscriptions: eventSubscriptions(row.subscriptions ?? {}),
    utility_info: utility === null || utility.acronym === null || utility.shortName === null
      ? null
      : {
          acronym: utility.acronym,
          short_name: utility.shortName,
          zip_code: postalCode,
          current_oauth_is_in_outage: utility.inOutage,
          current_oauth_outage_end_dttm: instantText(utility.outageEnd),
          program_name: utility.programName,
        },
    // A member without a utility stands before the first step of the connection.
    utility_widget_state: utility?.widgetState ?? 'PreValid',
    utility_widget_substate: utility === null ? (postalCode === null ? 'NoLocation' : 'LocationOK') : utility.widgetSubstate,
    ever_reached_auth_done: utility?.everReachedAuthDone ?? false,
    days_since_last_enroll_state: utility?.enrollStateAt == null ? null : Math.max(0, Math.floor((now.getTime() - utility.enrollStateAt) / DAY_MS)),
    meter_status: { current_meter_data: meterFreshness(readingsUntil === null ? null : daysBehind(readingsUntil, now, member.timeZone).days) },
    ohmhour_eligible: {
      label: eligibilityLabel(utility === null ? null : { subStatus: utility.widgetSubstate, everReachedAuthDone: utility.everReachedAuthDone }),
    },
    vacation_end_dttm: row.vacationEnd === null ? null : endOfDay(row.vacationEnd, member.timeZone),
  };
}

/** SET-11, SET-13: the twelve keys. Mail is on until it is switched off; a text message needs a recorded yes. */
function eventSubscriptions(chosen: Readonly<Record<string, boolean>>): Record<string, boolean> {
  const entries = SUBSCRIPTION_CATALOGUE.filter(({ group }) => group === 'event');
  const switches = entries.flatMap(({ emailKey, smsKey }) => [
    ...(emailKey === null ? [] : [[emailKey, chosen[emailKey] ?? true] as const]),
    ...(smsKey === null ? [] : [[smsKey, chosen[smsKey] ?? false] as const]),
  ]);
  return Object.fromEntries(switches);
}

function instantText(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** The midnight that ends a local day. */
function endOfDay(day: string, zone: string): string {
  const [year = 0, month = 0, date = 0] = addDays(day, 1).split('-').map(Number);
  return new Date(localToEpoch(zone, year, month, date, 0, 0) * 1000).toISOString();
}
