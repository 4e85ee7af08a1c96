import { csvText } from './csvText.ts';
import type { RealTimeReceipt } from './realTime.ts';

/** A device-paid event's receipt as CSV: one figure a line, names as in its JSON. */
export function realTimeToCsv(receipt: RealTimeReceipt): string {
  const {
    version,
    revision,
    eventId,
    algorithm,
    left,
    away,
    devices,
    devicePoints,
    participationPoints,
    points,
    wattConversionRate,
    watts,
  } = receipt;
  return csvText([
    ['receipt', '', 'version', version, ''],
    ['receipt', '', 'revision', revision, ''],
    ['event', '', 'id', eventId, ''],
    ['event', '', 'algorithm', algorithm, ''],
    ['event', '', 'left', left, ''],
    ...(away ? [['event', '', 'away', away, ''] as const] : []),
    ...devices.flatMap(({ deviceId, deviceType, displayName, quarters, rateTenths }) => [
      ['device', '', `${deviceId} name`, displayName, ''] as const,
      ['device', '', `${deviceId} deviceType`, deviceType, ''] as const,
      ['device', '', `${deviceId} quarters`, quarters, 'quarter hours'] as const,
      ['device', '', `${deviceId} rate`, rateTenths / 10, 'points'] as const,
    ]),
    ['pay', '', 'devicePoints', devicePoints, 'points'],
    ['pay', '', 'participationPoints', participationPoints, 'points'],
    ['pay', '', 'points', points, 'points'],
    ['pay', '', 'wattConversionRate', wattConversionRate, 'watts'],
    ['pay', '', 'watts', watts, 'watts'],
    ['after', '', 'streak', receipt.streakAfter, 'events'],
  ]);
}
