import { CHANNELS, countReadings } from '../readings.ts';
import type { Channel, ReadingRun } from '../readings.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFile, MeterFileServicePoint, Notices } from '../meterFile.ts';
import type { Nem12Day } from './intervalRecord.ts';
import { joinDays } from './joinDays.ts';
import { sumDays } from './sumDays.ts';

/** What was read of one NMI. */
export interface Nem12Point {
  /** Days of each register that is used, by suffix. */
  readonly registers: Map<string, Map<number, Nem12Day>>;
  /** Every register that the file says the meter has. */
  readonly declared: Set<string>;
  readonly notices: Notices;
}

const LETTER: Readonly<Record<Channel, string>> = { import: 'E', export: 'B' };

/** Makes channels of registers. Several registers of one direction (a second meter, a controlled load) are added up. */
export function assembleNem12(name: string, issuedAt: number, points: ReadonlyMap<string, Nem12Point>, notices: Notices): MeterFile {
  const servicePoints = [...points].map(([nmi, point]): MeterFileServicePoint => {
    const channels = { import: channelRuns(name, point, 'import'), export: channelRuns(name, point, 'export') };
    const notes = point.notices.list();
    notices.addAll(notes);
    return { number: nmi, label: nmi, channels, notes };
  });
  const runs = servicePoints.flatMap((point) => CHANNELS.flatMap((channel) => point.channels[channel]));
  return { name, format: 'nem12', issuedAt, servicePoints, warnings: notices.list(), readingCount: countReadings(runs) };
}

/**
 * The runs of one direction.
 *
 * Where a day's 200 record declares another register of the direction, which the file has on other days but not on
 * this one, the day is left missing: the sum would lack energy, and a baseline of it would be wrong. A register that
 * the file never has is only noted.
 */
function channelRuns(name: string, point: Nem12Point, channel: Channel): ReadingRun[] {
  const isOfChannel = (suffix: string): boolean => suffix.startsWith(LETTER[channel]);
  const registers = new Map([...point.registers].filter(([suffix]) => isOfChannel(suffix)));
  if (registers.size === 0) return [];
  for (const suffix of point.declared) {
    if (isOfChannel(suffix) && !registers.has(suffix)) {
      point.notices.add('register-without-readings', `The file names register ${suffix}, but has no readings of it.`);
    }
  }
  const tooLarge = (day: Nem12Day, fault: string): never => {
    throw new MeterFileFault(name, 'bad-value', fault, { line: day.line, element: 'record 300' });
  };
  const days: Nem12Day[] = [];
  let incomplete = 0;
  const numbers = new Set([...registers.values()].flatMap((register) => [...register.keys()]));
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const present = [...registers].flatMap(([suffix, register]) => {
      const day = register.get(number);
      return day ? [{ suffix, day }] : [];
    });
    const declared = new Set(present.flatMap(({ day }) => day.declared));
    const lacking = [...registers.keys()].some((suffix) => declared.has(suffix) && !present.some((one) => one.suffix === suffix));
    if (lacking) incomplete += 1;
    else days.push(sumDays(present.map((one) => one.day), tooLarge));
  }
  if (incomplete > 0) {
    point.notices.add('missing-readings', `Days on which one of several ${channel} registers has no readings are left missing (${incomplete}).`);
  }
  const { runs, missing } = joinDays(days);
  if (missing > 0) point.notices.add('missing-readings', `Intervals of ${channel} without a reading (quality N) are left missing (${missing}).`);
  return runs;
}
