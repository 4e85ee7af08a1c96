import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The end of a ZIP before its comment, which is the seal: `sha256:` and 64 hexadecimal digits. */
const END_BYTES = 22;
const SEAL = /^sha256:([0-9a-f]{64})$/;
const SEAL_BYTES = 'sha256:'.length + 64;

/** Whether the file is as it was made: the seal is the hash of everything before its own length. */
export function isSealed(bytes: Uint8Array): boolean {
  const end = bytes.length - SEAL_BYTES;
  if (end < END_BYTES) return false;
  const [, hash] = SEAL.exec(Buffer.from(bytes.subarray(end)).toString('latin1')) ?? [];
  const length = Buffer.from(bytes.subarray(end - 2, end)).readUInt16LE();
  return length === SEAL_BYTES && hash === sha256(bytes.subarray(0, end - 2));
}

/** The files in it by name; null: it is no ZIP, or a broken one. */
export function openArchive(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  try {
    return new Map(Object.entries(unzipSync(bytes)));
  } catch {
    return null;
  }
}
