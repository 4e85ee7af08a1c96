import type { IntlShape } from 'react-intl';

const KNOWN: ReadonlySet<string> = new Set([
  'unreadable',
  'too-late',
  'no-member',
  'switched-off',
  'nobody',
  'no-number',
  'no-text',
  'no-consent',
  'quiet-hours',
  'no-device',
]);

/** Why a message was not sent, in words. */
export function messageReason(intl: Pick<IntlShape, 'formatMessage'>, reason: string): string {
  if (KNOWN.has(reason)) return intl.formatMessage({ id: `internalMember.reason.${reason}` });
  const [from = '', code = ''] = reason.split(/-(.*)/);
  return from === 'smtp' || from === 'sms'
    ? intl.formatMessage({ id: `internalMember.reason.${from}` }, { code })
    : intl.formatMessage({ id: 'internalMember.reason.other' }, { code: reason });
}
