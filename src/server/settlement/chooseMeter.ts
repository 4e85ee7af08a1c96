import { NOT_COMPLETE } from '../../domain/settlement/windowSource.ts';
import type { WindowSource } from '../../domain/settlement/windowSource.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import type { ReadMeter } from '../meter/service.ts';

/** The meter that settles, and its readings as the domain asks for them. */
export interface ChosenMeter {
  readonly id: string;
  readonly timeZone: string;
  readonly source: WindowSource;
}

/** The window that must be covered; epoch seconds. */
export interface MeterWindow {
  readonly start: number;
  readonly end: number;
  readonly intervalSeconds: number;
}

/**
 * Which of a member's meters settles an event; null for a member without one.
 *
 * A result that was settled before stays with its meter. Otherwise the first that covers the event's window, in the order
 * of the meter's service (a verified one before one that is only claimed, then the one that was linked last); where none
 * does, the first that has any readings, or else the first.
 */
export function chooseMeter(
  meters: readonly ReadMeter[],
  settledBy: string | null,
  window: MeterWindow,
): ChosenMeter | null {
  const own = meters.find(({ id }) => id === settledBy);
  const [only] = meters;
  if (own || meters.length <= 1) return chosen(own ?? only, window);
  const best =
    meters.find((meter) => covers(meter, window)) ??
    meters.find(({ days }) => days.days.some((day) => day !== undefined)) ??
    only;
  return chosen(best, window);
}

function chosen(meter: ReadMeter | undefined, { start }: MeterWindow): ChosenMeter | null {
  return meter ? { id: meter.id, timeZone: meter.timeZone, source: meterSource(meter.days, start) } : null;
}

function covers(meter: ReadMeter, { start, end, intervalSeconds }: MeterWindow): boolean {
  const slots = Math.ceil((end - start) / intervalSeconds);
  return (
    meterSource(meter.days, start).readWindow(
      start,
      end,
      intervalSeconds,
      new Float64Array(slots),
      new Uint8Array(slots),
      0,
    ) !== NOT_COMPLETE
  );
}
