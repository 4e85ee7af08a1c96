import { NOT_COMPLETE } from '../../domain/settlement/windowSource.ts';
import type { WindowSource } from '../../domain/settlement/windowSource.ts';
import { meterSource } from '../../domain/settlement/meterSource.ts';
import type { ReadMeter } from '../meter/service.ts';

export interface ChosenMeter {
  readonly id: string;
  readonly timeZone: string;
  readonly source: WindowSource;
}

/** In epoch seconds. */
export interface MeterWindow {
  readonly start: number;
  readonly end: number;
  readonly intervalSeconds: number;
}

/**
 * Chooses the meter that settles an event: the one that settled it before; else the first that covers the
 * event's window, in the meter service's order (verified before claimed, then latest link first); else the
 * first with readings; else the first.
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
