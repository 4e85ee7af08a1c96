const LITTLE_ENDIAN_MACHINE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** Values as unsigned 32-bit numbers, little-endian, without a header: four bytes an interval. */
export function packValues(values: Uint32Array): Uint8Array {
  if (LITTLE_ENDIAN_MACHINE) return new Uint8Array(values.buffer, values.byteOffset, values.byteLength).slice();
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setUint32(i * 4, value, true));
  return bytes;
}

/**
 * The values of packed bytes. Shares the memory of the bytes where that is possible, so neither may be written to afterwards.
 * @throws RangeError when the bytes are not whole values.
 */
export function unpackValues(bytes: Uint8Array): Uint32Array {
  if (bytes.byteLength % 4 !== 0) throw new RangeError(`Packed readings of ${bytes.byteLength} bytes are not whole values`);
  if (LITTLE_ENDIAN_MACHINE) {
    // Not slice(): a Node Buffer's slice is a view, as unaligned as before.
    const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
    return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(i * 4, true));
}
