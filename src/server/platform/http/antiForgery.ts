import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/**
 * Double submit, bound to the session: the cookie holds `<random>.<keyed hash of session and random>`, the header
 * repeats it, and the hash must match the caller's session. So a stranger's token ends at log-in.
 */
export interface AntiForgery {
  issue(sessionId: string | null, brandId: string): string;
  /** Whether the token was issued for this session. */
  isGenuine(token: string | undefined, sessionId: string | null, brandId: string): boolean;
  /** Whether cookie and header match and the token is genuine. */
  allows(
    cookie: string | undefined,
    header: string | undefined,
    sessionId: string | null,
    brandId: string,
  ): boolean;
}

/** Genuine tokens that are known again without hashing. */
const MOST_KEPT = 5_000;

export function createAntiForgery(secrets: Secrets): AntiForgery {
  const seal = (random: string, sessionId: string | null, brandId: string): string =>
    secrets.keyedHash('anti-forgery', `${brandId}:${sessionId ?? 'stranger'}:${random}`);

  /** Every answer asks for the token that its caller sent before. */
  const genuine = new Set<string>();
  const isGenuine: AntiForgery['isGenuine'] = (token, sessionId, brandId) => {
    const asked = `${brandId}:${sessionId ?? 'stranger'}:${token ?? ''}`;
    if (genuine.has(asked)) return true;
    const [random, sealed, ...rest] = (token ?? '').split('.');
    if (!random || !sealed || rest.length > 0) return false;
    if (!sameText(sealed, seal(random, sessionId, brandId))) return false;
    if (genuine.size >= MOST_KEPT) genuine.clear();
    genuine.add(asked);
    return true;
  };

  return {
    issue: (sessionId, brandId) => {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${seal(random, sessionId, brandId)}`;
    },
    isGenuine,
    allows: (cookie, header, sessionId, brandId) =>
      cookie !== undefined &&
      header !== undefined &&
      sameText(cookie, header) &&
      isGenuine(cookie, sessionId, brandId),
  };
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
