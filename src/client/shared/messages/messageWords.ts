import type { KnownMessage } from './messagesQuery.ts';

export interface MessageWords {
  readonly title: string;
  readonly text: string;
}

/** Message ids of what is told. Only of a device that an event can command is it said that it takes part, or no longer does. */
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
