import { expect, it } from 'vitest';
import type { Household } from '../../domain/demo/household.ts';
import { batteryState, fedOnCommand } from './battery.ts';
import type { Stretch } from './types.ts';

const HOUR_MS = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 6, 1);
const home: Household = {
  seed: 'battery',
  zone: 'UTC',
  intervalSeconds: 900,
  size: 2,
  southern: false,
  solar: false,
};
const at = (hour: number) => MIDNIGHT + hour * HOUR_MS;
const hourAt = (instant: number) => ((instant - MIDNIGHT) / HOUR_MS + 24) % 24;
const stretch = (hour: number, more: Partial<Stretch> = {}): Stretch => ({
  at: at(hour),
  on: true,
  setpointC: null,
  online: true,
  ...more,
});
const battery = (...later: readonly Stretch[]) => ({ history: [stretch(-1_000), ...later] });
const see = (device: ReturnType<typeof battery>, hour: number) =>
  batteryState(home, device, { at: at(hour), hour: hourAt(at(hour)) });
const percents = (device: ReturnType<typeof battery>, hours: readonly number[]) =>
  hours.map((hour) => Math.round(see(device, hour).percent));

it('charges from noon, rests, and feeds its home in the evening', () => {
  expect(percents(battery(), [6, 12, 14, 16, 17, 20, 23])).toEqual([30, 30, 63, 95, 95, 63, 30]);
  expect([see(battery(), 13).watts > 0, see(battery(), 16.5).watts, see(battery(), 19).watts < 0]).toEqual([
    true,
    0,
    true,
  ]);
});

it('on command feeds in down to its reserve and keeps the rest, then goes on as usual', () => {
  const fed = battery(stretch(18, { on: false, feedsTo: 20 }), stretch(20));
  // 10 kWh: 84 % at 18:00, 5 kW for an hour and a quarter.
  expect(percents(fed, [18, 18.5, 19, 20, 23])).toEqual([84, 59, 34, 20, 20]);
  expect(fedOnCommand(home, fed, hourAt, at(18.5))).toBeCloseTo(2_500, -2);
  expect(Math.round(fedOnCommand(home, fed, hourAt, at(30)) / 100)).toBe(64);
  // The next noon's charge begins from there.
  expect(percents(fed, [24 + 12, 24 + 14])).toEqual([20, 53]);
});

it('keeps its charge where nothing may be taken, and while its charging is paused', () => {
  expect(percents(battery(stretch(18, { on: false, feedsTo: 100 }), stretch(19)), [18, 19])).toEqual([
    84, 84,
  ]);
  expect(percents(battery(stretch(13, { on: false }), stretch(14)), [13, 14, 16])).toEqual([46, 46, 79]);
});
