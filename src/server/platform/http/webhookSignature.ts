import { createHmac, timingSafeEqual } from 'node:crypto';

/** The largest age or lead of a signature. Wall-clock time, because it guards against replays. */
const TOLERANCE_MS = 5 * 60_000;

export type SignatureVerdict = 'genuine' | 'unsigned' | 'wrong' | 'late';

/**
 * Checks `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`. One of several `v1` must match, so that partners can
 * rotate secrets. A wrong signature is reported before a late one.
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
