import { describe, expect, it } from 'vitest';
import { checkOffer, type OfferDraft } from './checkOffer.ts';

const words = { title: 'Slate thermostat', subtitle: '', text: '', terms: '', agreement: '' };
const draft: OfferDraft = {
  audience: 'EVERYONE',
  deviceType: 'thermostat',
  connectionConfigId: 'slate',
  texts: { 'en-US': words },
  options: [
    { id: 'white', item: '418200031', names: { 'en-US': 'White' } },
    { id: 'black', item: '418200032', names: { 'en-US': 'Black' } },
  ],
  pricePoints: 4_900,
  usualPoints: 12_900,
  stock: 20,
  holdHours: 48,
  connectWithinDays: 60,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: null,
  place: 0,
};
const [white] = draft.options;

describe('checkOffer', () => {
  it('has nothing to say of a sound offer', () => {
    expect(checkOffer(draft, 'en-US')).toEqual({});
  });

  it.each<readonly [string, Partial<OfferDraft>, Readonly<Record<string, string>>]>([
    ['an unknown type', { deviceType: 'toaster', connectionConfigId: null }, { deviceType: 'deviceType' }],
    ['a partner without such devices', { connectionConfigId: 'quartz' }, { connectionConfigId: 'partner' }],
    ['no title', { texts: { 'en-US': { ...words, title: ' ' } } }, { 'texts.en-US.title': 'title' }],
    [
      'an agreement in one language only',
      { texts: { 'en-US': words, 'fr-CA': { ...words, agreement: 'Oui' } } },
      { 'texts.en-US.agreement': 'agreement' },
    ],
    ['no option', { options: [] }, { options: 'options' }],
    ['an option twice', { options: [white, white].flatMap((each) => each ?? []) }, { options: 'options' }],
    [
      'options without names',
      { options: draft.options.map((each) => ({ ...each, names: {} })) },
      { options: 'optionName' },
    ],
    ['a price below zero', { pricePoints: -1 }, { pricePoints: 'price' }],
    ['a first device that costs', { audience: 'FIRST_DEVICE' }, { pricePoints: 'free' }],
    ['a usual price below the offer', { usualPoints: 4_899 }, { usualPoints: 'usual' }],
    ['a fraction in stock', { stock: 1.5 }, { stock: 'stock' }],
    ['no time to pay', { holdHours: 0 }, { holdHours: 'holdHours' }],
    ['more than a year to connect', { connectWithinDays: 366 }, { connectWithinDays: 'connectWithinDays' }],
    ['an end before its start', { endsAt: draft.startsAt }, { endsAt: 'endsAt' }],
    ['a place below zero', { place: -1 }, { place: 'place' }],
  ])('finds %s', (_name, change, faults) => {
    expect(checkOffer({ ...draft, ...change }, 'en-US')).toEqual(faults);
  });
});
