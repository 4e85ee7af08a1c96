/** Channels for the two-factor code. */
export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What staff are asked for instead; `enroll` is setting up the first second factor. */
const STAFF_OPTIONS = ['enroll', 'passkey', 'authenticator', 'recovery'] as const;
export type StaffOption = (typeof STAFF_OPTIONS)[number];

/** How a log-in goes on after the password. */
export type LogInStep =
  | { readonly kind: 'code'; readonly channels: readonly Channel[] }
  | { readonly kind: 'staff'; readonly options: readonly StaffOption[] };

/** The response's options that this app knows. Without any, email: it is always possible for a code. */
export function stepOptions(options: unknown): LogInStep {
  const offered = Array.isArray(options) ? options : [];
  const staff = STAFF_OPTIONS.filter((option) => offered.includes(option));
  if (staff.length > 0) return { kind: 'staff', options: staff };
  const channels = CHANNELS.filter((channel) => offered.includes(channel));
  return { kind: 'code', channels: channels.length === 0 ? ['email'] : channels };
}
