import { randomBytes } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';
import { emailKey } from './emailKey.ts';

/** Accounts that one browser is known by; a household has that many. */
const MOST_ACCOUNTS = 5;
/** 128 bits, base64url. */
const PIECE = /^[\w-]{22}$/;

/** An account as tries are counted by it. */
export const accountName = (brandId: string, email: string): string => `${brandId}:${emailKey(email)}`;

/**
 * The id of a browser that has logged in to this account before; null: it has not. The cookie holds `<id>.<tag>.<tag>…`:
 * a random id, and for each account a keyed hash of id and account. It lets nobody in; it gives this browser a counter of
 * its own for these accounts. It outlives the log-out, and a changed password.
 */
export function knownBrowserId(secrets: Secrets, cookie: string | undefined, account: string): string | null {
  const { id, tags } = read(cookie);
  return id !== null && tags.includes(tagOf(secrets, id, account)) ? id : null;
}

/** The cookie's value after a log-in to this account. */
export function withKnownAccount(secrets: Secrets, cookie: string | undefined, account: string): string {
  const { id: before, tags } = read(cookie);
  const id = before ?? randomBytes(16).toString('base64url');
  const tag = tagOf(secrets, id, account);
  return [id, tag, ...tags.filter((each) => each !== tag).slice(0, MOST_ACCOUNTS - 1)].join('.');
}

function read(cookie: string | undefined): { readonly id: string | null; readonly tags: readonly string[] } {
  const [id, ...tags] = (cookie ?? '').split('.').slice(0, MOST_ACCOUNTS + 1);
  return id !== undefined && PIECE.test(id)
    ? { id, tags: tags.filter((tag) => PIECE.test(tag)) }
    : { id: null, tags: [] };
}

const tagOf = (secrets: Secrets, id: string, account: string): string =>
  secrets.keyedHash('known-browser', `${id}:${account}`).slice(0, 22);
