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
    expect(
      devicePotential({ control: 'switch', usedWh: [900, 900, 900, 900, 900], fedWh: null }, 60, 500).wh,
    ).toEqual({
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
      null,
      [0, 100, 200, 300, 9_000],
      { basis: 'own', wh: { low: 100, high: 300 } },
    ],
    [
      'a share of that, where it is only eased',
      'setpoint',
      null,
      [1_000, 1_000, 1_000, 2_000, 2_000],
      { basis: 'eased', wh: { low: 200, high: 1_000 } },
    ],
    ['nothing, where it is usually off', 'charge', null, [0, 0, 0, 0, 7_000], { basis: 'idle', wh: null }],
    ['unknown with few days', 'switch', null, [100, 100, 100, 100], { basis: 'unknown', wh: null }],
    [
      'what a battery holds, which two events don’t say',
      'charge',
      [900, 1_000],
      [100, 100, 100, 100, 100],
      { basis: 'battery', wh: null },
    ],
    [
      'what a battery has fed in',
      'charge',
      [0, 900, 1_000, 1_100, 5_000],
      [100, 100, 100, 100, 100],
      { basis: 'fed', wh: { low: 900, high: 1_100 } },
    ],
  ] as const)('of a device is %s', (_what, control, fedWh, usedWh, potential) => {
    expect(devicePotential({ control, usedWh, fedWh }, 60, null)).toEqual(potential);
  });
});
