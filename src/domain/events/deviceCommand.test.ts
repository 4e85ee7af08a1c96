import { describe, expect, it } from 'vitest';
import { USUAL_COMFORT } from '../devices/comfort.ts';
import { commandPlan, isHeld } from './deviceCommand.ts';
import type { DeviceReading } from './deviceCommand.ts';

const cooling = (setpoint: number): DeviceReading => ({ online: true, on: true, mode: 'cool', setpoint });
const heating = (setpoint: number): DeviceReading => ({ online: true, on: true, mode: 'heat', setpoint });
const running: DeviceReading = { online: true, on: true };
const off: DeviceReading = { online: true, on: false };
/** A battery that can feed in, at this charge. */
const battery = (chargePercent: number, more: Partial<DeviceReading> = {}): DeviceReading => ({
  ...running,
  canFeed: true,
  feeding: false,
  chargePercent,
  ...more,
});
const limits = (comfort = USUAL_COMFORT, reservePercent = 20) => ({ comfort, reservePercent });
const unknown: DeviceReading = { online: true, on: null };

describe("planning a device's command", () => {
  it.each([
    ['a plug that is on', 'switch', running, 'off'],
    ['a plug that may be on or off', 'switch', unknown, 'off'],
    ['a plug that is off', 'switch', off, 'ALREADY_OFF'],
    ['a car that charges', 'charge', running, 'off'],
    ['a car that does not charge', 'charge', off, 'ALREADY_OFF'],
    ['a battery above its reserve', 'charge', battery(21), 'down to 20'],
    ['a battery that does not charge, above its reserve', 'charge', battery(90, { on: false }), 'down to 20'],
    ['a battery at its reserve', 'charge', battery(20), 'off'],
    ['a battery below its reserve', 'charge', battery(4), 'off'],
    ['a battery below its reserve that does not charge', 'charge', battery(4, { on: false }), 'ALREADY_OFF'],
    ['a battery of an unknown charge', 'charge', { ...running, canFeed: true }, 'off'],
    ['a battery that cannot feed in', 'charge', battery(90, { canFeed: false }), 'off'],
    ['a monitor', 'none', running, 'NOT_IMPLEMENTED'],
    ['cooling to 23.0', 'setpoint', cooling(230), 250],
    ['cooling to 25.5: no warmer than 27.0', 'setpoint', cooling(255), 270],
    ['cooling to 26.5: half a degree is left', 'setpoint', cooling(265), 270],
    ['cooling to 26.6: less than half a degree is left', 'setpoint', cooling(266), 'NOT_TOGGLED'],
    ['cooling to 29.0: never made colder', 'setpoint', cooling(290), 'NOT_TOGGLED'],
    ['heating to 21.0', 'setpoint', heating(210), 190],
    ['heating to 19.0: no colder than 18.0', 'setpoint', heating(190), 180],
    ['heating to 16.0: never made warmer', 'setpoint', heating(160), 'NOT_TOGGLED'],
    [
      'a thermostat that is off',
      'setpoint',
      { online: true, on: false, mode: 'off', setpoint: 230 },
      'ALREADY_OFF',
    ],
    ['a thermostat that does not run at the moment', 'setpoint', { ...cooling(230), on: false }, 250],
    [
      'a thermostat that says nothing of its setpoint',
      'setpoint',
      { online: true, on: true, mode: 'cool' },
      'NOT_IMPLEMENTED',
    ],
  ] as const)('%s', (_what, control, before, wanted) => {
    const plan = commandPlan(control, before, limits());
    const told = {
      nothing: 'advance' in plan && plan.advance,
      off: 'off',
      setpoint: 'setpoint' in plan && plan.setpoint,
      feed: 'reservePercent' in plan && `down to ${plan.reservePercent}`,
    };
    expect(told[plan.kind]).toBe(wanted);
  });

  it.each([
    [0, 1, 'feed'],
    [0, 0, 'off'],
    [99, 100, 'feed'],
    [100, 100, 'off'],
  ])('with a reserve of %i percent, a battery at %i is told: %s', (reserve, charge, kind) => {
    expect(commandPlan('charge', battery(charge), limits(USUAL_COMFORT, reserve)).kind).toBe(kind);
  });

  it("stays within the member's comfort band", () => {
    expect(commandPlan('setpoint', cooling(230), limits({ lowest: 200, highest: 240 }))).toEqual({
      kind: 'setpoint',
      setpoint: 240,
    });
    expect(commandPlan('setpoint', heating(210), limits({ lowest: 205, highest: 240 }))).toEqual({
      kind: 'setpoint',
      setpoint: 205,
    });
  });
});

describe('checking whether a device obeys the event', () => {
  it.each([
    ['a plug that is off', 'switch', running, null, off, true],
    ['a plug that is on', 'switch', running, null, running, false],
    ['a plug that does not say', 'switch', running, null, unknown, null],
    ['a battery that feeds in', 'charge', battery(80), 20, battery(70, { on: false, feeding: true }), true],
    ['a battery down at its reserve', 'charge', battery(80), 20, battery(20, { on: false }), true],
    ['a battery that stopped before', 'charge', battery(80), 20, battery(60, { on: false }), false],
    ['a battery that charges', 'charge', battery(80), 20, battery(20), false],
    ['cooling to what was asked', 'setpoint', cooling(230), 250, cooling(250), true],
    ['cooling to the same in Fahrenheit', 'setpoint', cooling(230), 250, cooling(248), true],
    ['cooling moved further', 'setpoint', cooling(230), 250, cooling(260), true],
    ['cooling moved back', 'setpoint', cooling(230), 250, cooling(240), false],
    ['heating to what was asked', 'setpoint', heating(210), 190, heating(190), true],
    ['heating moved back', 'setpoint', heating(210), 190, heating(210), false],
    [
      'a thermostat switched off',
      'setpoint',
      heating(210),
      190,
      { online: true, on: false, mode: 'off' },
      true,
    ],
    [
      'a thermostat that does not say',
      'setpoint',
      heating(210),
      190,
      { online: true, on: true, mode: 'heat' },
      null,
    ],
  ] as const)('%s', (_what, control, before, target, sight, held) => {
    expect(isHeld(control, { before, target }, sight)).toBe(held);
  });
});
