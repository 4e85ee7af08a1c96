import { describe, expect, it } from 'vitest';
import { BATCH_STATES, ITEM_STATES, itemMeaning, PAYOUT_EVENTS } from './providerStates.ts';

// The provider's public documentation: the states of an item and of a batch, and the events of the webhooks.
const ITEMS = 'SUCCESS FAILED PENDING UNCLAIMED RETURNED ONHOLD BLOCKED REFUNDED REVERSED';
const BATCHES = 'DENIED PENDING PROCESSING SUCCESS CANCELED';
const ITEM_EVENTS = 'BLOCKED CANCELED DENIED FAILED HELD REFUNDED RETURNED SUCCEEDED UNCLAIMED';
const BATCH_EVENTS = 'DENIED PROCESSING SUCCESS';
const words = (text: string): string[] => text.split(' ').sort();

describe('the payout provider’s states', () => {
  it('are all known, with every event that announces one', () => {
    expect(Object.keys(ITEM_STATES).sort()).toEqual(words(ITEMS));
    expect(Object.keys(BATCH_STATES).sort()).toEqual(words(BATCHES));
    expect([...PAYOUT_EVENTS].sort()).toEqual(
      [
        ...words(ITEM_EVENTS).map((event) => `PAYMENT.PAYOUTS-ITEM.${event}`),
        ...words(BATCH_EVENTS).map((event) => `PAYMENT.PAYOUTSBATCH.${event}`),
      ].sort(),
    );
  });

  it.each([
    ['SUCCESS', 'SUCCESS', 'fulfilled', null],
    ['REVERSED', 'SUCCESS', 'failed', 'returned'],
    ['REFUNDED', 'SUCCESS', 'failed', 'returned'],
    ['RETURNED', 'SUCCESS', 'failed', 'unclaimed'],
    ['ONHOLD', 'PROCESSING', 'accepted', null],
    [undefined, 'DENIED', 'failed', 'refused'],
    [undefined, 'CANCELED', 'failed', 'refused'],
  ])('%s in a batch that is %s is %s', (item, batch, step, failure) => {
    expect(itemMeaning(item, batch)).toMatchObject({ step, failure });
  });

  it.each([
    [undefined, 'PROCESSING'],
    ['A_NEW_WORD', 'SUCCESS'],
    ['toString', undefined],
  ])('%s in a batch that is %s says nothing yet', (item, batch) => {
    expect(itemMeaning(item, batch)).toBeNull();
  });
});
