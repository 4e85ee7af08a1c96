import { expect, it } from 'vitest';
import {
  batteryAtMeter,
  batteryState,
  fedOnCommand,
  type BatteryOrder,
  type HomeBattery,
} from './battery.ts';
import type { Household } from './household.ts';

const HOUR_MS = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 6, 1);
/** Its battery holds 1,800 Wh, and it takes about 2 kW at 18:00. */
const home: Household = {
  seed: 'battery',
  zone: 'UTC',
  intervalSeconds: 900,
  size: 2,
  southern: false,
  solar: false,
};
const day = { weekday: true, season: 0, mood: 1.25, cloud: 1 };
const at = (hour: number) => MIDNIGHT + hour * HOUR_MS;
const order = (hour: number, more: Partial<BatteryOrder> = {}): BatteryOrder => ({
  at: at(hour),
  on: true,
  ...more,
});
const battery = (...later: readonly BatteryOrder[]): HomeBattery => ({
  home,
  history: [order(-1_000), ...later],
  momentAt: (instant) => ({ day, hour: ((instant - MIDNIGHT) / HOUR_MS + 2_400) % 24 }),
});
const see = (device: HomeBattery, hour: number) => batteryState(device, at(hour));
const percents = (device: HomeBattery, hours: readonly number[]) =>
  hours.map((hour) => Math.round(see(device, hour).percent));
const feeding = battery(order(18, { on: false, feedsTo: 20 }), order(20));

it('charges from noon, rests, and feeds its home in the evening', () => {
  expect(percents(battery(), [6, 12, 14, 16, 19, 21.5, 24])).toEqual([30, 30, 63, 95, 95, 63, 30]);
  expect([see(battery(), 13).watts > 0, see(battery(), 17).watts, see(battery(), 20).watts < 0]).toEqual([
    true,
    0,
    true,
  ]);
});

it('on command feeds in down to its reserve and keeps the rest, then goes on as usual', () => {
  const [, half, whole] = percents(feeding, [18, 18.5, 19]);
  expect(percents(feeding, [18, 20, 23])).toEqual([95, 20, 20]);
  expect(fedOnCommand(feeding, at(18.5))).toBeCloseTo(18 * (95 - (half ?? 0)), -2);
  expect(whole).toBeLessThan(60);
  expect(fedOnCommand(feeding, at(30))).toBeCloseTo(18 * 75, 0);
  // The next noon's charge begins from there.
  expect(percents(feeding, [24 + 12, 24 + 14])).toEqual([20, 53]);
});

it('keeps its charge where nothing may be taken, and while its charging is paused', () => {
  expect(percents(battery(order(18, { on: false, feedsTo: 100 }), order(19)), [18, 19])).toEqual([95, 95]);
  expect(percents(battery(order(13, { on: false }), order(14)), [13, 14, 16])).toEqual([46, 46, 79]);
});

it('its home takes that much less while it feeds in, and more later because the battery has it no more', () => {
  const seen = batteryAtMeter(feeding, 900);
  const between = (from: number, to: number) =>
    [...seen]
      .filter(([start]) => start * 1_000 >= at(from) && start * 1_000 < at(to))
      .reduce((sum, [, wh]) => sum + wh, 0);
  const usual = (0.65 * 1_800) / 5;
  expect(between(-100, 18)).toBe(0);
  expect(between(18, 19)).toBeCloseTo(-fedOnCommand(feeding, at(19)), 6);
  // In the second hour it would have begun to feed its home anyway.
  expect(between(19, 20)).toBeCloseTo(
    usual - fedOnCommand(feeding, at(20)) + fedOnCommand(feeding, at(19)),
    6,
  );
  expect(between(20, 24)).toBeCloseTo(4 * usual, 6);
  // In the end everything is paid back, in the evening and the next.
  expect(between(-100, 100)).toBeCloseTo(0, 6);
});

it('commands that change nothing change nothing at the meter', () => {
  expect(batteryAtMeter(battery(), 900)).toEqual(new Map());
  expect(batteryAtMeter(battery(order(17, { on: false }), order(18)), 900)).toEqual(new Map());
});
