import { describe, expect, it } from 'vitest';
import { checkPrize, type PrizeDraft } from './checkPrize.ts';
import { wheelVerdict, type Player, type WheelRules, type WheelVerdict } from './eligibility.ts';
import { earnsStreakSpin } from './prizes.ts';
import { nextWeek, wheelDay, wheelWeek } from './wheelDay.ts';

describe('who may spin, and win cash', () => {
  const open: WheelRules = { minimumAge: 18, closedRegions: [], noCashRegions: [] };
  const adult: Player = { region: 'CA', confirmedAge: 18, isStaff: false };
  it.each<[string, Partial<WheelRules>, Partial<Player>, WheelVerdict]>([
    ['an adult', {}, {}, { closed: null, mayWinCash: true }],
    ['an adult whose place is not known', {}, { region: null }, { closed: null, mayWinCash: true }],
    ['a member who confirmed no age', {}, { confirmedAge: null }, { closed: 'AGE', mayWinCash: true }],
    ['one who confirmed 18 where it is 19', { minimumAge: 19 }, {}, { closed: 'AGE', mayWinCash: true }],
    ['a member of a closed region', { closedRegions: ['CA'] }, {}, { closed: 'REGION', mayWinCash: true }],
    [
      'a member of who knows where, with closed regions',
      { closedRegions: ['CA'] },
      { region: null },
      { closed: 'REGION_UNKNOWN', mayWinCash: true },
    ],
    ['a member where there is no cash', { noCashRegions: ['CA'] }, {}, { closed: null, mayWinCash: false }],
    ['staff', {}, { isStaff: true }, { closed: null, mayWinCash: false }],
  ])('%s', (_name, rules, player, verdict) => {
    expect(wheelVerdict({ ...open, ...rules }, { ...adult, ...player })).toEqual(verdict);
  });
});

describe('the wheel’s day and week', () => {
  it('begins at midnight of the brand’s zone, also where a day has 23 hours', () => {
    const day = wheelDay('US', new Date('2026-03-08T12:00:00Z'));
    expect(day).toEqual({
      date: '2026-03-08',
      startsAt: new Date('2026-03-08T05:00:00Z'),
      endsAt: new Date('2026-03-09T04:00:00Z'),
    });
  });
  it('has a week from Monday to Monday', () => {
    const sunday = new Date('2026-03-08T12:00:00Z');
    expect(wheelWeek('US', sunday)).toBe('2026-03-02');
    expect(nextWeek('US', sunday)).toEqual(new Date('2026-03-09T04:00:00Z'));
    expect(wheelWeek('AU', new Date('2026-03-08T14:00:00Z'))).toBe('2026-03-09');
  });
});

it.each([
  [4, 5, true],
  [5, 5, false],
  [9, 10, true],
  [5, 6, false],
  [10, 0, false],
  [0, 0, false],
])('a streak from %s to %s earns a spin: %s', (before, after, earns) => {
  expect(earnsStreakSpin(before, after)).toBe(earns);
});

describe('a prize as staff describe it', () => {
  const cash: PrizeDraft = {
    type: 'CASH',
    texts: { 'en-US': { title: '50 cents', text: '' } },
    weight: 100,
    points: 50,
    worthPoints: 0,
    service: null,
    item: '',
    remaining: 200,
    perDay: null,
    place: 1,
  };
  const device: PrizeDraft = {
    ...cash,
    type: 'FREE_DEVICE',
    points: null,
    service: 'shop',
    item: 'smart_plug',
  };
  it.each<[string, PrizeDraft, Record<string, string>]>([
    ['cash', cash, {}],
    ['a device', device, {}],
    ['cash without points', { ...cash, points: null }, { points: 'points' }],
    ['a device that pays points', { ...device, points: 5 }, { points: 'points' }],
    ['a device from a gift card service', { ...device, service: 'alder' }, { service: 'service' }],
    ['a device without an article', { ...device, item: ' ' }, { item: 'item' }],
    ['no title', { ...cash, texts: {} }, { 'texts.en-US.title': 'title' }],
    ['half a weight', { ...cash, weight: 0.5 }, { weight: 'weight' }],
    [
      'a weight of what the daily cash becomes',
      { ...cash, type: 'DAILY_CASH_INELIGIBLE', points: null, service: 'birch', item: 'GIFT', weight: 1 },
      { weight: 'noWeight' },
    ],
    ['a negative stock', { ...cash, remaining: -1 }, { remaining: 'remaining' }],
    ['none a day', { ...cash, perDay: 0 }, { perDay: 'perDay' }],
  ])('%s', (_name, draft, faults) => {
    expect(checkPrize(draft, 'en-US')).toEqual(faults);
  });
});
