/**
 * Whether a switch that a member never touched is on. Mail is on until it is switched off, but for advertising, which
 * asks first; the weekly summary tells of the home's own use. A text message is on once there is a recorded yes to them, again
 * but for advertising. Source: SET-11,
 * SET-13; decisions, Events and devices.
 */
export function isOnByDefault(key: string, smsConsent: boolean): boolean {
  if (key.startsWith('promos_') && key !== 'promos_weekly_energy_snapshot') return false;
  return key.endsWith('_sms') ? smsConsent : true;
}

/** The given switches as they stand, by key. A text message without a yes is off, whatever was chosen before. */
export function switchesOf(
  keys: readonly string[],
  chosen: Readonly<Record<string, boolean>>,
  smsConsent: boolean,
): Record<string, boolean> {
  return Object.fromEntries(
    keys.map((key) => [
      key,
      (chosen[key] ?? isOnByDefault(key, smsConsent)) && (smsConsent || !key.endsWith('_sms')),
    ]),
  );
}
