import { batteryAtMeter, type HomeBattery } from '../../domain/demo/battery.ts';
import { homeMoment, type Household } from '../../domain/demo/household.ts';
import { USUAL_RESERVE_PERCENT } from '../../domain/devices/reserve.ts';
import { DEMO_ACCOUNTS, PARTNER_DEVICES, type DemoDevice } from './deviceCast.ts';
import { daysOfHome } from './deviceHours.ts';
import type { Evening } from './eveningPlan.ts';
import type { DemoMember } from './record.ts';

/** When an event had a battery, epoch seconds, and the charge down to which it fed in; null: it only paused the charging. */
export interface BatteryTold {
  readonly from: number;
  readonly to: number;
  readonly reserve: number | null;
}

/** A home's battery and what events told it, oldest first. */
export function batteryOfHome(home: Household, told: readonly BatteryTold[]): HomeBattery {
  const homeDay = daysOfHome(home);
  return {
    home,
    history: told.flatMap(({ from, to, reserve }) => [
      { at: from * 1_000, on: false, ...(reserve === null ? {} : { feedsTo: reserve }) },
      { at: to * 1_000, on: true },
    ]),
    momentAt: (at) => homeMoment(home, at / 1_000, homeDay),
  };
}

/** What the meter of a home sees of that. */
export function toldAtMeter(home: Household, told: readonly BatteryTold[]): ReadonlyMap<number, number> {
  return batteryAtMeter(batteryOfHome(home, told), home.intervalSeconds);
}

/** What a member's battery was told in past events; none without a battery. */
export function toldInPast({ role }: Pick<DemoMember, 'role'>, evenings: readonly Evening[]): BatteryTold[] {
  const hasBattery = DEMO_ACCOUNTS.some(
    (account) =>
      account.role === role &&
      (PARTNER_DEVICES[account.partner] as readonly DemoDevice[]).some(({ type }) => type === 'battery'),
  );
  return hasBattery ? evenings.map(toldAllOf) : [];
}

/** It feeds in from an event's beginning to its end, down to the usual reserve. */
export function toldAllOf({ start, end }: Evening): BatteryTold {
  return { from: start.getTime() / 1_000, to: end.getTime() / 1_000, reserve: USUAL_RESERVE_PERCENT };
}
