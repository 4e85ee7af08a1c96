import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import { pointsToWatts } from '../ledger/watts.ts';
import type { DeviceRates, ProgramRules } from '../programs/rules.ts';
import { devicePoints, deviceRateTenths, startedQuarters } from './points.ts';
import type { ShiftedStretch } from './points.ts';
import { RECEIPT_VERSION } from './receipt.ts';
import type { ReceiptVersion } from './receipt.ts';
import { advanceStanding } from './standing.ts';
import type { Standing } from './standing.ts';
import type { StreakChange } from './streak.ts';

/** A member's device, and when it was off or shifted by us, epoch seconds; empty if it was already off. */
export interface RealTimeDevice {
  readonly deviceId: string;
  readonly deviceType: string;
  /** Its name at settlement. */
  readonly displayName: string;
  readonly stretches: readonly ShiftedStretch[];
}

export interface RealTimeInput {
  readonly event: {
    readonly id: string;
    readonly algorithm: Algorithm;
    readonly start: number;
    readonly end: number;
  };
  readonly rules: Pick<ProgramRules, 'deviceRateTenths' | 'participationPoints' | 'standing'>;
  readonly wattConversionRate: number;
  /** Every device whose state during the event is known; none means no usable data. */
  readonly devices: readonly RealTimeDevice[];
  readonly left: boolean;
  /** Left because a vacation began. */
  readonly away: boolean;
  readonly standing: Standing;
}

/** Everything behind the result of a device-paid event; plain JSON. */
export interface RealTimeReceipt {
  readonly kind: 'real-time';
  readonly version: ReceiptVersion;
  readonly revision: number;
  readonly eventId: string;
  readonly algorithm: Algorithm;
  readonly deviceRateTenths: DeviceRates;
  readonly devices: readonly {
    readonly deviceId: string;
    readonly deviceType: string;
    readonly displayName: string;
    readonly quarters: number;
    readonly rateTenths: number;
  }[];
  readonly left: boolean;
  /** Present (true) if the member left because a vacation began. */
  readonly away?: true;
  readonly devicePoints: number;
  readonly participationPoints: number;
  readonly points: number;
  readonly wattConversionRate: number;
  readonly watts: number;
  readonly streakBefore: number;
  readonly streakAfter: number;
  readonly streakChange: StreakChange;
}

/**
 * Settles an event paid per device, without a baseline. Members who leave keep what their devices earned
 * until then, but not the participation points; the streak is ended only where the algorithm says so, and
 * never grows here. Throws a RangeError for an algorithm with a baseline. Source: decisions, Watts, points,
 * money (real-time event).
 */
export function settleRealTime(
  { event, rules, wattConversionRate, devices, left, away, standing }: RealTimeInput,
  revision = 1,
): RealTimeReceipt {
  const algorithm = ALGORITHM_RULES[event.algorithm];
  if (algorithm.reduction !== 'device')
    throw new RangeError(`${event.algorithm} is settled against a baseline.`);
  const rated = devices.map(({ deviceId, deviceType, displayName, stretches }) => ({
    deviceId,
    deviceType,
    displayName,
    quarters: startedQuarters(event, stretches),
    rateTenths: deviceRateTenths(deviceType, rules.deviceRateTenths),
  }));
  const forDevices = devicePoints(rated, rules.deviceRateTenths);
  const forParticipation =
    algorithm.participation && !left && devices.length > 0 ? rules.participationPoints : 0;
  const points = forDevices + forParticipation;
  const after = advanceStanding(
    standing,
    { streakEvent: left && !away && algorithm.leavingBreaksStreak ? 'left' : 'none', result: null },
    rules.standing,
  );
  return {
    kind: 'real-time',
    version: RECEIPT_VERSION,
    revision,
    eventId: event.id,
    algorithm: event.algorithm,
    deviceRateTenths: rules.deviceRateTenths,
    devices: rated,
    left,
    ...(away ? { away } : {}),
    devicePoints: forDevices,
    participationPoints: forParticipation,
    points,
    wattConversionRate,
    watts: pointsToWatts(points, wattConversionRate),
    streakBefore: standing.streak,
    streakAfter: after.streak,
    streakChange: after.streakChange,
  };
}
