/** Channels for the two-factor code. */
export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The response's verification channels that this app knows. Email is always included, so the list is never empty. */
export function channelsIn(options: unknown): readonly Channel[] {
  const offered = Array.isArray(options) ? CHANNELS.filter((channel) => options.includes(channel)) : [];
  return offered.length === 0 ? ['email'] : offered;
}
