import { CHANNELS, countReadings } from '../readings.ts';
import type { Channel, ReadingRun } from '../readings.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import { Notices } from '../meterFile.ts';
import type { MeterFile, MeterFileServicePoint } from '../meterFile.ts';
import type { Nem12Day } from './intervalRecord.ts';
import { joinDays } from './joinDays.ts';
import { overlap, sumDays } from './sumDays.ts';

/** The parsed records of one NMI. */
export interface Nem12Point {
  /** Days of each used register, by suffix and meter serial number: `E1 METER1`. */
  readonly registers: Map<string, Map<number, Nem12Day>>;
  /** Every register the file declares for the meter. */
  readonly declared: Set<string>;
  readonly notices: Notices;
  /** Where the file first names it. */
  readonly line: number;
}

export function newPoint(line: number): Nem12Point {
  return { registers: new Map(), declared: new Set(), notices: new Notices(), line };
}

const LETTER: Readonly<Record<Channel, string>> = { import: 'E', export: 'B' };

/**
 * Builds channels from registers. Several registers of one direction (a second meter, a controlled load) are
 * summed.
 */
export function assembleNem12(
  name: string,
  issuedAt: number,
  points: ReadonlyMap<string, Nem12Point>,
  notices: Notices,
): MeterFile {
  const servicePoints = [...points].map(([nmi, point]): MeterFileServicePoint => {
    const channels = {
      import: channelRuns(name, point, 'import'),
      export: channelRuns(name, point, 'export'),
    };
    const notes = point.notices.list();
    notices.addAll(notes);
    return { number: nmi, label: nmi, channels, notes };
  });
  const runs = servicePoints.flatMap((point) => CHANNELS.flatMap((channel) => point.channels[channel]));
  return {
    name,
    format: 'nem12',
    issuedAt,
    servicePoints,
    warnings: notices.list(),
    readingCount: countReadings(runs),
  };
}

type RefuseDay = (day: Nem12Day, fault: string, code?: MeterFileFaultCode) => never;

/**
 * The runs of one direction. A day is left missing if its 200 record declares a register that the file has on
 * other days but not on this one, because the sum would lack energy and spoil a baseline. A register the file
 * never has gets a notice. A register counts from its first day on, and isn't expected after a meter exchange.
 */
function channelRuns(name: string, point: Nem12Point, channel: Channel): ReadingRun[] {
  const refuse: RefuseDay = (day, fault, code = 'bad-value') => {
    throw new MeterFileFault(name, code, fault, { line: day.line, element: 'record 300' });
  };
  const registers = groupRegisters(point, LETTER[channel], refuse);
  if (registers.size === 0) return [];
  for (const suffix of point.declared) {
    if (suffix.startsWith(LETTER[channel]) && !registers.has(suffix)) {
      point.notices.add(
        'register-without-readings',
        `The file names register ${suffix}, but has no readings of it.`,
      );
    }
  }
  const spans = new Map([...registers].map(([suffix, days]) => [suffix, toSpan(days)]));
  const days: Nem12Day[] = [];
  let incomplete = 0;
  const numbers = new Set([...registers.values()].flatMap((register) => [...register.keys()]));
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const present = [...registers.values()].flatMap((register) => register.get(number) ?? []);
    const declared = new Set(present.flatMap((day) => day.declared));
    const lacking = [...registers].some(
      ([suffix, register]) =>
        declared.has(suffix) && !register.has(number) && isExpected(spans.get(suffix) as Span, number),
    );
    if (lacking) incomplete += 1;
    else days.push(sumDays(present, refuse));
  }
  if (incomplete > 0) {
    point.notices.add(
      'missing-readings',
      `Days on which one of several ${channel} registers has no readings are left missing (${incomplete}).`,
    );
  }
  const { runs, missing } = joinDays(days);
  if (missing > 0)
    point.notices.add(
      'missing-readings',
      `Intervals of ${channel} without a reading (quality N) are left missing (${missing}).`,
    );
  return runs;
}

/** One direction's registers by suffix. The old and the new meter with the same suffix are one register. */
function groupRegisters(
  point: Nem12Point,
  letter: string,
  refuse: RefuseDay,
): Map<string, Map<number, Nem12Day>> {
  const registers = new Map<string, Map<number, Nem12Day>>();
  for (const [key, days] of point.registers) {
    if (!key.startsWith(letter)) continue;
    const suffix = key.slice(0, 2);
    const known = registers.get(suffix);
    if (known === undefined) {
      registers.set(suffix, new Map(days));
      continue;
    }
    for (const [number, day] of days) {
      const before = known.get(number);
      known.set(number, before === undefined ? day : combined(before, day, refuse));
    }
  }
  return registers;
}

/** Combines one register's day of two meters: one ends where the other begins, or the later record wins. */
function combined(before: Nem12Day, day: Nem12Day, refuse: RefuseDay): Nem12Day {
  if (!overlap(before, day)) return sumDays([before, day], refuse);
  const same =
    before.values.length === day.values.length && before.values.every((value, i) => value === day.values[i]);
  if (!same && before.issuedAt === day.issuedAt)
    refuse(day, `line ${before.line} has the same day and register with different values`, 'conflict');
  return day.issuedAt > before.issuedAt ? day : before;
}

/** A register's days, and whether it was removed on the last of them. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly endsWithin: boolean;
}

function toSpan(days: ReadonlyMap<number, Nem12Day>): Span {
  const numbers = [...days.keys()].sort((a, b) => a - b);
  const [first, last] = [numbers[0] as number, numbers[numbers.length - 1] as number];
  return {
    first,
    last,
    endsWithin: days.get(last)?.stretches.at(-1)?.quality === 'missing',
  };
}

function isExpected({ first, last, endsWithin }: Span, day: number): boolean {
  return day >= first && !(endsWithin && day > last);
}
