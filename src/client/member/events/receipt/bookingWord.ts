export type BookingWord = 'reduction' | 'participation' | 'month' | 'correction' | 'staff' | 'other';

const WORDS: Readonly<Record<string, BookingWord>> = {
  'event-reduction': 'reduction',
  'event-participation': 'participation',
  'month-reduction': 'month',
  'event-correction': 'correction',
  'staff-adjustment': 'staff',
};

/** The cause of a ledger entry in a word for which there is a text; no code is ever shown. */
export function bookingWord(cause: string): BookingWord {
  return WORDS[cause] ?? 'other';
}
