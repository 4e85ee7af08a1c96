import { describe, expect, it } from 'vitest';
import { dayOfHome, JITTER, hourQuarters, usualLoad, type Household } from '../../domain/demo/household.ts';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import { numbersFrom } from '../../domain/demo/numbersFrom.ts';
import { toSeed } from '../support/random.ts';
import { createAccount } from './readyDevices.ts';
import { deviceWatts } from './power.ts';

const home: Household = {
  seed: 'default/demo',
  zone: 'America/New_York',
  intervalSeconds: 900,
  size: 1.1,
  southern: false,
  solar: false,
};
const HOUR_MS = 3_600_000;

const leastLoad = (at: number): number => {
  const quarters = hourQuarters(home, at / 1_000, (number) => {
    const next = numbersFrom(toSeed(home.seed, number));
    return dayOfHome(home, number, (from, to) => from + next() * (to - from));
  });
  return (
    (quarters.reduce((sum, { day, hour }) => sum + usualLoad(home, day, hour), 0) / quarters.length) *
    JITTER.least *
    1_000
  );
};

describe('what the devices of a home draw', () => {
  const devices = CONNECTION_CONFIGS.flatMap(({ id }) => createAccount(id, 'somebody@homes.example').devices)
    .filter(({ kind }) => kind !== 'monitor')
    .map((device) => ({ ...device, home }));

  const roof = devices.find(({ kind }) => kind === 'solar');
  if (roof === undefined) throw new Error('no roof');
  const fromRoof = (at: number) => Math.min(0, deviceWatts(roof, roof.setting, at));

  it('stays below what the home draws in every hour and what its roof gives, with a device of every kind', () => {
    const start = Date.UTC(2026, 9, 25);
    const over = Array.from({ length: 21 * 24 }, (_, index) => start + index * HOUR_MS).filter(
      (at) =>
        devices.reduce((sum, device) => sum + Math.max(0, deviceWatts(device, device.setting, at)), 0) >
        leastLoad(at) - fromRoof(at),
    );
    expect(over.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it('follows its home: a larger one feeds larger devices', () => {
    const at = Date.UTC(2026, 10, 3, 2);
    const car = devices.find(({ kind }) => kind === 'ev');
    if (car === undefined) throw new Error('no car');
    const small = deviceWatts({ ...car, home: { ...home, size: 0.8 } }, car.setting, at);
    expect(deviceWatts({ ...car, home: { ...home, size: 1.6 } }, car.setting, at)).toBeCloseTo(2 * small);
    expect(deviceWatts(car, { ...car.setting, on: false }, at)).toBeLessThan(10);
  });
});
