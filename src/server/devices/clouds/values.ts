import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { HourOfUse } from './cloud.ts';

/** Parsers for untrusted answers. Each returns null for what it doesn't expect. */
export type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 400;
const HOUR_MS = 3_600_000;

export function fields(value: unknown): Fields | null {
  return asRecord(value);
}

export function text(value: unknown, longest = LONGEST): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

export function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Rounded; at most `most`, positive or negative. */
export function whole(value: unknown, most = 10_000_000): number | null {
  return typeof value === 'number' && Math.abs(value) <= most ? Math.round(value) : null;
}

/** Degrees Celsius in, tenths out. */
export function tenths(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= 200 ? Math.round(value * 10) : null;
}

/** An object with this property, or an empty one for null. */
export function given<K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> {
  return (value === null ? {} : { [key]: value }) as Partial<Record<K, V>>;
}

/** Null if any entry can't be parsed, or there are more entries than any account has. */
export function parseList<T>(value: unknown, read: (entry: Fields) => T | null, most = 1_000): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const found = value.map((each: unknown) => {
    const entry = fields(each);
    return entry === null ? null : read(entry);
  });
  return found.every((entry) => entry !== null) ? found : null;
}

/** Parses `{ start, wh }`. */
export function parseHour({ start, wh }: Fields): HourOfUse | null {
  const at = typeof start === 'string' ? Date.parse(start) : Number.NaN;
  const wattHours = whole(wh);
  return Number.isNaN(at) || at % HOUR_MS !== 0 || wattHours === null
    ? null
    : { hourStart: new Date(at), wattHours };
}

export const MOST_HOURS = 2_000;
