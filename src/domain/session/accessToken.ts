import { isWithin } from '../navigation/pagePath.ts';

const NAME = 'access_token';

function parameterName(pair: string): string {
  const raw = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return raw;
  }
}

/**
 * The token of an emailed link, or null. `search` is the query with its question mark, or empty. Source:
 * SES-04.
 */
export function readAccessToken(search: string): string | null {
  const token = new URLSearchParams(search).get(NAME);
  return token === '' ? null : token;
}

/** The query without its token, otherwise unchanged. Source: SES-05. */
export function withoutAccessToken(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && parameterName(pair) !== NAME);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Whether the user-status call exchanges the link's token. `/disenroll` exchanges it itself, and
 * `/maintenance` leaves it to the page that follows: a token works only once. Source: decisions, Session and
 * sign-up.
 */
export function statusTakesToken(path: string): boolean {
  return !isWithin(path, '/disenroll') && !isWithin(path, '/maintenance');
}
