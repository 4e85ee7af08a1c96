import { describe, expect, it } from 'vitest';
import { appliancePotentials, devicePotential } from './homePotential.ts';

const home = { deviceTypes: [], climate: 'cooling' } as const;

describe('what a home can do in an event', () => {
  it('is what typical appliances would have used, most first, in the event’s length', () => {
    expect(
      appliancePotentials(
        [
          { kind: 'DISHWASHER', count: 1 },
          { kind: 'ROOM_AIR_CONDITIONER', count: 2 },
        ],
        home,
        90,
        null,
      ),
    ).toEqual([
      {
        kind: 'ROOM_AIR_CONDITIONER',
        count: 2,
        watts: 1_000,
        percent: { low: 30, high: 70 },
        wh: { low: 900, high: 2_100 },
      },
      {
        kind: 'DISHWASHER',
        count: 1,
        watts: 1_300,
        percent: { low: 40, high: 80 },
        wh: { low: 780, high: 1_560 },
      },
    ]);
  });

  it('is never more than the home usually uses', () => {
    expect(appliancePotentials([{ kind: 'ELECTRIC_VEHICLE', count: 1 }], home, 60, 5_000)[0]?.wh).toEqual({
      low: 3_600,
      high: 5_000,
    });
    expect(devicePotential('switch', false, [900, 900, 900, 900, 900], 60, 500).wh).toEqual({
      low: 500,
      high: 500,
    });
  });

  it.each([
    ['out of season', [{ kind: 'ELECTRIC_HEATING', count: 1 }], home],
    [
      'what a device does by itself',
      [{ kind: 'ELECTRIC_VEHICLE', count: 1 }],
      { ...home, deviceTypes: ['ev'] },
    ],
    [
      'what gives nothing to do',
      [
        { kind: 'SOLAR_PANELS', count: 1 },
        { kind: 'NEW_KIND', count: 1 },
      ],
      home,
    ],
  ] as const)('leaves out %s', (_what, appliances, at) => {
    expect(appliancePotentials(appliances, at, 60, null)).toEqual([]);
  });

  it.each([
    [
      'the middle half of its own days',
      'charge',
      false,
      [0, 100, 200, 300, 9_000],
      { basis: 'own', wh: { low: 100, high: 300 } },
    ],
    [
      'a share of that, where it is only eased',
      'setpoint',
      false,
      [1_000, 1_000, 1_000, 2_000, 2_000],
      { basis: 'eased', wh: { low: 200, high: 1_000 } },
    ],
    ['nothing, where it is usually off', 'charge', false, [0, 0, 0, 0, 7_000], { basis: 'idle', wh: null }],
    ['unknown with few days', 'switch', false, [100, 100, 100, 100], { basis: 'unknown', wh: null }],
    [
      'what a battery holds, which we don’t know',
      'charge',
      true,
      [100, 100, 100, 100, 100],
      { basis: 'battery', wh: null },
    ],
  ] as const)('of a device is %s', (_what, control, isBattery, used, potential) => {
    expect(devicePotential(control, isBattery, used, 60, null)).toEqual(potential);
  });
});
