import { expect, it } from 'vitest';
import { happeningWords } from './happeningWords.ts';

it.each([
  [{ item: 'Your cash-out from Ebbwatt', quantity: 1 }, 'Your cash-out from Ebbwatt'],
  [{ item: 'LED bulb', quantity: 6 }, 'LED bulb, × 6'],
  [{ because: 'shared_destination, new_account' }, 'others send money to the same address, new account'],
  [{ to: 'failed', failure: 'unclaimed' }, 'Failed, no one claimed it'],
  [{ question: 'place', key: 'k-1' }, 'to take the order, our key k-1'],
  [
    { question: 'read', status: 403, code: 'NO_STOCK' },
    'how far it is, HTTP status 403, their code NO_STOCK',
  ],
  [{ question: 'cancel', why: 'deadline' }, 'to cancel it, reason: deadline'],
  [{ browser: 'Firefox on Android' }, 'Firefox on Android'],
  [{ attempt: 2, reason: 'They have it again' }, 'attempt 2, They have it again'],
])('staff read what happened with an order in words: %j', (detail, words) => {
  expect(happeningWords('en-US', detail)).toBe(words);
});

it('also in French', () => {
  expect(happeningWords('fr-CA', { to: 'shipped' })).toBe('Expédiée');
});
