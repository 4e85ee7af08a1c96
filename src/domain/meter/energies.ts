import { CONTINUED, LARGEST_NARROW_MWH, MISSING } from './readings.ts';
import type { Energies } from './readings.ts';

/** The markers of values without energy: no reading, and the continuation of a longer reading. */
interface Marks {
  readonly missing: number;
  readonly continued: number;
}

const NARROW: Marks = { missing: MISSING, continued: CONTINUED };
const WIDE: Marks = { missing: -1, continued: -2 };

/**
 * The markers of an array: 32-bit values have no negative numbers, doubles may hold every 32-bit number as an
 * energy.
 */
export function markers(values: Energies): Marks {
  return values instanceof Float64Array ? WIDE : NARROW;
}

/** An array of missing values with room for energies up to `largest`. */
export function missingEnergies(length: number, largest: number): Energies {
  return largest > LARGEST_NARROW_MWH
    ? new Float64Array(length).fill(WIDE.missing)
    : new Uint32Array(length).fill(MISSING);
}

/** Packs energies without markers into the smallest array type that holds them. */
export function packEnergies(values: readonly number[]): Energies {
  return values.some((value) => value > LARGEST_NARROW_MWH)
    ? Float64Array.from(values)
    : Uint32Array.from(values);
}

/** The same energies and markers as doubles. */
export function widened(values: Energies): Float64Array {
  if (values instanceof Float64Array) return values;
  return Float64Array.from(values, (value) =>
    value === MISSING ? WIDE.missing : value === CONTINUED ? WIDE.continued : value,
  );
}

/** Whether any energy needs a double. */
export function exceedsNarrow(values: Energies): boolean {
  return values instanceof Float64Array && values.some((value) => value > LARGEST_NARROW_MWH);
}

/** Concatenates energies without markers. */
export function joinEnergies(parts: readonly Energies[]): Energies {
  if (parts.length === 1) return parts[0] as Energies;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const joined = parts.some((part) => part instanceof Float64Array)
    ? new Float64Array(length)
    : new Uint32Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
