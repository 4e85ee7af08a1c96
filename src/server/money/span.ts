/** The day (UTC) of an instant, `YYYY-MM-DD`. */
export const today = (now: Date): string => now.toISOString().slice(0, 10);
