import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Random bytes are drawn for this many nonces at a time: one draw costs about as much as all of them. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** A nonce for one page's content policy: 128 random bits, base64. Each is used once. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const nonce = pool.toString('base64', used, used + BYTES);
  pool.fill(0, used, used + BYTES);
  used += BYTES;
  return nonce;
}
