import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deviceShares } from './deviceShares.ts';

const device = (deviceName: string, wattHours: number) => ({ deviceId: deviceName, deviceName, wattHours });

it('lists the devices that used something, the largest first, and the rest of the home', () => {
  expect(deviceShares(10_000, [device('Plug', 500), device('Roof', -4_000), device('Car', 6_000)])).toEqual({
    devices: [device('Car', 6_000), device('Plug', 500)],
    otherWh: 3_500,
    isAboveMeter: false,
  });
});

it('says that devices report more than the meter, and shows no share then', () => {
  expect(deviceShares(1_000, [device('Car', 6_000)])).toEqual({
    devices: [],
    otherWh: 1_000,
    isAboveMeter: true,
  });
});

it('is nothing without a device that used something', () => {
  expect(deviceShares(1_000, [device('Roof', -1)])).toBeNull();
});

it('is never more than the meter', () => {
  const uses = fc.array(fc.integer({ min: -5_000, max: 5_000 }));
  fc.assert(
    fc.property(fc.nat(20_000), uses, (metered, given) => {
      const shares = deviceShares(
        metered,
        given.map((use, index) => device(String(index), use)),
      );
      const sum = (shares?.devices ?? []).reduce((all, { wattHours }) => all + wattHours, 0);
      expect(sum + (shares?.otherWh ?? metered)).toBe(metered);
      expect(sum).toBeLessThanOrEqual(metered);
    }),
  );
});
