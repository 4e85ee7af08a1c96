/** Members are dealt into this many buckets, so that a percentage has two decimals. */
export const BUCKETS = 10_000;

const encoder = new TextEncoder();

/**
 * MurmurHash3 (x86, 32 bits) of a text's UTF-8 bytes. The field's usual hash for percentages, so that others get the
 * same buckets. Vectors: @unleash/client-specification.
 */
export function murmur3(text: string, seed = 0): number {
  const length = text.length;
  // Ids and keys are ASCII, whose bytes are the characters.
  for (let i = 0; i < length; i += 1)
    if (text.charCodeAt(i) > 127) return hashBytes(encoder.encode(text), seed);
  let h = seed;
  const whole = length & ~3;
  for (let i = 0; i < whole; i += 4)
    h = mix(
      h,
      text.charCodeAt(i) |
        (text.charCodeAt(i + 1) << 8) |
        (text.charCodeAt(i + 2) << 16) |
        (text.charCodeAt(i + 3) << 24),
    );
  let tail = 0;
  for (let i = length - 1; i >= whole; i -= 1) tail = (tail << 8) | text.charCodeAt(i);
  return finish(length === whole ? h : h ^ scramble(tail), length);
}

function hashBytes(bytes: Uint8Array, seed: number): number {
  let h = seed;
  const whole = bytes.length & ~3;
  const at = (i: number): number => bytes[i] as number;
  for (let i = 0; i < whole; i += 4)
    h = mix(h, at(i) | (at(i + 1) << 8) | (at(i + 2) << 16) | (at(i + 3) << 24));
  let tail = 0;
  for (let i = bytes.length - 1; i >= whole; i -= 1) tail = (tail << 8) | at(i);
  return finish(bytes.length === whole ? h : h ^ scramble(tail), bytes.length);
}

function scramble(block: number): number {
  const k = Math.imul(block, 0xcc9e2d51);
  return Math.imul((k << 15) | (k >>> 17), 0x1b873593);
}

function mix(hash: number, block: number): number {
  const h = hash ^ scramble(block);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number, length: number): number {
  let h = hash ^ length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The member's bucket for a key, from 0: a share of n hundredths of a percent takes the buckets below n. */
export function memberBucket(key: string, memberId: string): number {
  return murmur3(`${key}:${memberId}`) % BUCKETS;
}
