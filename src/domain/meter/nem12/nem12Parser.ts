import { markers } from '../energies.ts';
import { LineSplitter } from '../lineSplitter.ts';
import { MeterFileFault, quoted } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import { Notices } from '../meterFile.ts';
import type { MeterFile, MeterFileLimits, MeterFileParser } from '../meterFile.ts';
import type { Quality } from '../readings.ts';
import { assembleNem12, newPoint } from './assembleNem12.ts';
import type { Nem12Point } from './assembleNem12.ts';
import { applyQuality, readIntervals } from './intervalRecord.ts';
import type { Nem12Day, QualityStretch } from './intervalRecord.ts';
import { nemDayStart } from './nemTime.ts';
import { readQualityStretch } from './qualityRecord.ts';
import { toStretches } from './sumDays.ts';
import { readBlock, readHeader } from './records.ts';
import type { Nem12Block } from './records.ts';

const MAX_LINE_BYTES = 65_536;
const decoder = new TextDecoder();

/** A day whose 400 records are still being read. */
interface OpenDay {
  readonly day: Nem12Day;
  readonly stretches: QualityStretch[];
  next: number;
}

/**
 * Parses the records of a NEM12 file (MDFF) line by line, keeping only finished days. Dates may come in any
 * order, blocks of the same NMI are joined, interval lengths may differ between blocks. Header (100) and end
 * (900) are required, so truncation is always noticed; with `mayLackHeader` a file may lack both, as some retailers'
 * portals make it. Source: decisions, Meter data.
 */
export class Nem12Records {
  readonly points = new Map<string, Nem12Point>();
  readonly rounding = { rounded: false };
  issuedAt: number | undefined;
  block: Nem12Block | undefined;
  ended = false;
  line = 0;
  record = '';
  /** Number of readings kept. */
  readings = 0;
  private readonly name: string;
  private readonly limits: MeterFileLimits;
  private open: OpenDay | undefined;
  private lastRecord = '';
  private readonly mayLackHeader: boolean;
  /** The first line of a file that begins without header; undefined: it has one. */
  private bareFrom: number | undefined;

  constructor(name: string, limits: MeterFileLimits, { mayLackHeader = false } = {}) {
    this.name = name;
    this.limits = limits;
    this.mayLackHeader = mayLackHeader;
  }

  /** @throws MeterFileFault */
  takeLine(bytes: Uint8Array, from: number, to: number, line: number): void {
    this.line = line;
    this.record = '';
    if (from === to) return;
    const isIntervals =
      bytes[from] === 51 && bytes[from + 1] === 48 && bytes[from + 2] === 48 && bytes[from + 3] === 44;
    if (isIntervals) {
      this.record = '300';
      this.checkOrder();
      this.takeIntervals(bytes, from, to);
    } else {
      const text = decoder.decode(bytes.subarray(from, to)).trim();
      if (text.includes('\0')) this.refuse('unreadable-text', 'the line has bytes that are not text');
      if (text === '') return;
      const fields = text.split(',');
      const kind = (fields[0] as string).trim();
      this.record = /^\d{3}$/.test(kind) ? kind : '';
      if (this.record === '')
        this.refuse(
          'malformed',
          `a line must begin with the number of its record, but begins with ${quoted(kind)}`,
        );
      this.checkOrder();
      this.takeRecord(fields);
    }
    this.lastRecord = this.record;
  }

  /** Ends a day once its 400 records are over. @throws MeterFileFault */
  closeDay(): void {
    const { open } = this;
    this.open = undefined;
    if (!open || open.day.stretches.length > 0) return;
    const count = 1440 / open.day.intervalMinutes;
    if (open.next !== count) {
      this.record = '300';
      this.line = open.day.line;
      this.refuse(
        'bad-quality',
        `its quality varies (flag V), but its 400 records cover only intervals 1 to ${open.next} of ${count}`,
      );
    }
    open.day.stretches = open.stretches;
    this.finishDay(open.day);
  }

  /** Discards the current meter so that the next can begin. */
  dropDay(): void {
    this.open = undefined;
    this.block = undefined;
  }

  /**
   * The file's creation time; null for a file without header and end.
   * @throws MeterFileFault when only one of them is missing.
   */
  checkEnd(): number | null {
    if (this.bareFrom !== undefined) {
      if (this.ended) return this.refuseBare(this.bareFrom);
      this.closeDay();
      return null;
    }
    if (this.issuedAt === undefined)
      return this.refuseAt(this.line, 'missing-header', 'the file has no header (record 100)');
    if (!this.ended)
      return this.refuseAt(this.line, 'truncated', 'the file breaks off: its end (record 900) is missing');
    return this.issuedAt;
  }

  refuseAt(line: number, code: MeterFileFaultCode, fault: string): never {
    throw new MeterFileFault(this.name, code, fault, { line: Math.max(line, 1) });
  }

  private refuseBare(line: number): never {
    throw new MeterFileFault(this.name, 'missing-header', NO_HEADER, { line, element: 'record 200' });
  }

  private readonly refuse = (code: MeterFileFaultCode, fault: string): never => {
    throw new MeterFileFault(this.name, code, fault, {
      line: this.line,
      element: this.record === '' ? undefined : `record ${this.record}`,
    });
  };

  private checkOrder(): void {
    const { record } = this;
    if (this.issuedAt === undefined && this.bareFrom === undefined && record !== '100') {
      if (!this.mayLackHeader || record !== '200') this.refuse('missing-header', NO_HEADER);
      this.bareFrom = this.line;
    }
    if (this.ended) this.refuse('wrong-order', 'there is more after the end of the file (record 900)');
    if (record !== '400') this.closeDay();
  }

  private takeRecord(fields: readonly string[]): void {
    switch (this.record) {
      case '100':
        if (this.issuedAt !== undefined) this.refuse('wrong-order', 'there is a second header');
        if (this.bareFrom !== undefined) this.refuseBare(this.bareFrom);
        this.issuedAt = readHeader(fields, this.refuse);
        return;
      case '200':
        this.block = readBlock(fields, this.refuse);
        this.openPoint(this.block);
        return;
      case '400':
        this.takeQuality(fields);
        return;
      case '500':
        if (!['300', '400', '500'].includes(this.lastRecord))
          this.refuse('wrong-order', 'record 500 must follow the readings that it explains');
        return;
      case '900':
        this.ended = true;
        return;
      default:
        this.refuse('malformed', 'NEM12 has no record of this number');
    }
  }

  private takeIntervals(bytes: Uint8Array, from: number, to: number): void {
    const block =
      this.block ??
      this.refuse('wrong-order', 'readings come before the meter that they belong to (record 200)');
    const record = readIntervals(
      bytes,
      from,
      to,
      this.line,
      block,
      this.issuedAt ?? UNDATED,
      this.rounding,
      this.refuse,
    );
    this.readings += record.day.values.length;
    if (this.readings > this.limits.maxReadings)
      this.refuse('too-many-readings', `the file has more than ${this.limits.maxReadings} readings`);
    this.open = { day: record.day, stretches: [], next: 0 };
    if (!record.qualityFollows) this.finishDay(record.day);
  }

  private takeQuality(fields: readonly string[]): void {
    const { open } = this;
    if (!open || open.day.stretches.length > 0)
      return this.refuse('wrong-order', 'record 400 must follow readings whose quality varies (flag V)');
    const stretch = readQualityStretch(fields, open.next, 1440 / open.day.intervalMinutes, this.refuse);
    open.stretches.push(stretch);
    open.next += stretch.count;
  }

  private finishDay(day: Nem12Day): void {
    const block = this.block as Nem12Block;
    if (!('channel' in block.use)) return;
    const refuse = (code: MeterFileFaultCode, fault: string): never => {
      throw new MeterFileFault(this.name, code, fault, { line: day.line, element: 'record 300' });
    };
    applyQuality(day, refuse);
    const point = this.openPoint(block);
    const register = `${block.suffix} ${block.meterSerial}`;
    const days = point.registers.get(register) ?? new Map<number, Nem12Day>();
    point.registers.set(register, days);
    const before = days.get(day.day);
    if (before && !sameValues(before, day) && before.issuedAt === day.issuedAt) {
      const agreed = whereAlike(before, day);
      if (agreed === undefined)
        return refuse('conflict', `line ${before.line} has the same day and register with different values`);
      days.set(day.day, agreed);
      point.notices.add(
        'contradictory',
        `Intervals that two records of the same day give with different values are left missing (lines ${before.line} and ${day.line}).`,
      );
      return;
    }
    if (!before || day.issuedAt > before.issuedAt) days.set(day.day, day);
  }

  private openPoint(block: Nem12Block): Nem12Point {
    let point = this.points.get(block.nmi);
    if (!point) {
      if (this.points.size >= this.limits.maxServicePoints)
        this.refuse(
          'too-many-service-points',
          `the file has more than ${this.limits.maxServicePoints} meters`,
        );
      point = newPoint(this.line);
      this.points.set(block.nmi, point);
    }
    for (const suffix of block.declared) point.declared.add(suffix);
    if ('message' in block.use) point.notices.addAll([block.use]);
    return point;
  }
}

/** Reads a NEM12 file of one home as a stream: all or nothing. */
export class Nem12Parser implements MeterFileParser {
  private readonly name: string;
  private readonly records: Nem12Records;
  private readonly lines: LineSplitter;

  constructor(name: string, limits: MeterFileLimits) {
    this.name = name;
    this.records = new Nem12Records(name, limits, { mayLackHeader: true });
    this.lines = nem12Lines(name, (bytes, from, to, line) => this.records.takeLine(bytes, from, to, line));
  }

  push(chunk: Uint8Array): void {
    this.lines.push(chunk);
  }

  end(): MeterFile {
    this.lines.end();
    const { records } = this;
    const madeAt = records.checkEnd();
    if (records.points.size === 0)
      return records.refuseAt(records.line, 'no-readings', 'the file has no meter in it (record 200)');
    const notices = new Notices();
    if (records.rounding.rounded) notices.add(...ROUNDED);
    if (madeAt === null) notices.add(...NO_FRAME);
    const issuedAt = madeAt ?? dateByReadings(records.points);
    return assembleNem12(this.name, issuedAt, records.points, notices);
  }
}

/** Issue time of a day that doesn't say when it was updated, in a file without header. */
const UNDATED = 0;
export const NO_HEADER = 'a NEM12 file begins with its header (record 100), which is missing';
export const NO_FRAME = [
  'no-header',
  'The file has neither a header (record 100) nor an end (record 900); check that all of its days are here.',
] as const;

/** Dates the days of a file without header by its last reading, and returns that time. */
export function dateByReadings(points: ReadonlyMap<string, Nem12Point>): number {
  const registers = [...points.values()].flatMap((point) => [...point.registers.values()]);
  const issuedAt = registers
    .flatMap((days) => [...days.values()])
    .reduce((latest, day) => Math.max(latest, day.issuedAt, nemDayStart(day.day + 1)), 0);
  for (const days of registers)
    for (const [number, day] of days) if (day.issuedAt === UNDATED) days.set(number, { ...day, issuedAt });
  return issuedAt;
}

export const ROUNDED = ['rounded', 'Digits below a thousandth of a watt-hour were rounded.'] as const;

/** The day with the intervals missing that two records give differently; undefined if most of them are. */
function whereAlike(before: Nem12Day, day: Nem12Day): Nem12Day | undefined {
  const { values } = before;
  if (values.length !== day.values.length) return undefined;
  const isAlike = [...values].map((value, i) => value === day.values[i]);
  if (isAlike.filter(Boolean).length * 2 < values.length) return undefined;
  const qualities = before.stretches.flatMap(({ count, quality }) => new Array<Quality>(count).fill(quality));
  return {
    ...before,
    values: values.map((value, i) => (isAlike[i] === true ? value : markers(values).missing)),
    stretches: toStretches(qualities.map((quality, i) => (isAlike[i] === true ? quality : 'missing'))),
  };
}

/** Splits a NEM12 file into lines, without the quotes that some tables put around fields. */
export function nem12Lines(name: string, take: ConstructorParameters<typeof LineSplitter>[0]): LineSplitter {
  // Where the next quote is, kept from line to line: each would search the rest of the chunk again.
  let searched: Uint8Array | undefined;
  let quote = 0;
  const takePlain: typeof take = (bytes, from, to, line) => {
    if (bytes !== searched || from === 0 || quote < from) {
      searched = bytes;
      const found = bytes.indexOf(QUOTE, from);
      quote = found < 0 ? Infinity : found;
    }
    if (quote >= to) return take(bytes, from, to, line);
    const plain = withoutQuotes(bytes.subarray(from, to));
    take(plain, 0, plain.length, line);
  };
  return new LineSplitter(takePlain, MAX_LINE_BYTES, (line) => {
    throw new MeterFileFault(name, 'line-too-long', `the line is longer than ${MAX_LINE_BYTES} characters`, {
      line,
    });
  });
}

const QUOTE = 34;
const COMMA = 44;
const SPACE = 32;

/** A line without quotes; a comma inside of them becomes a space, so that it separates nothing. */
function withoutQuotes(line: Uint8Array): Uint8Array {
  const plain = new Uint8Array(line.length);
  let length = 0;
  let isQuoted = false;
  for (const byte of line) {
    if (byte === QUOTE) isQuoted = !isQuoted;
    else {
      plain[length] = isQuoted && byte === COMMA ? SPACE : byte;
      length += 1;
    }
  }
  return plain.subarray(0, length);
}

/** Whether two records of a day have the same readings and gaps. */
function sameValues(a: Nem12Day, b: Nem12Day): boolean {
  if (a.values.length !== b.values.length) return false;
  return a.values.every((value, i) => value === b.values[i]);
}
