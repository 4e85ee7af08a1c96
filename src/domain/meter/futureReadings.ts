import type { DeliveredMeter } from './deliveredMeter.ts';
import type { MeterFile } from './meterFile.ts';
import { MeterFileFault } from './meterFileFault.ts';
import { CHANNELS, DAY_SECONDS, runEnd } from './readings.ts';
import { toLocalDate } from './zone.ts';

/**
 * Why a file with readings of days that are yet to come is refused: they are made up, or its clock is wrong. Null for
 * any other.
 * @param now epoch seconds.
 * @param zone the home's; null if it isn't known: then a day more is taken, because it has begun somewhere.
 */
export function futureFault(
  { name, servicePoints }: MeterFile,
  now: number,
  zone: string | null,
): MeterFileFault | null {
  const runs = servicePoints.flatMap(({ channels }) => CHANNELS.flatMap((channel) => channels[channel]));
  const last = runs.reduce((latest, run) => Math.max(latest, runEnd(run) - run.intervalSeconds), 0);
  const day = toLocalDate(zone ?? 'UTC', last);
  if (zone === null ? last < now + DAY_SECONDS : day <= toLocalDate(zone, now)) return null;
  return new MeterFileFault(name, 'future', `it has readings of ${day}, a day that is yet to come`);
}

/** The meter of a delivery; refused if it has readings of days that are yet to come. `now` in epoch seconds. */
export function withoutFuture(meter: DeliveredMeter, now: number, zone: string | null): DeliveredMeter {
  const fault = 'file' in meter ? futureFault(meter.file, now, zone) : null;
  return fault === null ? meter : { number: meter.number, line: meter.line, fault };
}
