import type { MeterDays } from '../meter/meterDays.ts';
import type { Channel } from '../meter/readings.ts';

/** A meter's packed days of both channels, over the same span of days. */
export type MeterChannels = Readonly<Record<Channel, MeterDays>>;

/**
 * One course of readings for a home with several meters, as after a change of meter, or of an own file and the
 * utility's: each day is the first meter's that has consumption on it, and never the sum of two, which may be the
 * same meter twice.
 * @param meters in settlement order, all over the same span of days.
 */
export function homeDays(meters: readonly MeterChannels[]): MeterChannels {
  const [only] = meters;
  if (only !== undefined && meters.length === 1) return only;
  const { first } = meters[0]?.import ?? { first: 0 };
  const length = Math.max(0, ...meters.map((meter) => meter.import.days.length));
  const chosen = Array.from({ length }, (_, day) =>
    meters.find((meter) => meter.import.days[day] !== undefined),
  );
  const days = (channel: Channel): MeterDays => ({
    first,
    days: chosen.map((meter, day) => meter?.[channel].days[day]),
  });
  return { import: days('import'), export: days('export') };
}
