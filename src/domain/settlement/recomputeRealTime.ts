import { ALGORITHM_RULES } from '../events/algorithms.ts';
import { wattsOfPoints } from '../ledger/watts.ts';
import { devicePoints, deviceRateTenths } from './points.ts';
import type { RealTimeReceipt } from './realTime.ts';

/** The figures of a receipt that is paid per device, computed anew. */
export interface RecomputedRealTime {
  /** Tenths of a point for each device's quarter of an hour, in the receipt's order. */
  readonly rateTenths: readonly number[];
  readonly devicePoints: number;
  readonly participationPoints: number;
  readonly points: number;
  readonly watts: number;
}

/**
 * Computes the figures of a receipt from the receipt alone: the quarters and kinds of its devices, the rates, and whether
 * the member left. How many points participation brings is the program's, so the receipt's own number is taken where they are due.
 * Throws a RangeError where a number is not a whole one in range. Source: decisions, Watts, points, money (real-time event).
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
    watts: wattsOfPoints(points, wattConversionRate),
  };
}

/** Names of the figures in a receipt that do not agree with what `recomputeRealTime` gets. Empty: the receipt holds. */
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

/** A streak never grows here, and falls only for who left where the algorithm says so, and not for a vacation; how deep is the program's. */
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
