import { describe, expect, it } from 'vitest';
import { deviceChange, deviceOutcome, type OutcomeFacts } from './deviceOutcome.ts';
import { DEVICE_ADVANCES, DEVICE_PARTICIPATIONS } from './deviceStates.ts';

const after: OutcomeFacts = { over: true, advance: 'SHIFTED', participation: null, shiftedSeconds: 3_600 };
const unshifted = { ...after, shiftedSeconds: 0 };

describe('how an event went for a device', () => {
  it.each<[string, OutcomeFacts, string]>([
    ['took part to the end', after, 'TOOK_PART'],
    ['takes part right now', { ...after, over: false }, 'TAKING_PART'],
    ['took part, and its command ended early', { ...after, participation: 'OTHER' }, 'NOT_TO_THE_END'],
    ['was turned on again', { ...after, participation: 'TURNED_ON_DURING' }, 'CHANGED_BACK'],
    [
      'was off, and turned on in the event',
      { ...unshifted, advance: 'ALREADY_OFF', participation: 'TURNED_ON_DURING' },
      'CHANGED_BACK',
    ],
    ['was taken out while it ran', { ...after, participation: 'OPT_OUT' }, 'TAKEN_OUT'],
    ['was kept out', { ...unshifted, advance: 'OPT_OUT', participation: 'OPT_OUT' }, 'KEPT_OUT'],
    [
      'was off already',
      { ...unshifted, advance: 'ALREADY_OFF', participation: 'ALREADY_OFF' },
      'ALREADY_OFF',
    ],
    ['was commanded, and never seen afterwards', { ...unshifted, participation: 'OTHER' }, 'UNSEEN'],
    ['waits for its command', { ...unshifted, over: false, advance: 'SCHEDULED' }, 'WAITING'],
    ['was never reached by the event', { ...unshifted, advance: 'SCHEDULED' }, 'TOO_LATE'],
    ['is tried again', { ...unshifted, over: false, advance: 'OFFLINE' }, 'TRYING'],
    ['was tried until the end', { ...unshifted, advance: 'OFFLINE' }, 'OFFLINE'],
    [
      'was given up while the event ran',
      { ...unshifted, over: false, advance: 'FAILED_GIVEN_UP' },
      'NO_ANSWER',
    ],
    ['is not in the account', { ...unshifted, advance: 'NOT_CONNECTED_GIVEN_UP' }, 'NOT_IN_ACCOUNT'],
    ['is locked by its maker', { ...unshifted, advance: 'AUTH_ERROR_GIVEN_UP' }, 'NO_ACCESS'],
    ['only reports', { ...unshifted, advance: 'NOT_IMPLEMENTED', participation: 'OTHER' }, 'READ_ONLY'],
    ['did not obey', { ...unshifted, advance: 'NOT_TOGGLED', participation: 'OTHER' }, 'UNCHANGED'],
    ['was disconnected', { ...unshifted, advance: 'DISCONNECTED', participation: 'OTHER' }, 'DISCONNECTED'],
  ])('DEV-17: a device that %s', (_what, facts, outcome) => {
    expect(deviceOutcome(facts)).toBe(outcome);
  });

  it('never says that a device took part without a second of it, or that it waits after the end', () => {
    for (const advance of [null, ...DEVICE_ADVANCES])
      for (const participation of [null, ...DEVICE_PARTICIPATIONS]) {
        const outcome = deviceOutcome({ over: true, advance, participation, shiftedSeconds: 0 });
        expect([
          'TOOK_PART',
          'NOT_TO_THE_END',
          'TAKEN_OUT',
          'TAKING_PART',
          'WAITING',
          'TRYING',
        ]).not.toContain(outcome);
      }
  });
});

describe('what a command changed', () => {
  const cooling = { online: true, on: true, mode: 'cool', setpoint: 240 } as const;
  it.each([
    ['a cooling thermostat is set warmer', 'setpoint', cooling, 260, { change: 'WARMER', degrees: 2 }],
    [
      'a heating one is set cooler',
      'setpoint',
      { ...cooling, mode: 'heat', setpoint: 205 },
      190,
      { change: 'COOLER', degrees: 1.5 },
    ],
    [
      'a plug is switched off',
      'switch',
      { online: true, on: true },
      null,
      { change: 'SWITCHED_OFF', degrees: null },
    ],
    [
      'a car does not charge',
      'charge',
      { online: true, on: true },
      null,
      { change: 'NOT_CHARGING', degrees: null },
    ],
    [
      'a battery fed in',
      'charge',
      { online: true, on: true, canFeed: true },
      20,
      { change: 'FED_IN', degrees: null },
    ],
    ['nothing without a reading', 'switch', null, null, null],
    ['nothing without a target', 'setpoint', cooling, null, null],
    ['nothing on a meter', 'none', { online: true, on: null }, null, null],
  ] as const)('%s', (_what, control, before, target, expected) => {
    expect(deviceChange(control, before, target)).toEqual(expected);
  });
});
