import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A gzip stream assembled from precompressed parts. Each part is a sequence of whole deflate blocks that ends on a byte
 * boundary, so parts can be concatenated, with per-response data (a nonce) between them as stored blocks. Sending a
 * cached page compressed then costs only a checksum. Source: RFC 1951 §3.2, RFC 1952.
 */
export interface GzipPart {
  readonly raw: Buffer;
  /** Whole deflate blocks, none marked as final. */
  readonly deflated: Buffer;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Deflate's window, in bytes. */
const WINDOW = 32_768;

/** `after` is the part that always precedes this one: its text is in the decoder's window and can be referenced. */
export function compressPart(text: string, after?: GzipPart): GzipPart {
  const raw = Buffer.from(text);
  const dictionary = after?.raw.subarray(-WINDOW);
  return {
    raw,
    deflated: deflateRawSync(raw, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary !== undefined && dictionary.length > 0 ? { dictionary } : {}),
    }),
  };
}

/** Stored without compression; at most 65,535 bytes. */
export function storePart(text: string): GzipPart {
  const raw = Buffer.from(text);
  if (raw.length > 0xffff) throw new RangeError('A stored block holds at most 65,535 bytes.');
  const start = Buffer.alloc(5);
  start.writeUInt16LE(raw.length, 1);
  start.writeUInt16LE(~raw.length & 0xffff, 3);
  return { raw, deflated: Buffer.concat([start, raw]) };
}

export function joinGzip(parts: readonly GzipPart[]): Buffer {
  let checksum = 0;
  let length = 0;
  for (const { raw } of parts) {
    // Node's crc32 returns 0 for an empty buffer, whatever the running value.
    if (raw.length > 0) checksum = crc32(raw, checksum);
    length += raw.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([header, ...parts.map(({ deflated }) => deflated), lastBlock, trailer]);
}
