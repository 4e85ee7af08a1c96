/** Where the code of the second step can go. */
export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ways that an answer offers, of those that are known here. Mail is always one, so that nobody stands before none. */
export function channelsIn(options: unknown): readonly Channel[] {
  const offered = Array.isArray(options) ? CHANNELS.filter((channel) => options.includes(channel)) : [];
  return offered.length === 0 ? ['email'] : offered;
}
