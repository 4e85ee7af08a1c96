import { ALGORITHM_RULES } from '../events/algorithms.ts';
import { pointsToWatts } from '../ledger/watts.ts';
import { devicePoints, deviceRateTenths } from './points.ts';
import type { RealTimeReceipt } from './realTime.ts';

/** The recomputed figures of a device-paid receipt. */
export interface RecomputedRealTime {
  /** Tenths of a point per quarter hour, by device in the receipt's order. */
  readonly rateTenths: readonly number[];
  readonly devicePoints: number;
  readonly participationPoints: number;
  readonly points: number;
  readonly watts: number;
}

/**
 * Recomputes a receipt's figures from the receipt alone: its devices' quarters and types, the rates, and
 * whether the member left. Participation points are the program's, so the receipt's own number is used where
 * they are due. Throws a RangeError for numbers out of range. Source: decisions, Watts, points, money
 * (real-time event).
 */
export function recomputeRealTime({
  algorithm,
  devices,
  deviceRateTenths: rates,
  left,
  participationPoints: paid,
  wattConversionRate,
}: RealTimeReceipt): RecomputedRealTime {
  const forDevices = devicePoints(devices, rates);
  const participationPoints =
    ALGORITHM_RULES[algorithm].participation && !left && devices.length > 0 ? paid : 0;
  const points = forDevices + participationPoints;
  return {
    rateTenths: devices.map(({ deviceType }) => deviceRateTenths(deviceType, rates)),
    devicePoints: forDevices,
    participationPoints,
    points,
    watts: pointsToWatts(points, wattConversionRate),
  };
}

/** Names of receipt figures that differ from `recomputeRealTime`'s; empty: the receipt is correct. */
export function realTimeDifferences(receipt: RealTimeReceipt): string[] {
  const again = recomputeRealTime(receipt);
  const agrees: Readonly<Record<string, boolean>> = {
    rates: receipt.devices.every(({ rateTenths }, index) => rateTenths === again.rateTenths[index]),
    devicePoints: receipt.devicePoints === again.devicePoints,
    participationPoints: receipt.participationPoints === again.participationPoints,
    points: receipt.points === again.points,
    watts: receipt.watts === again.watts,
    after: streakAgrees(receipt),
  };
  return Object.entries(agrees)
    .filter(([, same]) => !same)
    .map(([name]) => name);
}

/**
 * Here a streak never grows, and falls only for members who left, where the algorithm says so, and not for a
 * vacation; how far is the program's rule.
 */
function streakAgrees({
  algorithm,
  left,
  away,
  streakBefore,
  streakAfter,
  streakChange,
}: RealTimeReceipt): boolean {
  const breaks = left && away !== true && ALGORITHM_RULES[algorithm].leavingBreaksStreak && streakBefore > 0;
  if (!breaks) return streakChange === 'kept' && streakAfter === streakBefore;
  return streakChange === 'ended'
    ? streakAfter === 0
    : streakChange === 'softened' && streakAfter > 0 && streakAfter < streakBefore;
}
