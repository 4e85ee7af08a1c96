/** How a message goes, as written in the address. */
export const MESSAGE_CHANNELS = ['EMAIL', 'SMS', 'PUSH', 'DIGEST', 'INBOX'] as const;
type Channel = (typeof MESSAGE_CHANNELS)[number];

/** Null: all of them. */
export const parseChannel = (text: string | null): Channel | null =>
  MESSAGE_CHANNELS.find((channel) => channel === text) ?? null;
