import { asRecord } from '../helpers/asRecord.ts';
import { durationMs } from './duration.ts';

/** An interval of an event; null: as the event itself says. */
interface VtnInterval {
  readonly start: string | null;
  readonly duration: string | null;
  readonly payloads: readonly { readonly type: string; readonly values: readonly unknown[] }[];
}

/** The fields we use of an OpenADR 3.1 event. Source: OpenADR 3.1, event. */
export interface VtnEvent {
  readonly id: string;
  /** Last modification: identifies a version together with the id. */
  readonly modified: string;
  readonly name: string | null;
  /** Lower is more urgent; without one it comes last. */
  readonly priority: number;
  readonly start: string | null;
  readonly duration: string | null;
  /** The event's own duration, over which its intervals repeat. */
  readonly loops: string | null;
  readonly intervals: readonly VtnInterval[];
  readonly reportTypes: readonly string[];
}

/** A window in which the grid wants less use. `start` null: now. `end` null: until further notice. */
export interface GridWindow {
  readonly start: Date | null;
  readonly end: Date | null;
  /** Duration, for a window that starts now. null: no end. */
  readonly lastsMs: number | null;
}

const ID = /^[A-Za-z0-9_-]{1,128}$/;
/** OpenADR's value for "now". */
const NOW = '0001-01-01';
/** Limits the intervals of one event, repeats included, against hostile input. */
const MOST_INTERVALS = 1_000;

/** Parses an event of a VTN; null if invalid. */
export function parseVtnEvent(value: unknown): VtnEvent | null {
  const event = asRecord(value);
  const [id, modified] = [event?.['id'], event?.['modificationDateTime']];
  if (
    event === null ||
    typeof id !== 'string' ||
    !ID.test(id) ||
    typeof modified !== 'string' ||
    Number.isNaN(Date.parse(modified))
  )
    return null;
  const period = parsePeriod(event['intervalPeriod']);
  const listed = event['intervals'] ?? [];
  if (period === null || !Array.isArray(listed) || listed.length > MOST_INTERVALS) return null;
  const intervals = listed.map(parseInterval);
  if (!intervals.every((interval) => interval !== null)) return null;
  const loops = text(event['duration']);
  if (loops !== null && durationMs(loops) === null) return null;
  const priority = event['priority'];
  return {
    id,
    modified,
    name: text(event['eventName']),
    priority: typeof priority === 'number' ? priority : Infinity,
    ...period,
    loops,
    intervals,
    reportTypes: payloadTypes(event['reportDescriptors']),
  };
}

/** The distinct payload types of the descriptors. */
export function payloadTypes(descriptors: unknown): string[] {
  if (!Array.isArray(descriptors)) return [];
  return [...new Set(descriptors.flatMap((each: unknown) => text(asRecord(each)?.['payloadType']) ?? []))];
}

/**
 * Whether a payload asks homes to use less. Prices, gases, curves and capacities aren't requests; an alert
 * asks everyone to save; level 0 is the normal state. Source: OpenADR 3.1, event enumerations.
 */
export function asksForLess({
  type,
  values: [value],
}: {
  readonly type: string;
  readonly values: readonly unknown[];
}): boolean {
  switch (type) {
    case 'SIMPLE':
    case 'CONTROL_LEVEL_OFFSET':
      return typeof value === 'number' && value > 0;
    case 'CONTROL_LEVEL_OFFSET_PERCENT':
      return typeof value === 'number' && value < 0;
    case 'DISPATCH_SETPOINT_RELATIVE':
      return typeof value === 'number' && value !== 0;
    case 'DISPATCH_SETPOINT':
    case 'DISPATCH_INSTRUCTION':
    case 'ALERT_GRID_EMERGENCY':
    case 'ALERT_BLACK_START':
    case 'ALERT_FLEX_ALERT':
      return true;
    default:
      return false;
  }
}

/**
 * The windows in which an event asks for less, in order; adjacent intervals merge, whatever their level. An
 * event without intervals but with a start or a duration asks throughout. Random starts are meant for single
 * devices, so a fleet ignores them.
 */
export function gridWindows(event: VtnEvent): GridWindow[] {
  const [firstStart, each] = [event.start, event.duration];
  if (event.intervals.length === 0)
    return firstStart === null && each === null
      ? []
      : [windowFrom(firstStart, 0, each === null ? Infinity : (durationMs(each) ?? 0))];
  const limit = event.loops === null ? Infinity : (durationMs(event.loops) ?? 0);
  const windows: GridWindow[] = [];
  let open: { from: string | null; offset: number; length: number } | null = null;
  const close = (): void => {
    if (open !== null && open.length > 0) windows.push(windowFrom(open.from, open.offset, open.length));
    open = null;
  };
  // An interval with its own start resets the count.
  let [anchor, offset, passed] = [firstStart, 0, 0];
  for (let turn = 0, done = false; !done && turn < MOST_INTERVALS;) {
    for (const interval of event.intervals) {
      const length = Math.min(durationMs(interval.duration ?? each ?? 'P9999Y') ?? 0, limit - passed);
      if (interval.start !== null && turn < event.intervals.length) {
        if (interval.start !== anchor || offset !== 0) close();
        [anchor, offset] = [interval.start, 0];
      }
      if (!interval.payloads.some(asksForLess)) close();
      else if (open === null) open = { from: anchor, offset, length };
      else open = { from: open.from, offset: open.offset, length: open.length + length };
      offset += length;
      passed += length;
      turn += 1;
      done = passed >= limit || !Number.isFinite(passed) || length <= 0;
      if (done) break;
    }
    // Without its own duration an event runs through its intervals once.
    done ||= event.loops === null;
  }
  close();
  return windows;
}

function windowFrom(anchor: string | null, offset: number, length: number): GridWindow {
  const lastsMs = Number.isFinite(length) ? length : null;
  if (anchor === null || anchor.startsWith(NOW))
    return offset === 0
      ? { start: null, end: null, lastsMs }
      : { start: null, end: null, lastsMs: lastsMs === null ? null : lastsMs + offset };
  const start = Date.parse(anchor) + offset;
  return { start: new Date(start), end: lastsMs === null ? null : new Date(start + lastsMs), lastsMs };
}

function parseInterval(value: unknown): VtnInterval | null {
  const interval = asRecord(value);
  const period = parsePeriod(interval?.['intervalPeriod']);
  const payloads = interval?.['payloads'];
  if (interval === null || period === null || !Array.isArray(payloads)) return null;
  return {
    ...period,
    payloads: payloads.flatMap((each: unknown) => {
      const payload = asRecord(each);
      const [type, values] = [text(payload?.['type']), payload?.['values']];
      return type === null || !Array.isArray(values) ? [] : [{ type, values: values as readonly unknown[] }];
    }),
  };
}

/** null: present but invalid. */
function parsePeriod(
  value: unknown,
): { readonly start: string | null; readonly duration: string | null } | null {
  if (value === undefined || value === null) return { start: null, duration: null };
  const period = asRecord(value);
  if (period === null) return null;
  const [start, duration] = [text(period['start']), text(period['duration'])];
  const fine =
    (start === null || start.startsWith(NOW) || !Number.isNaN(Date.parse(start))) &&
    (duration === null || durationMs(duration) !== null);
  // OpenADR writes a missing duration as zero.
  return fine ? { start, duration: duration !== null && durationMs(duration) === 0 ? null : duration } : null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 1_000 ? value : null;
