import { describe, expect, it } from 'vitest';
import type { Algorithm } from './algorithms.ts';
import { mayOptDevice, preEventParticipation } from './deviceOpting.ts';
import type { DeviceBefore } from './deviceOpting.ts';

const START = new Date('2026-03-03T18:00:00Z');
const END = new Date('2026-03-03T19:00:00Z');
const joined: DeviceBefore = {
  algorithm: 'participation_reduction',
  memberOpt: 'in',
  memberMayJoin: false,
  onVacation: false,
  opt: null,
  optedIn: true,
  control: 'switch',
  troubled: false,
};

describe('EVT-17: participation before an event', () => {
  it.each([
    ['joined', {}, 'INCLUDED'],
    ['not answered, asked', { memberOpt: null }, 'EXCLUDED'],
    ['not answered, starts joined', { memberOpt: null, algorithm: 'reduction_rt' }, 'INCLUDED'],
    ['left', { memberOpt: 'out' }, 'EXCLUDED'],
    ['left one that starts joined', { memberOpt: 'out', algorithm: 'reduction_rt' }, 'EXCLUDED'],
    ['on vacation', { onVacation: true }, 'EXCLUDED'],
    ['taken out of this event', { opt: 'out' }, 'EXCLUDED'],
    ['switched off for events', { optedIn: false }, 'EXCLUDED'],
    ['switched off for events, but put into this one', { optedIn: false, opt: 'in' }, 'INCLUDED'],
    ['cannot be commanded', { control: 'none' }, 'EXCLUDED'],
    ['has trouble', { troubled: true }, 'ISSUE'],
    ['has trouble, not answered', { memberOpt: null, memberMayJoin: true, troubled: true }, 'ISSUE'],
    ['has trouble, left with a way back', { memberOpt: 'out', memberMayJoin: true, troubled: true }, 'ISSUE'],
    ['has trouble, too late to join', { memberOpt: null, troubled: true }, 'EXCLUDED'],
    ['has trouble, but is out anyway', { troubled: true, opt: 'out' }, 'EXCLUDED'],
  ] as const)('%s', (_what, given, expected) => {
    expect(preEventParticipation({ ...joined, ...given })).toBe(expected);
  });
});

describe('EVT-14: whether a device may be opted in or out', () => {
  const before = new Date('2026-03-03T17:00:00Z');
  const during = new Date('2026-03-03T18:30:00Z');
  it.each([
    ['in', before, {}, null],
    ['out', before, {}, null],
    ['in', START, {}, 'already-started'],
    ['out', during, {}, null],
    ['out', END, {}, 'ended'],
    ['in', END, { algorithm: 'reduction_rt' }, 'ended'],
    ['in', during, { algorithm: 'reduction_rt' }, null],
    ['in', before, { onVacation: true }, 'on-vacation'],
    ['out', before, { onVacation: true }, null],
    ['in', before, { control: 'none' }, 'not-controllable'],
    ['out', before, { control: 'none' }, 'not-controllable'],
    ['in', before, { invited: false }, 'not-invited'],
    ['out', before, { cancelled: true }, 'cancelled'],
  ] as const)('%s at %s with %o', (wanted, now, given, refusal) => {
    const {
      algorithm = 'participation_reduction',
      cancelled = false,
      ...rest
    } = given as { algorithm?: Algorithm; cancelled?: boolean };
    const situation = {
      event: { start: START, end: END, cancelled, restatementDays: 21, algorithm },
      invited: true,
      onVacation: false,
      control: 'switch' as const,
      ...rest,
    };
    expect(mayOptDevice(wanted, situation, now)).toEqual(
      refusal === null ? { allowed: true } : { allowed: false, reason: refusal },
    );
  });
});
