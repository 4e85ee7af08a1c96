import type { Channel } from '../readings.ts';
import type { MeterFileNotice } from '../meterFile.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import { quoted } from '../meterFileFault.ts';
import { readNemTime } from './nemTime.ts';

/** Refuses the file, naming the current record. */
export type Refuse = (code: MeterFileFaultCode, fault: string) => never;

/** What the readings after a 200 record measure. */
export interface Nem12Block {
  readonly nmi: string;
  /** The register: `E1`, `B1`, `K1` … */
  readonly suffix: string;
  /** The register's meter; empty where unknown. It changes when the meter is exchanged. */
  readonly meterSerial: string;
  /** The meter's registers by its NMI configuration: `E1B1Q1`. */
  readonly declared: readonly string[];
  readonly intervalMinutes: number;
  /** Channel and unit (power of ten of milliwatt-hours) of a used register; otherwise why it is ignored. */
  readonly use: { readonly channel: Channel; readonly exponent: number } | MeterFileNotice;
}

const UNITS: Readonly<Record<string, number>> = { wh: 3, kwh: 6, mwh: 9 };

/** A line's record number, or its first three characters. */
export function recordKind(bytes: Uint8Array, from: number, to: number): string {
  let at = from;
  while (at < to && (bytes[at] as number) <= 32) at += 1;
  return String.fromCharCode(...bytes.subarray(at, Math.min(at + 3, to)));
}

/** Parses record 100 and returns the file's creation time, epoch seconds. */
export function readHeader(fields: readonly string[], refuse: Refuse): number {
  const version = (fields[1] ?? '').trim().toUpperCase();
  if (version === 'NEM13')
    refuse(
      'not-a-meter-file',
      'this is NEM13 (meter totals between two visits), which has no intervals; NEM12 is needed',
    );
  if (version !== 'NEM12')
    refuse('missing-header', `the header must be "100,NEM12,…", but names ${quoted(version)}`);
  const text = (fields[2] ?? '').trim();
  return (
    readNemTime(text) ??
    refuse('bad-time', `the header must say when the file was made (CCYYMMDDhhmm), but says ${quoted(text)}`)
  );
}

export function readBlock(fields: readonly string[], refuse: Refuse): Nem12Block {
  const field = (index: number): string => (fields[index] ?? '').trim();
  const nmi = parseNmi(fields) ?? refuse('bad-field', 'the NMI must be up to ten letters and digits');
  const suffix = field(4).toUpperCase();
  if (!/^[A-Z][A-Z0-9]$/.test(suffix))
    refuse(
      'bad-field',
      `the register (NMI suffix) must be a letter and a digit, as "E1", but is ${quoted(field(4))}`,
    );
  const minutes = /^\d{1,2}$/.test(field(8)) ? Number(field(8)) : 0;
  if (minutes < 1 || minutes > 30 || 1440 % minutes !== 0) {
    refuse(
      'bad-field',
      `the interval must be 1 to 30 minutes and divide the day, but is ${quoted(field(8))}`,
    );
  }
  return {
    nmi,
    suffix,
    meterSerial: field(6).toUpperCase(),
    declared:
      field(2)
        .toUpperCase()
        .match(/[A-Z][A-Z0-9]/g) ?? [],
    intervalMinutes: minutes,
    use: registerUse(suffix, field(7), refuse),
  };
}

/**
 * The NMI of record 200; undefined if invalid. An eleventh character is its check digit, which is dropped.
 */
export function parseNmi(fields: readonly string[]): string | undefined {
  const nmi = (fields[1] ?? '').trim().toUpperCase();
  return /^[A-Z0-9]{1,11}$/.test(nmi) ? nmi.slice(0, 10) : undefined;
}

/**
 * A register's use: E is energy taken from the grid, B energy fed into it. Everything else (reactive energy,
 * check, net and average registers, voltage) is ignored with a notice. Source: decisions, Meter data.
 */
function registerUse(suffix: string, unit: string, refuse: Refuse): Nem12Block['use'] {
  const kind = suffix[0] ?? '';
  const exponent = UNITS[unit.toLowerCase()];
  if (kind === 'E' || kind === 'B') {
    if (exponent !== undefined) return { channel: kind === 'E' ? 'import' : 'export', exponent };
    if (unit === '') return refuse('bad-field', `register ${suffix} has no unit`);
    return {
      code: 'ignored-unit',
      message: `Register ${suffix} counts in ${quoted(unit)}, which is not energy in Wh, kWh or MWh; it is left out.`,
    };
  }
  if (/varh$/i.test(unit))
    return {
      code: 'ignored-reactive',
      message: `Register ${suffix} is reactive energy (${quoted(unit)}); it is left out.`,
    };
  return {
    code: 'ignored-register',
    message: `Register ${suffix} is neither consumption (E) nor export (B); it is left out.`,
  };
}
