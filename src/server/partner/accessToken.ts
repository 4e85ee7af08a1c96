import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';

/** Product: how long a token of OpenADR's log-in is good for. */
export const TOKEN_SECONDS = 3_600;

const PURPOSE = 'openadr-token';
const FORM = /^oadr\.([\da-f-]{36})\.(\d{10})\.([\w-]{43})$/;

interface TokenKey {
  readonly brandId: string;
  readonly keyId: string;
}

/** A token in place of a key, good for an hour. It is kept nowhere; it ends with its key. */
export function issueAccessToken(secrets: Secrets, key: TokenKey, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS);
  return `oadr.${key.keyId}.${until}.${sign(secrets, key, until)}`;
}

/** The id of the key that the token was made from; null: it isn't a token of the brand, or is over. */
export function readAccessToken(secrets: Secrets, brandId: string, token: string, now: Date): string | null {
  const [, keyId, until, signature] = FORM.exec(token) ?? [];
  if (keyId === undefined || until === undefined || signature === undefined) return null;
  const right = Buffer.from(sign(secrets, { brandId, keyId }, until));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  return Number(until) * 1_000 > now.getTime() ? keyId : null;
}

const sign = (secrets: Secrets, { brandId, keyId }: TokenKey, until: string): string =>
  secrets.keyedHash(PURPOSE, `${brandId}:${keyId}:${until}`);
