import type { Message } from '../platform/notify.ts';

export interface Wants {
  readonly mail: boolean;
  readonly sms: boolean;
}

/** A message to each of the channels that a member wants. */
export function onChannels({ mail, sms }: Wants, message: (channel: 'email' | 'sms') => Message): Message[] {
  return [...(mail ? [message('email')] : []), ...(sms ? [message('sms')] : [])];
}
