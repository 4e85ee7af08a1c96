/** The steps of a live page, seconds; every settlement interval is a whole number of them. */
export const LIVE_STEP_SECONDS = 900;

/** Epoch seconds. */
export interface LiveSlot {
  readonly start: number;
  readonly end: number;
}

/** Power in a stretch of time, kilowatts. */
export interface PowerIn extends LiveSlot {
  readonly kilowatts: number;
}

/** An event's hours in steps; the last one ends with the event. */
export function liveSlots({ start, end }: LiveSlot): LiveSlot[] {
  const slots: LiveSlot[] = [];
  for (let at = start; at < end; at += LIVE_STEP_SECONDS)
    slots.push({ start: at, end: Math.min(end, at + LIVE_STEP_SECONDS) });
  return slots;
}

/** The power of the interval that a step lies in; null where there is none. */
export function powerAt(intervals: readonly PowerIn[], { start }: LiveSlot): number | null {
  return intervals.find((interval) => interval.start <= start && start < interval.end)?.kilowatts ?? null;
}

/** A home's usual use and use in an interval, watt-hours; null: no reading, or too few days. */
export interface MeteredUse {
  readonly usualWh: number | null;
  readonly usedWh: number | null;
}

/**
 * What all homes that take part save in an interval, kilowatts, if they are like those whose meters have reported. Null
 * while none has.
 */
export function meteredKilowatts(
  reported: readonly MeteredUse[],
  { homes, seconds }: { readonly homes: number; readonly seconds: number },
): number | null {
  let savedWh = 0;
  let count = 0;
  for (const { usualWh, usedWh } of reported) {
    if (usualWh === null || usedWh === null) continue;
    savedWh += usualWh - usedWh;
    count += 1;
  }
  return count === 0 ? null : (((savedWh / count) * homes) / seconds) * 3.6;
}
