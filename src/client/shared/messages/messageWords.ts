import type { KnownMessage } from './messagesQuery.ts';

export interface MessageWords {
  readonly title: string;
  readonly text: string;
}

/**
 * Message ids of a device message. Only for a device that events can control does it mention participation.
 */
export function messageWords({ kind, cause, controllable }: KnownMessage): MessageWords {
  if (kind === 'device_added')
    return {
      title: 'messages.added',
      text: controllable === true ? 'messages.added.takesPart' : 'messages.added.text',
    };
  return {
    title: controllable === false ? 'messages.gone' : 'messages.gone.takesPart',
    text: `messages.gone.${cause ?? 'ended'}`,
  };
}
