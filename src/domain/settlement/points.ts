import { deviceRate, deviceType } from '../devices/deviceTypes.ts';
import type { DeviceRates } from '../programs/rules.ts';
import { divideHalfUp, multiplyDivideHalfUp } from './exact.ts';

const WH_PER_KWH = 1000;
const HUNDREDTHS = 100;

/** The formula's numbers, as the receipt shows them. */
export interface ReductionFormula {
  readonly reductionWh: number;
  readonly pointsPerKwh: number;
  readonly multiplierHundredths: number;
  readonly bonusHundredths: number;
}

/**
 * `kWh reduced × points per kWh × (tier multiplier + streak bonus)`, on whole watt-hours and hundredths,
 * rounded once, half up. Using more than the baseline pays 0, never a debt. Source: decisions, Watts, points,
 * money: 1,196 Wh at 300, 2 + 0.55 is 915; 1,275 Wh at 300, 2 + 0.6 is 995.
 */
export function reductionPoints({
  reductionWh,
  pointsPerKwh,
  multiplierHundredths,
  bonusHundredths,
}: ReductionFormula): number {
  if (reductionWh <= 0) return 0;
  return multiplyDivideHalfUp(
    reductionWh,
    pointsPerKwh * (multiplierHundredths + bonusHundredths),
    WH_PER_KWH * HUNDREDTHS,
  );
}

/** One device in a real-time event. */
export interface DeviceShift {
  readonly deviceId: string;
  /** E.g. `thermostat`, `plug`. */
  readonly deviceType: string;
  /** Started quarter hours: see `startedQuarters`. */
  readonly quarters: number;
}

/** Epoch seconds in which a device was off or shifted by us (not off anyway). */
export interface ShiftedStretch {
  readonly start: number;
  readonly end: number;
}

const QUARTER_SECONDS = 900;

/**
 * The number of quarter hours, counted from the event's start, in which a device was off or shifted by us at
 * any moment. Each counts once; time outside the event doesn't count. Source: decisions, Watts, points, money
 * (real-time event).
 */
export function startedQuarters(
  event: { readonly start: number; readonly end: number },
  stretches: readonly ShiftedStretch[],
): number {
  const quarters = new Set<number>();
  for (const stretch of stretches) {
    const from = Math.max(stretch.start, event.start);
    const to = Math.min(stretch.end, event.end);
    if (from >= to) continue;
    const last = Math.ceil((to - event.start) / QUARTER_SECONDS);
    for (let quarter = Math.floor((from - event.start) / QUARTER_SECONDS); quarter < last; quarter += 1)
      quarters.add(quarter);
  }
  return quarters.size;
}

/** Tenths of a point per started quarter hour. Source: decisions, Watts, points, money. */
export function deviceRateTenths(type: string, rates: DeviceRates): number {
  return rates[deviceRate(deviceType(type))];
}

/** Points of a real-time event: the devices' tenths summed, then rounded once, half up. */
export function devicePoints(devices: readonly DeviceShift[], rates: DeviceRates): number {
  const tenths = devices.reduce(
    (sum, device) => sum + device.quarters * deviceRateTenths(device.deviceType, rates),
    0,
  );
  return divideHalfUp(tenths, 10);
}
