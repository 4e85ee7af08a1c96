import { markers, widened } from '../energies.ts';
import { LARGEST_NARROW_MWH, MISSING } from '../readings.ts';
import type { Energies, Quality } from '../readings.ts';
import { BLANK, NOT_DECIMAL, decimalFault, readEnergy, readPlainEnergy } from '../decimals.ts';
import type { Place, Rounding } from '../decimals.ts';
import { quoted } from '../meterFileFault.ts';
import { readNemDay, readNemTime } from './nemTime.ts';
import type { Nem12Block, Refuse } from './records.ts';

/** Intervals of one quality; `from` is 0-based. */
export interface QualityStretch {
  readonly from: number;
  readonly count: number;
  readonly quality: Quality;
}

/** One day of one register. */
export interface Nem12Day {
  /** NEM day, in days since 1970. */
  readonly day: number;
  readonly intervalMinutes: number;
  /** Milliwatt-hours; marked as missing where blank. */
  readonly values: Energies;
  /** Tiles the day. Empty until the 400 records have been read. */
  stretches: readonly QualityStretch[];
  readonly issuedAt: number;
  readonly line: number;
  readonly declared: readonly string[];
}

/** A 300 record's day, and whether 400 records with its qualities must follow. */
export interface IntervalRecord {
  readonly day: Nem12Day;
  readonly qualityFollows: boolean;
}

const COMMA = 44;
const QUALITIES: Readonly<Record<string, Quality>> = {
  A: 'actual',
  S: 'estimated',
  E: 'estimated',
  F: 'estimated',
  N: 'missing',
};
const decoder = new TextDecoder();

/**
 * Maps a quality flag with its method (`A`, `E52`); undefined if invalid. `V` (varies) isn't a quality
 * itself.
 */
export function readQuality(text: string): Quality | undefined {
  return /^[ASEFN](\d\d)?$/.test(text) ? QUALITIES[text[0] as string] : undefined;
}

/**
 * Parses record 300. Values of unused registers are only counted.
 * @param issuedAt the file's creation time, if the record has no update time.
 */
export function readIntervals(
  given: Uint8Array,
  start: number,
  end: number,
  line: number,
  block: Nem12Block,
  issuedAt: number,
  rounding: Rounding,
  refuse: Refuse,
): IntervalRecord {
  // One class of array, whichever the caller has: engines read its bytes faster.
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.length);
  let at = skipField(bytes, start, end);
  const dateEnd = fieldEnd(bytes, at, end);
  const date = decoder.decode(bytes.subarray(at, dateEnd)).trim();
  const day =
    readNemDay(date) ??
    refuse('bad-time', `the date must be CCYYMMDD between 1990 and 2100, but is ${quoted(date)}`);
  const count = 1440 / block.intervalMinutes;
  const exponent = 'exponent' in block.use ? block.use.exponent : undefined;
  let values: Energies = new Uint32Array(exponent === undefined ? 0 : count);
  let missing = MISSING;
  at = dateEnd + 1;
  const place: Place = { at };
  for (let i = 0; i < count; i += 1) {
    if (exponent !== undefined) {
      place.at = at;
      const energy = readPlainEnergy(bytes, place, end, exponent);
      if (energy >= 0 && energy <= LARGEST_NARROW_MWH) {
        values[i] = energy;
        at = place.at + 1;
        continue;
      }
    }
    const stop = fieldEnd(bytes, at, end);
    if (stop >= end) refuseCount(bytes, dateEnd + 1, end, count, block, refuse);
    if (exponent !== undefined) {
      const energy = readEnergy(bytes, at, stop, exponent, rounding);
      if (energy > LARGEST_NARROW_MWH) {
        values = widened(values);
        missing = markers(values).missing;
      }
      if (energy >= 0) values[i] = energy;
      else if (energy === BLANK) values[i] = missing;
      else {
        const text = decoder.decode(bytes.subarray(at, stop));
        if (energy === NOT_DECIMAL && isFlag(text))
          refuseCount(bytes, dateEnd + 1, end, count, block, refuse);
        refuse('bad-value', `value ${i + 1}, ${quoted(text)}, ${decimalFault(energy)}`);
      }
    }
    at = stop + 1;
  }
  const [flag = '', , , updated = ''] = decoder
    .decode(bytes.subarray(at, end))
    .split(',')
    .map((field) => field.trim());
  if (!isFlag(flag)) refuseCount(bytes, dateEnd + 1, end, count, block, refuse);
  const updatedAt =
    updated === ''
      ? issuedAt
      : (readNemTime(updated) ??
        refuse('bad-time', `the update time must be CCYYMMDDhhmmss, but is ${quoted(updated)}`));
  const quality = readQuality(flag);
  const stretches = quality === undefined ? [] : [{ from: 0, count, quality }];
  return {
    day: {
      day,
      intervalMinutes: block.intervalMinutes,
      values,
      stretches,
      issuedAt: updatedAt,
      line,
      declared: block.declared,
    },
    qualityFollows: quality === undefined,
  };
}

/** Checks that intervals with a quality have a value, and missing ones have none. */
export function applyQuality(day: Nem12Day, refuse: Refuse): void {
  const { missing } = markers(day.values);
  for (const { from, count, quality } of day.stretches) {
    if (quality === 'missing') day.values.fill(missing, from, from + count);
    else {
      const blank = day.values.subarray(from, from + count).indexOf(missing);
      if (blank >= 0)
        refuse('bad-value', `value ${from + blank + 1} is blank, but its quality says that it was read`);
    }
  }
}

function isFlag(text: string): boolean {
  return readQuality(text.trim()) !== undefined || text.trim() === 'V';
}

function fieldEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== COMMA) at += 1;
  return at;
}

function skipField(bytes: Uint8Array, from: number, end: number): number {
  return fieldEnd(bytes, from, end) + 1;
}

function refuseCount(
  bytes: Uint8Array,
  from: number,
  end: number,
  expected: number,
  block: Nem12Block,
  refuse: Refuse,
): never {
  const fields = from < end ? decoder.decode(bytes.subarray(from, end)).split(',') : [];
  const flag = fields.findIndex(isFlag);
  const needed = `an interval of ${block.intervalMinutes} minutes needs ${expected}`;
  if (flag < 0)
    return refuse(
      'wrong-count',
      `the record breaks off, or has no quality flag (A, S, E, F, N, V) after its values; ${needed}`,
    );
  return refuse('wrong-count', `the day has ${flag} values, but ${needed}`);
}
