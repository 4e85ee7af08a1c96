import { describe, expect, it } from 'vitest';
import { checkReward, type RewardDraft } from './checkReward.ts';

const card: RewardDraft = {
  type: 'GIFT_CARD',
  service: 'alder',
  item: 'GROCER',
  texts: { 'en-US': { title: 'Corner Grocer gift card', text: '', terms: '' } },
  denominationType: 'DENOMINATED',
  amounts: [1_000, 2_500],
  minimum: null,
  maximum: null,
  step: null,
  restricted: [],
  barcode: null,
  stock: null,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  place: 0,
};
const range = { denominationType: 'CUSTOM', amounts: [], minimum: 500, maximum: 2_000, step: 100 } as const;

describe('a reward in the catalogue', () => {
  it.each([
    ['a list of amounts', {}],
    ['a range', range],
    ['a range with amounts left out', { ...range, restricted: [1_300] }],
    ['the whole balance', { denominationType: 'BALANCE', amounts: [], minimum: 1_000 }],
    ['a device', { type: 'DEVICE', service: 'shop', amounts: [4_900] }],
  ] as const)('can have %s', (_name, change) => {
    expect(checkReward({ ...card, ...change }, 'en-US')).toEqual({});
  });

  it.each([
    ['a service that does not deliver its type', { service: 'shop' }, { service: 'service' }],
    ['a type that is not ordered from the catalogue', { type: 'CASH' }, { type: 'type' }],
    ['no article number', { item: ' ' }, { item: 'item' }],
    [
      'no texts in the brand’s first language',
      { texts: { 'en-CA': { title: 'Card', text: '', terms: '' } } },
      { 'texts.en-US.title': 'title' },
    ],
    [
      'an endless title',
      { texts: { 'en-US': { title: 'x'.repeat(81), text: '', terms: '' } } },
      { 'texts.en-US.title': 'tooLong' },
    ],
    ['no amount', { amounts: [] }, { amounts: 'amounts' }],
    ['an amount twice', { amounts: [500, 500] }, { amounts: 'amounts' }],
    ['half a point', { amounts: [0.5] }, { amounts: 'amounts' }],
    ['two prices for a device', { type: 'DEVICE', service: 'shop' }, { amounts: 'onlyOneAmount' }],
    ['a range that its step misses', { ...range, step: 700 }, { step: 'step' }],
    ['a range upside down', { ...range, maximum: 400 }, { maximum: 'maximum' }],
    ['a left-out amount beside the step', { ...range, restricted: [1_350] }, { restricted: 'restricted' }],
    ['a stock below zero', { stock: -1 }, { stock: 'stock' }],
    ['an end before its start', { endsAt: new Date('2025-12-31T00:00:00Z') }, { endsAt: 'endsAt' }],
  ] as const)('cannot have %s', (_name, change, faults) => {
    expect(checkReward({ ...card, ...change }, 'en-US')).toEqual(faults);
  });
});
