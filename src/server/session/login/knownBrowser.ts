import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';
import { emailKey } from './emailKey.ts';

/** Enough for one household. */
const MAX_ACCOUNTS = 5;
/** 128 bits, base64url. */
const ID_PATTERN = /^[\w-]{22}$/;

/** The account's name in counters of attempts. */
export const accountName = (brandId: string, email: string): string => `${brandId}:${emailKey(email)}`;

/**
 * The browser's id if it has logged in to this account before, else null. The cookie holds `<id>.<tag>.<tag>…`: a
 * random id, and a keyed hash of id and account for each account. It grants no access; it only gives this browser its
 * own counter of attempts, also after log-out and password changes.
 */
export function knownBrowserId(secrets: Secrets, cookie: string | undefined, account: string): string | null {
  const { id, tags } = read(cookie);
  return id !== null && tags.includes(accountTag(secrets, id, account)) ? id : null;
}

/** The cookie's value after a log-in to this account. */
export function withKnownAccount(secrets: Secrets, cookie: string | undefined, account: string): string {
  const { id: before, tags } = read(cookie);
  const id = before ?? randomBytes(16).toString('base64url');
  const tag = accountTag(secrets, id, account);
  return [id, tag, ...tags.filter((each) => each !== tag).slice(0, MAX_ACCOUNTS - 1)].join('.');
}

function read(cookie: string | undefined): { readonly id: string | null; readonly tags: readonly string[] } {
  const [id, ...tags] = (cookie ?? '').split('.').slice(0, MAX_ACCOUNTS + 1);
  return id !== undefined && ID_PATTERN.test(id)
    ? { id, tags: tags.filter((tag) => ID_PATTERN.test(tag)) }
    : { id: null, tags: [] };
}

const accountTag = (secrets: Secrets, id: string, account: string): string =>
  secrets.keyedHash('known-browser', `${id}:${account}`).slice(0, 22);
