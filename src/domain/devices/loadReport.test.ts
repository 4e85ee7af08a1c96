import { describe, expect, it } from 'vitest';
import { kilowattHours, loadReport, type DeviceUse } from './loadReport.ts';

const use = (deviceName: string, wattHours: number): DeviceUse => ({
  deviceId: deviceName,
  deviceName,
  wattHours,
});
const names = (list: readonly DeviceUse[] | undefined) =>
  list?.map(({ deviceName }) => deviceName).join(' ') ?? null;

describe('DEV-16: top and bottom users', () => {
  it.each<[string, readonly DeviceUse[], string | null, string | null]>([
    ['no devices', [], null, null],
    ['devices that used nothing', [use('lamp', 0), use('plug', 0)], null, null],
    ['one', [use('car', 9_000)], 'car', ''],
    ['two', [use('plug', 200), use('car', 9_000)], 'car', 'plug'],
    ['three', [use('plug', 200), use('car', 9_000), use('heater', 4_000)], 'car heater', 'plug'],
    ['seven', [1, 2, 3, 4, 5, 6, 7].map((n) => use(`d${n}`, n * 100)), 'd7 d6 d5', 'd1 d2 d3'],
    ['one that used nothing is among the least', [use('car', 9_000), use('lamp', 0)], 'car', 'lamp'],
    [
      'a roof that gives energy is in neither list',
      [use('roof', -5_000), use('car', 9_000), use('plug', 200)],
      'car',
      'plug',
    ],
    ['equal ones by name', [use('b', 5), use('a', 5)], 'a', 'b'],
  ])('%s', (_what, uses, high, low) => {
    const report = loadReport(uses);
    expect([names(report?.high), names(report?.low)]).toEqual([high, low]);
  });

  it('shows kilowatt-hours with two places', () => {
    expect([0, 4, 5, 1_234, 12_345].map(kilowattHours)).toEqual([0, 0, 0.01, 1.23, 12.35]);
  });
});
