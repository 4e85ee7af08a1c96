import { describe, expect, it } from 'vitest';
import { optChoices, likelyPay, eventPhase, toMakeUp } from './eventView.ts';
import type { EventView } from './eventView.ts';

const at = (time: string) => Date.parse(`2026-07-01T${time}:00Z`);

function event(more: Partial<EventView> = {}): EventView {
  return {
    id: 'e1',
    type: 'PARTICIPATION_REDUCTION',
    cancelled: false,
    startsAt: new Date(at('18:00')),
    endsAt: new Date(at('19:00')),
    timeZone: 'UTC',
    opt: null,
    mayOptIn: true,
    mayOptOut: true,
    leavingBreaksStreak: true,
    hasDevices: true,
    likely: null,
    toMakeUp: null,
    vacation: null,
    ...more,
  };
}

describe('an event’s phase by the page’s clock', () => {
  it.each([
    ['17:59', 'before'],
    ['18:00', 'running'],
    ['18:59', 'running'],
    ['19:00', 'over'],
  ])('EVT-22: at %s it is %s', (time, phase) => {
    expect(eventPhase(event(), at(time))).toBe(phase);
  });

  it('a cancelled event stays cancelled', () => {
    expect(eventPhase(event({ cancelled: true }), at('18:30'))).toBe('cancelled');
  });
});

describe('what a member can do on a page that was opened before the start', () => {
  const realTime = { type: 'PARTICIPATION_REDUCTION_RT' } as const;
  it.each<[string, Partial<EventView>, string, boolean, boolean]>([
    ['join before the start', {}, '17:59', true, false],
    ['no longer join once it runs', {}, '18:00', false, false],
    ['leave before the start', { opt: 'in' }, '17:59', false, true],
    ['leave while it runs', { opt: 'in' }, '18:30', false, true],
    ['not leave after the end', { opt: 'in' }, '19:00', false, false],
    ['join again after declining', { opt: 'out' }, '17:00', true, false],
    ['come back to a real-time event that runs', { ...realTime, opt: 'out' }, '18:30', true, false],
    ['not join what the server forbids', { mayOptIn: false }, '17:00', false, false],
    ['neither, when it was called off', { cancelled: true, opt: 'in' }, '17:00', false, false],
  ])('%s', (_row, more, time, mayJoin, mayLeave) => {
    expect(optChoices(event(more), at(time))).toEqual({ mayJoin, mayLeave });
  });
});

describe('the likely pay, and what is left to make up first', () => {
  const likely = { low: 60, high: 110, own: [85, 65], otherResults: 40 };
  it.each<[string, Partial<EventView>, string, boolean]>([
    ['before the start, joined', { opt: 'in' }, '17:00', true],
    ['before the start, not answered', {}, '17:00', true],
    ['before the start, left but open to join', { opt: 'out' }, '17:00', true],
    ['while it runs, joined', { opt: 'in' }, '18:30', true],
    ['while it runs, missed', {}, '18:30', false],
    ['before the start, away or not invited', { mayOptIn: false }, '17:00', false],
    ['after it', { opt: 'in' }, '19:00', false],
    ['called off', { opt: 'in', cancelled: true }, '17:00', false],
  ])('%s: shown %s', (_row, more, time, shown) => {
    expect(likelyPay(event({ ...more, likely }), at(time))).toEqual(shown ? likely : null);
    const open = { wh: 300, eventId: 'earlier', date: '2026-02-24' };
    expect(toMakeUp(event({ ...more, toMakeUp: open }), at(time))).toEqual(shown ? open : null);
  });
});
