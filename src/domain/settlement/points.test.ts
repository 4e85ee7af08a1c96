import { describe, expect, it } from 'vitest';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { devicePoints, deviceRateTenths, reductionPoints, startedQuarters } from './points.ts';

describe('points of a reduction', () => {
  it.each([
    // Wh, points per kWh, multiplier, bonus (hundredths), points
    [1196, 300, 200, 55, 915],
    [1275, 300, 200, 60, 995],
    [1000, 100, 100, 0, 100],
    [5, 100, 100, 0, 1],
    [4, 100, 100, 0, 0],
    [0, 300, 250, 100, 0],
    [-800, 300, 250, 100, 0],
  ])(
    '%i Wh at %i per kWh, multiplier %i and bonus %i in hundredths: %i points',
    (reductionWh, pointsPerKwh, multiplierHundredths, bonusHundredths, points) => {
      expect(reductionPoints({ reductionWh, pointsPerKwh, multiplierHundredths, bonusHundredths })).toBe(
        points,
      );
    },
  );
});

describe('points of a real-time event', () => {
  const rates = DEFAULT_PROGRAM_RULES.deviceRateTenths;
  const event = { start: 900_000, end: 900_000 + 3600 };
  const minutes = (from: number, to: number) => ({
    start: event.start + from * 60,
    end: event.start + to * 60,
  });

  it.each([
    ['nothing', [], 0],
    ['a minute', [minutes(3, 4)], 1],
    ['exactly a quarter', [minutes(0, 15)], 1],
    ['a quarter and a minute', [minutes(0, 16)], 2],
    ['ten minutes over the border of two quarters', [minutes(10, 20)], 2],
    ['twice in the same quarter', [minutes(1, 2), minutes(5, 6)], 1],
    ['twice in the same quarter, and once in another', [minutes(1, 2), minutes(5, 6), minutes(50, 51)], 2],
    ['the whole hour, and beyond it on both sides', [minutes(-20, 80)], 4],
    ['before and after only', [minutes(-20, 0), minutes(60, 80)], 0],
  ])('%s: started quarters', (_, stretches, quarters) => {
    expect(startedQuarters(event, stretches)).toBe(quarters);
  });

  it.each([
    ['thermostat', 8],
    ['battery', 10],
    ['ev', 10],
    ['waterheater', 10],
    ['plug', 1],
    ['refrigerator', 1],
    ['something new', 1],
  ])('a %s is %i tenths a quarter', (deviceType, tenths) => {
    expect(deviceRateTenths(deviceType, rates)).toBe(tenths);
  });

  it.each([
    [[['thermostat', 4]], 3],
    [
      [
        ['thermostat', 4],
        ['plug', 3],
      ],
      4,
    ],
    [[['plug', 4]], 0],
    [[['plug', 5]], 1],
    [
      [
        ['thermostat', 1],
        ['ev', 2],
        ['plug', 7],
      ],
      4,
    ],
    [[], 0],
  ] as const)('%j is %i: summed in tenths, then rounded once', (devices, points) => {
    expect(
      devicePoints(
        devices.map(([deviceType, quarters], i) => ({ deviceId: String(i), deviceType, quarters })),
        rates,
      ),
    ).toBe(points);
  });
});
