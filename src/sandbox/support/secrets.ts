import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison. */
export function sameSecret(a: string, b: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** Name and secret of HTTP Basic; null: none. */
export function basicCredentials(
  header: string | undefined,
): { readonly id: string; readonly secret: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return null;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s).map(decoded);
  return { id, secret };
}

/** The Bearer token; null: none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w~+/.-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
