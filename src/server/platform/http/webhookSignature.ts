import { createHmac, timingSafeEqual } from 'node:crypto';

/** Webhooks that were signed longer ago, or ahead of time, are refused. Real time: it is about replays, not about the product. */
const TOLERANCE_MS = 5 * 60_000;

export type SignatureVerdict = 'genuine' | 'unsigned' | 'wrong' | 'late';

/**
 * Whether a body was signed by who has the secret, and lately: `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`; of several
 * `v1` one must fit, so that a partner can change its secret. A wrong signature is told before a late one.
 */
export function judgeSignature(
  header: string | undefined,
  body: Buffer,
  secret: string,
  nowMs: number,
): SignatureVerdict {
  const parts = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  const given = parts.flatMap(([name, value]) =>
    name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/i.test(value) ? [Buffer.from(value, 'hex')] : [],
  );
  if (!/^\d{1,12}$/.test(seconds) || given.length === 0) return 'unsigned';
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  if (!given.some((each) => timingSafeEqual(each, wanted))) return 'wrong';
  return Math.abs(nowMs - Number(seconds) * 1_000) > TOLERANCE_MS ? 'late' : 'genuine';
}
