import { describe, expect, it } from 'vitest';
import { climateOn, hourActions, type HomeInHour } from './hourActions.ts';
import { countThermostats, savedSoFar } from './savedSoFar.ts';

const home = (kinds: readonly string[], more: Partial<HomeInHour> = {}): HomeInHour => ({
  kinds: new Set(kinds),
  deviceTypes: [],
  climate: 'cooling',
  ...more,
});

describe('what devices report to have saved so far', () => {
  const plug = { control: 'switch', wattsBefore: 600, shiftedSeconds: 1_800, fedWh: null } as const;
  it.each([
    ['what it drew, for as long as it is off', [plug], { wh: 300, devices: 1 }],
    ['several', [plug, { ...plug, control: 'charge', wattsBefore: 7_200 }], { wh: 3_900, devices: 2 }],
    [
      'a battery’s own count, whatever it drew',
      [{ ...plug, control: 'charge', fedWh: 850 }],
      { wh: 850, devices: 1 },
    ],
    ['no figure of a thermostat', [{ ...plug, control: 'setpoint' }], null],
    ['none of a device that reports no power', [{ ...plug, wattsBefore: null }], null],
    ['none of one that fed its home', [{ ...plug, wattsBefore: -500 }], null],
    ['none of one that was not off yet', [{ ...plug, shiftedSeconds: 0 }], null],
    ['no devices', [], null],
  ] as const)('%s', (_what, devices, saved) => {
    expect(savedSoFar(devices)).toEqual(saved);
  });

  it('counts the thermostats that have no figure once they are eased', () => {
    const hall = { ...plug, control: 'setpoint' } as const;
    expect(countThermostats([plug, hall, { ...hall, shiftedSeconds: 0 }])).toBe(1);
  });
});

describe('what to do in an event', () => {
  it.each([
    ['nothing known', home([]), ['comfort', 'machines', 'cooking']],
    [
      'three of its own, what uses most first',
      home(['DISHWASHER', 'ELECTRIC_VEHICLE', 'CENTRAL_AIR']),
      ['cooling', 'car', 'dishwasher'],
    ],
    ['its own, then what suits every home', home(['POOL_PUMP']), ['pool', 'comfort', 'machines']],
    ['a dryer is one of the machines', home(['CLOTHES_DRYER']), ['dryer', 'comfort', 'cooking']],
    [
      'no cooling in winter',
      home(['CENTRAL_AIR'], { climate: 'heating' }),
      ['comfort', 'machines', 'cooking'],
    ],
    [
      'a heat pump does both',
      home(['HEAT_PUMP'], { climate: 'heating' }),
      ['heating', 'machines', 'cooking'],
    ],
    [
      'devices do theirs themselves',
      home(['CENTRAL_AIR', 'ELECTRIC_VEHICLE', 'ELECTRIC_WATER_HEATER'], {
        deviceTypes: ['thermostat', 'ev', 'waterheater'],
      }),
      ['machines', 'cooking', 'lights'],
    ],
    [
      'a thermostat suits a home that said nothing',
      home([], { deviceTypes: ['thermostat'] }),
      ['machines', 'cooking', 'lights'],
    ],
    [
      'what only measures does nothing',
      home(['ELECTRIC_VEHICLE'], { deviceTypes: ['monitor', 'solar'] }),
      ['car', 'comfort', 'machines'],
    ],
    [
      'kinds that give nothing to do',
      home(['SOLAR_PANELS', 'SMART_THERMOSTAT', 'HOME_BATTERY']),
      ['comfort', 'machines', 'cooking'],
    ],
  ] as const)('%s', (_what, facts, actions) => {
    expect(hourActions(facts)).toEqual(actions);
  });

  it.each([
    ['2026-07-15', false, 'cooling'],
    ['2026-01-15', false, 'heating'],
    ['2026-04-15', false, null],
    ['2026-10-15', false, null],
    ['2026-07-15', true, 'heating'],
    ['2026-01-15', true, 'cooling'],
    ['2026-04-10', true, null],
  ] as const)('on %s, southern %s: %s', (date, isSouthern, climate) => {
    expect(climateOn(date, isSouthern)).toBe(climate);
  });
});
