/**
 * The offset changes of time zones, computed once from the platform's zone data and cached: asking Intl costs
 * microseconds, and settlement asks millions of times. Time is divided into periods of about a year; each
 * zone and period keeps its few changes. A cache of a pure function, safe to drop at any time.
 */
interface Stretch {
  /** Epoch seconds, ascending; the first is the period's own start. */
  readonly from: readonly number[];
  /** Seconds east of UTC from the instant of the same index on. */
  readonly offset: readonly number[];
}

interface ZoneTable {
  readonly format: Intl.DateTimeFormat;
  readonly stretches: Map<number, Stretch>;
}

const STRETCH_SECONDS = 2 ** 25;
const STEP_SECONDS = 7 * 86_400;
const tables = new Map<string, ZoneTable>();

/** Use `zoneOffsetSeconds` in zone.ts. */
export function offsetAt(zone: string, epochSeconds: number): number {
  const table = tables.get(zone) ?? openTable(zone);
  const index = Math.floor(epochSeconds / STRETCH_SECONDS);
  const { from, offset } = table.stretches.get(index) ?? addStretch(table, index);
  let i = from.length - 1;
  while (i > 0 && (from[i] as number) > epochSeconds) i -= 1;
  return offset[i] as number;
}

function openTable(zone: string): ZoneTable {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const table: ZoneTable = { format, stretches: new Map() };
  tables.set(zone, table);
  return table;
}

function addStretch(table: ZoneTable, index: number): Stretch {
  const start = index * STRETCH_SECONDS;
  const end = start + STRETCH_SECONDS;
  const from = [start];
  const offset = [askOffset(table.format, start)];
  let known = start;
  while (known < end) {
    const next = Math.min(known + STEP_SECONDS, end);
    const before = offset[offset.length - 1] as number;
    const after = askOffset(table.format, next);
    if (after !== before) {
      from.push(findChange(table.format, known, next, before));
      offset.push(after);
    }
    known = next;
  }
  const stretch = { from, offset };
  table.stretches.set(index, stretch);
  return stretch;
}

/** First second of (low, high] whose offset isn't `before`. */
function findChange(format: Intl.DateTimeFormat, low: number, high: number, before: number): number {
  let same = low;
  let changed = high;
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (askOffset(format, middle) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

function askOffset(format: Intl.DateTimeFormat, epochSeconds: number): number {
  const name =
    format.formatToParts(epochSeconds * 1000).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /^GMT(?:([+-])(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(name.replace('−', '-'));
  if (!match) throw new RangeError(`The platform names an offset that is not understood: "${name}"`);
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}
