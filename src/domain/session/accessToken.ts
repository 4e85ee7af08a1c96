import { isWithin } from '../navigation/pagePath.ts';

const NAME = 'access_token';

function nameOf(pair: string): string {
  const raw = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return raw;
  }
}

/** The token of a mailed link, or null. `search` is the address's query with its question mark, or empty. Source: SES-04. */
export function accessTokenOf(search: string): string | null {
  const token = new URLSearchParams(search).get(NAME);
  return token === '' ? null : token;
}

/** The query without its token; everything else stays as it was written, in its order. Source: SES-05. */
export function withoutAccessToken(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && nameOf(pair) !== NAME);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Whether the user-status call exchanges the link's token. On `/disenroll` it is that page's own call that does, on
 * `/maintenance` the page that comes after it: a token works once, so nobody else may spend it. Source: decisions,
 * Session and sign-up.
 */
export function statusTakesToken(path: string): boolean {
  return !isWithin(path, '/disenroll') && !isWithin(path, '/maintenance');
}
