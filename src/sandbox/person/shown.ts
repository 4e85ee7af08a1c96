/** An instant for people: `2026-07-01 18:00 UTC`. */
export const shown = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
