import type { Settings } from '../../../codegen/rest/types.ts';
import { subscriptionStates } from '../../domain/brands/subscriptionDefaults.ts';
import { SUBSCRIPTION_CATALOGUE } from '../../domain/brands/subscriptions.ts';
import { vacationState } from '../../domain/events/vacation.ts';
import { LOAD_KEYS } from '../../domain/notifications/messageLoad.ts';
import { choosableEntries, honouredKeys } from '../../domain/notifications/messagePreferences.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { daysBehind } from '../../domain/meter/daysBehind.ts';
import { addDays, localToEpoch, toLocalDate } from '../../domain/meter/zone.ts';
import { ATTRIBUTE, isSet } from '../../domain/session/attributeKeys.ts';
import { daysSince } from '../../domain/utility/daysSince.ts';
import { eligibilityLabel } from '../../domain/utility/eligibilityLabel.ts';
import type { CanTakePart } from '../../domain/utility/takingPart.ts';
import { meterFreshness } from '../../domain/utility/meterFreshness.ts';
import { calendarAddress } from '../events/service.ts';
import { toTakingPart } from '../readmodels/utilityState.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { pictureAddress, type MemberProfile } from '../session/service.ts';
import type { SettingsRow } from './queries.ts';

/** SET-11: these twelve keys are always present, whatever else the brand shows. */
const EVENT_ENTRIES = SUBSCRIPTION_CATALOGUE.filter(({ group }) => group === 'event').map(({ name }) => name);

/** Settings in the contract's form. */
export function toSettings(
  ctx: Pick<RequestContext, 'brand' | 'deps' | 'locale' | 'now' | 'preview'>,
  profile: MemberProfile,
  { id, attributes, isOwner }: Pick<SessionMember, 'id' | 'attributes'> & { readonly isOwner: boolean },
  row: SettingsRow,
): Settings {
  const { now } = ctx;
  const { utility, readingsUntil, smsConsent } = row;
  const part = toTakingPart({
    ...row.home,
    widgetState: utility?.widgetState ?? null,
    widgetSubstate: utility?.widgetSubstate ?? null,
    connectionMethod: utility?.method ?? null,
    everReachedAuthDone: utility?.everReachedAuthDone ?? null,
  });
  const { postalCode } = profile;
  const offered = choosableEntries(ctx.brand.config.subscriptions, isOwner).filter(
    (name) => !EVENT_ENTRIES.includes(name),
  );
  return {
    email: profile.email,
    first_name: profile.firstName,
    last_name: profile.lastName,
    user_picture_url: pictureAddress(ctx.brand, profile),
    sso_login: profile.ssoLogin,
    theme: profile.theme,
    color_mode: profile.colorMode,
    locale: profile.locale,
    auto_join: profile.autoJoin,
    calendar_address: calendarAddress(ctx, { id, attributes }),
    postal_code: postalCode,
    time_zone: profile.timeZone,
    phone_numbers: (row.phones ?? []).map((phone) => ({ ...phone })),
    event_subscriptions: subscriptionStates(honouredKeys(EVENT_ENTRIES), row.subscriptions ?? {}, smsConsent),
    subscriptions: subscriptionStates(
      [...honouredKeys(offered), ...LOAD_KEYS],
      row.subscriptions ?? {},
      smsConsent,
    ),
    sms_consent: smsConsent,
    sms_consent_text: inWords(ctx.locale, consentSentence(ctx, part.can)),
    hardware_dr_notice:
      part.can === 'yes' && row.switchedDevices && !isSet(attributes, ATTRIBUTE.hardwareAcknowledged),
    vacation_state: vacationStateNow(row, profile.timeZone, now),
    vacation_start_date: row.vacation?.firstDay ?? null,
    vacation_end_date: row.vacation?.lastDay ?? null,
    utility_info:
      utility === null || utility.acronym === null || utility.shortName === null
        ? null
        : {
            acronym: utility.acronym,
            short_name: utility.shortName,
            zip_code: postalCode,
            current_oauth_is_in_outage: utility.inOutage,
            current_oauth_outage_end_dttm: instantText(utility.outageEnd),
            program_name: utility.programName,
          },
    // Without a utility, the connection is before its first step.
    utility_widget_state: utility?.widgetState ?? 'PreValid',
    utility_widget_substate:
      utility === null ? (postalCode === null ? 'NoLocation' : 'LocationOK') : utility.widgetSubstate,
    ever_reached_auth_done: utility?.everReachedAuthDone ?? false,
    days_since_last_enroll_state: daysSince(utility?.enrollStateAt ?? null, now),
    meter_status: {
      current_meter_data: meterFreshness(
        readingsUntil === null ? null : daysBehind(readingsUntil, now, profile.timeZone).days,
      ),
    },
    ohmhour_eligible: {
      label: eligibilityLabel(part),
    },
    taking_part: part,
    vacation_end_dttm: row.vacation === null ? null : endOfDay(row.vacation.lastDay, profile.timeZone),
  };
}

/** The consent text for text messages, which promises no events to a home that can't join them. */
function consentSentence(
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  can: CanTakePart,
): Sentence {
  return say('settings.smsConsent', { productName: wordsFor(brand, locale).productName, can });
}

function instantText(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** The row holds no vacation that is over. */
function vacationStateNow({ vacation }: SettingsRow, zone: string, now: Date): Settings['vacation_state'] {
  const state = vacation === null ? 'over' : vacationState(vacation, toLocalDate(zone, now.getTime() / 1000));
  return state === 'over' ? 'none' : state;
}

/** The local midnight that ends the day. */
function endOfDay(day: string, zone: string): string {
  const [year = 0, month = 0, date = 0] = addDays(day, 1).split('-').map(Number);
  return new Date(localToEpoch(zone, year, month, date, 0, 0) * 1000).toISOString();
}
