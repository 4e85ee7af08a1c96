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

/** The text key of a ledger entry's cause, so that no raw code is shown. In events that pay for devices, the reduction is theirs. */
export function bookingWord(cause: string, kind: EventReceipt['receipt']['kind']): BookingWord {
  const word = WORDS[cause] ?? 'other';
  return word === 'reduction' && kind === 'real-time' ? 'devices' : word;
}
