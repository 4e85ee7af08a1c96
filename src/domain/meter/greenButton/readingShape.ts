import { beginsWith } from './elementName.ts';

/** The numbers of a reading, as the feed writes them; -1 where the reading doesn't have one. */
export interface ReadingNumbers {
  readonly start: number;
  readonly duration: number;
  readonly value: number;
  readonly quality: number;
}

type Slot = keyof ReadingNumbers | 'other';

/** Elements whose numbers we read, by parent and name, and those that may be around them or beside them. */
const SLOTS: Readonly<Record<string, Slot>> = {
  'timePeriod/start': 'start',
  'timePeriod/duration': 'duration',
  'IntervalReading/value': 'value',
  'ReadingQuality/quality': 'quality',
};
const AROUND: ReadonlySet<string> = new Set(['timePeriod', 'ReadingQuality']);
const BESIDE: ReadonlySet<string> = new Set(['cost', 'tou', 'cpp', 'consumptionTier']);
/** Every whole number of this many digits is exact. */
const MOST_DIGITS = 15;
const MOST_BYTES = 1_024;
const ZERO = 48;
const LINE_FEED = /\r\n?|\n/g;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/**
 * How a feed writes its readings: all that is between their numbers. A feed's readings are nearly all alike, so one that
 * repeats the last one's shape is known to be well-formed and is read by comparing bytes.
 */
export class ReadingShape implements ReadingNumbers {
  start = -1;
  duration = -1;
  value = -1;
  quality = -1;
  /** The lines that a reading goes on for. */
  readonly lines: number;
  private readonly between: readonly Uint8Array[];
  private readonly slots: readonly Slot[];

  private constructor(between: readonly string[], slots: readonly Slot[]) {
    this.between = between.map((text) => encoder.encode(text));
    this.slots = slots;
    this.lines = (between.join('').match(LINE_FEED) ?? []).length;
  }

  /** The shape of a well-formed reading, from `<` to `>`; undefined for one with anything but whole numbers and plain tags. */
  static of(bytes: Uint8Array, from: number, to: number): ReadingShape | undefined {
    if (to - from > MOST_BYTES) return undefined;
    const text = decoder.decode(bytes.subarray(from, to));
    const between: string[] = [];
    const slots: Slot[] = [];
    const path: string[] = [];
    let begin = 0;
    let end = 0;
    for (const found of text.matchAll(PLAIN_TAG)) {
      if (found.index !== end) return undefined;
      end += found[0].length;
      const name = found.groups?.['name'] ?? '';
      const digits = found.groups?.['digits'];
      const local = name.slice(name.indexOf(':') + 1);
      if (found.groups?.['close'] === '/') {
        path.pop();
        continue;
      }
      const parent = path.at(-1);
      path.push(local);
      if (digits === undefined) {
        if (parent === undefined ? local !== 'IntervalReading' : !AROUND.has(local)) return undefined;
        continue;
      }
      const slot = SLOTS[`${parent}/${local}`] ?? (BESIDE.has(local) ? 'other' : undefined);
      if (slot === undefined || digits.length > MOST_DIGITS || (slot !== 'other' && slots.includes(slot)))
        return undefined;
      between.push(text.slice(begin, end - digits.length));
      slots.push(slot);
      begin = end;
    }
    if (end !== text.length || !slots.includes('start') || !slots.includes('value')) return undefined;
    return new ReadingShape([...between, text.slice(begin)], slots);
  }

  /** Takes the numbers of the reading that begins here; returns where it ends, or -1 if it has another shape. */
  match(bytes: Uint8Array, from: number): number {
    const { length } = bytes;
    const { between, slots } = this;
    let at = from;
    for (let i = 0; i < between.length; i += 1) {
      const literal = between[i] as Uint8Array;
      if (!beginsWith(bytes, at, literal)) return -1;
      at += literal.length;
      if (i === slots.length) break;
      const first = at;
      let number = 0;
      for (; at < length; at += 1) {
        const digit = (bytes[at] as number) - ZERO;
        if (digit < 0 || digit > 9) break;
        number = number * 10 + digit;
      }
      if (at === first || at - first > MOST_DIGITS) return -1;
      const slot = slots[i] as Slot;
      if (slot !== 'other') this[slot] = number;
    }
    return at;
  }
}

/** A tag without attributes, and the digits or the space before the next one. */
const PLAIN_TAG = /<(?<close>\/?)(?<name>[A-Za-z_:][\w:.-]*)>(?:(?<digits>\d+)(?=<\/)|[ \t\r\n]*)/g;
