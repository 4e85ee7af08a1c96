/** How long an override of one's own lasts. */
export const LASTS = ['session', 'hour', 'day', 'cleared'] as const;
export type Lasts = (typeof LASTS)[number];

const HOURS: Readonly<Partial<Record<Lasts, number>>> = { hour: 1, day: 24 };

export const readLasts = (value: string): Lasts => LASTS.find((each) => each === value) ?? 'session';

/** When it ends by itself, as ISO 8601; null: with the session, or when it is cleared. */
export function endOfOverride(lasts: Lasts, now: number): string | null {
  const hours = HOURS[lasts];
  return hours === undefined ? null : new Date(now + hours * 3_600_000).toISOString();
}
