import type { MeterDays } from '../../meter/meterDays.ts';
import { meterSource } from '../meterSource.ts';
import { NOT_COMPLETE } from '../windowSource.ts';
import type { WindowSource } from '../windowSource.ts';

interface Window {
  readonly end: number;
  readonly found: number;
  readonly mWh: Float64Array;
  readonly estimated: Uint8Array;
}

/** Keeps a total's start and length in one number: both are whole seconds, and no total is longer than 12 days. */
const LONGEST_TOTAL = 2 ** 20;

/**
 * A home's meter for many evenings and settings: each window and total is added up once, however often it is asked for.
 * `at` gives the source as settlement sees it for an event that starts then.
 */
export function rememberedMeter(meter: MeterDays): { at(eventStart: number): WindowSource } {
  const inner = meterSource(meter, 0);
  const windows = new Map<number, Window>();
  const totals = new Map<number, number>();

  const read = (start: number, end: number, intervalSeconds: number): Window => {
    const slots = Math.ceil((end - start) / intervalSeconds);
    const mWh = new Float64Array(slots);
    const estimated = new Uint8Array(slots);
    return { end, mWh, estimated, found: inner.readWindow(start, end, intervalSeconds, mWh, estimated, 0) };
  };

  return {
    at: (eventStart) => ({
      intervalMinutes: meterSource(meter, eventStart).intervalMinutes,
      readWindow(start, end, intervalSeconds, out, estimated, at) {
        let window = windows.get(start);
        if (
          window === undefined ||
          window.end !== end ||
          window.mWh.length !== Math.ceil((end - start) / intervalSeconds)
        ) {
          window = read(start, end, intervalSeconds);
          windows.set(start, window);
        }
        if (window.found === NOT_COMPLETE) return NOT_COMPLETE;
        out.set(window.mWh, at);
        estimated.set(window.estimated, at);
        return window.found;
      },
      readTotal(start, end) {
        const key = start * LONGEST_TOTAL + (end - start);
        const known = totals.get(key);
        if (known !== undefined) return known;
        const total = inner.readTotal(start, end);
        totals.set(key, total);
        return total;
      },
    }),
  };
}
