import type { EventReceipt } from '../../../../../codegen/rest/types.ts';

export type BookingWord =
  | 'reduction'
  | 'devices'
  | 'participation'
  | 'month'
  | 'correction'
  | 'staff'
  | 'other';

const WORDS: Readonly<Record<string, BookingWord>> = {
  'event-reduction': 'reduction',
  'event-participation': 'participation',
  'month-reduction': 'month',
  'event-correction': 'correction',
  'staff-adjustment': 'staff',
};

/** The cause of a ledger entry in a word for which there is a text; no code is ever shown. Where devices pay, the reduction is theirs. */
export function bookingWord(cause: string, kind: EventReceipt['receipt']['kind']): BookingWord {
  const word = WORDS[cause] ?? 'other';
  return word === 'reduction' && kind === 'real-time' ? 'devices' : word;
}
