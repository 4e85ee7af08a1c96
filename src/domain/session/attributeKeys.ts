/**
 * User attributes that the app reads and writes. Values are strings. Source: SES-16, BAN-21, BAN-25, AMB-08.
 */
export const ATTRIBUTE = {
  /** "1" collapsed, "0" expanded. */
  deviceBillboardCollapsed: 'BILLBOARD_DEVICE_CONNECTION_COLLAPSED',
  /** Ours, so that each billboard collapses separately (AMB-08). "1" collapsed, "0" expanded. */
  utilityBillboardCollapsed: 'BILLBOARD_UTILITY_CONNECTION_COLLAPSED',
  /** Set for members who volunteered for the beta. */
  betaVolunteer: 'SPA_BETA_VOLUNTEER',
  /** Set: hides the utility connection and problem prompts. */
  hideUtilityPrompt: 'HIDE_UTILITY_ENROLLMENT_MODAL',
  /** Set: the member came from the partner's account linking and should be redirected to it (AMB-30). */
  partnerAccountLinking: 'PARTNER_ACCOUNT_LINKING_REDIRECT',
  /** "1": acknowledged that events control devices (EVT-25, AMB-29). */
  hardwareAcknowledged: 'HARDWARE_DR_ACK',
  /** The id of the member's enrolment with the smart-thermostat partner (SES-17). */
  thermostatEnrollment: 'THERMOSTAT_PARTNER_ENROLLMENT',
  /** How often the section about leaving the Carbon tier was shown (HOM-05). */
  quitCarbonSeen: 'DASHBOARD_QUIT_CARBON_SECTION_SEEN',
  /** When the account is deleted, which its member can still take back: ISO 8601; empty for never. */
  accountDeletedAt: 'ACCOUNT_DELETED_AT',
  /** Which edition of the private calendar address holds; empty: none (see the events' calendar). */
  calendarEdition: 'CALENDAR_EDITION',
} as const;

/** The attribute with a survey's state, "0" to "3". */
export function surveyAttribute(survey: string): `ANNOUNCE_SURVEY_${string}` {
  if (!/^\w+$/.test(survey))
    throw new RangeError(`A survey's name is letters, digits and underscores, not "${survey}".`);
  return `ANNOUNCE_SURVEY_${survey}`;
}

/** The specification leaves a flag's values open: "1" and "true" set it, everything else doesn't. */
export function isSet(attributes: Readonly<Record<string, string>>, key: string): boolean {
  const value = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
  return value === '1' || value === 'true';
}
