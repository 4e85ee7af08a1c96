import { CONTINUED, MISSING, type Energies } from './readings.ts';

const LITTLE_ENDIAN_MACHINE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** First byte of packed doubles. Packed 32-bit numbers have no header: their length is a multiple of four. */
const DOUBLES = 1;
/** First byte of the short form: four bytes of the unit in milliwatt-hours, then 16-bit multiples of it. */
const SHORT = 2;
const SHORT_HEADER = 5;
const SHORT_MISSING = 0xffff;
const SHORT_CONTINUED = 0xfffe;
const LARGEST_SHORT = 0xfffd;

/**
 * Packs values, little-endian: 32-bit numbers without header, or, for days with larger energies, a header
 * byte and doubles.
 */
export function packValues(values: Energies): Uint8Array {
  if (values instanceof Float64Array) {
    const bytes = new Uint8Array(1 + values.length * 8);
    bytes[0] = DOUBLES;
    const view = new DataView(bytes.buffer);
    values.forEach((value, i) => view.setFloat64(1 + i * 8, value, true));
    return bytes;
  }
  if (LITTLE_ENDIAN_MACHINE)
    return new Uint8Array(values.buffer, values.byteOffset, values.byteLength).slice();
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setUint32(i * 4, value, true));
  return bytes;
}

/**
 * Packs values in half the bytes where they fit: as 16-bit multiples of their greatest common divisor, since a meter counts
 * in steps of 1 or 10 Wh. Others as `packValues` does.
 */
export function packShort(values: Energies): Uint8Array {
  if (values instanceof Float64Array) return packValues(values);
  const { unit, largest } = commonUnit(values);
  if (largest / unit > LARGEST_SHORT) return packValues(values);
  const bytes = new Uint8Array(SHORT_HEADER + values.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, SHORT);
  view.setUint32(1, unit, true);
  values.forEach((value, i) => {
    const short = value === MISSING ? SHORT_MISSING : value === CONTINUED ? SHORT_CONTINUED : value / unit;
    view.setUint16(SHORT_HEADER + i * 2, short, true);
  });
  return bytes;
}

/** The greatest common divisor of the energies, 1 if all are zero, and the largest one. */
function commonUnit(values: Uint32Array): { readonly unit: number; readonly largest: number } {
  let unit = 0;
  let largest = 0;
  for (const value of values) {
    if (value === MISSING || value === CONTINUED) continue;
    if (value > largest) largest = value;
    for (let rest = value; rest > 0;) [unit, rest] = [rest, unit % rest];
  }
  return { unit: Math.max(unit, 1), largest };
}

/**
 * Unpacks values. 32-bit numbers share the bytes' memory where possible, so don't write to either afterwards.
 * @throws RangeError when the bytes aren't whole values.
 */
export function unpackValues(bytes: Uint8Array): Energies {
  const { byteLength } = bytes;
  if (byteLength % 4 === 0) return unpackNarrow(bytes);
  if (bytes[0] === SHORT && byteLength >= SHORT_HEADER && byteLength % 2 === 1) return unpackShort(bytes);
  if (byteLength % 8 !== 1 || bytes[0] !== DOUBLES)
    throw new RangeError(`Packed readings of ${byteLength} bytes are not whole values`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, byteLength);
  return Float64Array.from({ length: (byteLength - 1) / 8 }, (_, i) => view.getFloat64(1 + i * 8, true));
}

function unpackNarrow(bytes: Uint8Array): Uint32Array {
  if (LITTLE_ENDIAN_MACHINE) {
    // Not slice(): a Node Buffer's slice is a view with the same alignment.
    const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
    return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(i * 4, true));
}

function unpackShort(bytes: Uint8Array): Uint32Array {
  const unit = new DataView(bytes.buffer, bytes.byteOffset, SHORT_HEADER).getUint32(1, true);
  if (unit === 0) throw new RangeError('Packed readings have a unit of nothing');
  const values = new Uint32Array((bytes.byteLength - SHORT_HEADER) / 2);
  // Byte by byte, because this runs for each day that a settlement reads, and the bytes may begin anywhere.
  for (let i = 0, at = SHORT_HEADER; i < values.length; i += 1, at += 2) {
    const short = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
    values[i] = short > LARGEST_SHORT ? (short === SHORT_MISSING ? MISSING : CONTINUED) : short * unit;
  }
  return values;
}
