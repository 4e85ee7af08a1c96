import { describe, expect, it } from 'vitest';
import { bookingWord } from './bookingWord.ts';

describe('the ledger entries of a result', () => {
  it.each([
    ['event-reduction', 'reduction', 'reduction'],
    ['event-reduction', 'real-time', 'devices'],
    ['event-participation', 'real-time', 'participation'],
    ['something-new', 'reduction', 'other'],
  ] as const)('EVT-06: %s of a %s result reads as "%s"', (cause, kind, word) => {
    expect(bookingWord(cause, kind)).toBe(word);
  });
});
