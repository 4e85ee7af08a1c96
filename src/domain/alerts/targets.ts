import { isEmailAddress } from '../signup/emailAddress.ts';
import type { AlertRuleName } from './rules.ts';
import { ALERT_RULES } from './rules.ts';

/** What staff chose for a rule. */
export interface AlertSetting {
  readonly isOn: boolean;
  readonly threshold: number;
  /** Who gets an email when an alert opens and when it is over. */
  readonly emails: readonly string[];
  /** Where the same is posted; null: nowhere. */
  readonly webhookUrl: string | null;
}

export const MOST_ALERT_EMAILS = 10;
const LONGEST_ADDRESS = 500;

export type AlertSettingFault = 'threshold' | 'emails' | 'tooManyEmails' | 'webhookUrl';

/** Until staff change it; `emails` are the operator's. */
export const usualAlertSetting = (name: AlertRuleName, emails: readonly string[]): AlertSetting => ({
  isOn: true,
  threshold: ALERT_RULES[name].threshold,
  emails,
  webhookUrl: null,
});

/** At most one fault for each field. */
export function checkAlertSetting(
  name: AlertRuleName,
  { threshold, emails, webhookUrl }: AlertSetting,
): readonly AlertSettingFault[] {
  const { least, most } = ALERT_RULES[name];
  const faults: AlertSettingFault[] = [];
  if (!Number.isInteger(threshold) || threshold < least || threshold > most) faults.push('threshold');
  if (emails.length > MOST_ALERT_EMAILS) faults.push('tooManyEmails');
  else if (!emails.every(isEmailAddress)) faults.push('emails');
  if (webhookUrl !== null && !isWebhookAddress(webhookUrl)) faults.push('webhookUrl');
  return faults;
}

function isWebhookAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
