import type { Energies } from './readings.ts';

const LITTLE_ENDIAN_MACHINE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** First byte of packed doubles. Packed 32-bit numbers have no header: their length is a multiple of four. */
const DOUBLES = 1;

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
 * Unpacks values. 32-bit numbers share the bytes' memory where possible, so don't write to either afterwards.
 * @throws RangeError when the bytes aren't whole values.
 */
export function unpackValues(bytes: Uint8Array): Energies {
  const { byteLength } = bytes;
  if (byteLength % 4 === 0) return unpackNarrow(bytes);
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
