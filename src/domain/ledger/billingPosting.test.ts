import { expect, it } from 'vitest';
import { billingLines } from './billingPosting.ts';

it('what a utility owes is what the program has earned, by kind; corrections of the same kind are one line', () => {
  expect(
    billingLines('p', [
      { kind: 'ENERGY', amount: 432 },
      { kind: 'ENERGY', amount: -32 },
      { kind: 'POWER', amount: 0 },
      { kind: 'ENROLLMENT', amount: 5_000 },
    ]),
  ).toEqual([
    { account: 'program:p:receivable', amount: 5_400 },
    { account: 'program:p:income:energy', amount: -400 },
    { account: 'program:p:income:enrollment', amount: -5_000 },
  ]);
  expect(billingLines('p', [{ kind: 'POWER', amount: 0 }])).toEqual([]);
});
