import { hash, randomBytes } from 'node:crypto';
import type { SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { NewId } from '../platform/ids.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import type { ReadSession } from '../platform/http/requestContext.ts';
import { noSureFields } from '../platform/readAhead.ts';
import type { Secrets } from '../platform/secrets.ts';
import { handOverHome, HOME_FIELD } from '../readmodels/homeAhead.ts';
import { agentName } from './agent.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { countTry, forgetTries } from './slowdown.ts';
import {
  deleteAccessTokensOf, deleteExpired, deletePendingLoginsOf, deleteSession, deleteSessionsOf, findByAttribute, findByEmailKey, findCredentialsForTry, findPasswordOf, insertAccessToken,
  sessionFinder, startSession, touchSession, updatePassword, useAccessToken,
} from './store.ts';
import type { FoundMember, Tries } from './store.ts';

/** A session is written down as seen at most so often. */
const touchEveryMs = 5 * 60_000;
/** Source: decisions, Session and sign-up. */
const linkHours = 24;

export type TokenPurpose = 'login' | 'password' | 'disenroll';

export interface Place {
  readonly brandId: string;
  readonly now: Date;
}

/** A new session. The token goes into the cookie and is kept nowhere else. */
export interface StartedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly member: SessionMember;
}

export type LogIn =
  | { readonly kind: 'in'; readonly memberId: string; readonly session: StartedSession }
  /** The password was right; a code is asked for. */
  | { readonly kind: 'second'; readonly memberId: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export interface SessionService {
  readonly read: ReadSession;
  /** Starts a session, always with a new token; a session that was there before ends, and the tries it took are forgotten. */
  start(db: Db, who: Place & { readonly memberId: string; readonly userAgent: string; readonly replaces: string | null; readonly forgets?: Tries | null }): Promise<StartedSession>;
  end(db: Db, token: string, brandId: string): Promise<void>;
  endAll(db: Db, memberId: string, exceptSessionId: string | null): Promise<void>;
  /** By email address and password. Wrong pairs, and known and unknown addresses, cannot be told apart. */
  logIn(db: Db, attempt: Place & { readonly email: string; readonly password: string; readonly address: string; readonly userAgent: string; readonly replaces: string | null }): Promise<LogIn>;
  /** A token for a mailed link: works once and for 24 hours. */
  issueLink(db: Db, link: Place & { readonly memberId: string; readonly purpose: TokenPurpose }): Promise<string>;
  /** Uses a link's token up. Null for tokens that are used, old, forged, another brand's or for another purpose. */
  redeemLink(db: Db, link: Place & { readonly token: string; readonly purposes: readonly TokenPurpose[] }): Promise<string | null>;
  /** Whether this is the member's password; tries are counted, and slowed down, as at the log-in. Null: the member has none. */
  checkPassword(db: Db, check: Place & { readonly memberId: string; readonly password: string; readonly address: string }): Promise<{ readonly right: boolean | null; readonly wait: number }>;
  /** Whether this member's log-in takes a second step: a mailed link alone does not log them in. */
  needsSecondStep(db: Db, brandId: string, memberId: string): Promise<boolean>;
  /** Sets the password; the member's other sessions and mailed links end. */
  changePassword(db: Db, change: { readonly memberId: string; readonly password: string; readonly keepSessionId: string | null }): Promise<void>;
  /** Whether so many letters may be asked for: by address of the mail and of the caller. Answers the seconds to wait. */
  countLinkRequest(db: Db, request: Place & { readonly email: string; readonly address: string }): Promise<number>;
  findByEmail(db: Db, brandId: string, email: string): Promise<FoundMember | null>;
  /** The first member of a brand who has this attribute, as the demonstration's members have. */
  findByAttribute(db: Db, brandId: string, key: string, value: string): Promise<FoundMember | null>;
  sweep(db: Db, now: Date): Promise<void>;
}

/** What two ways of writing an address have in common. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

const hashOf = (token: string): string => hash('sha256', token, 'base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

export function createSessions({ db: sessionDb, newId, secrets, sessionDays, staffSecondStep = false }: { db: Db; newId: NewId; secrets: Secrets; sessionDays: number; staffSecondStep?: boolean }): SessionService {
  const find = sessionFinder(sessionDb);
  const expiry = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);
  const triesOf = (kind: string, brandId: string, email: string, address: string): Tries => [
    secrets.keyedHash('tries', `${kind}:account:${brandId}:${emailKey(email)}`),
    secrets.keyedHash('tries', `${kind}:address:${networkOf(address)}`),
  ];

  const asksForCode = ({ secondStep, isAdmin }: { readonly secondStep: boolean; readonly isAdmin: boolean }): boolean => secondStep || (staffSecondStep && isAdmin);

  const service: SessionService = {
    read: async (token, brandId, now, sure = noSureFields) => {
      const tokenHash = hashOf(token);
      const found = await (sure.has(HOME_FIELD) ? find.withHome : find.alone)({ tokenHash, brand: brandId, now });
      if (!found) return null;
      if (Math.abs(now.getTime() - found.lastSeenAt.getTime()) > touchEveryMs) {
        await touchSession(sessionDb, tokenHash, { lastSeenAt: now, expiresAt: expiry(now) });
      }
      const session = { id: found.id, token, createdAt: found.createdAt };
      return { session, member: found.member, ...(found.home === null ? {} : { handOver: handOverHome(found.home) }) };
    },

    start: async (db, { memberId, brandId, userAgent, replaces, now, forgets = null }) => {
      const token = newToken();
      const id = newId();
      const replacesHash = replaces === null ? null : hashOf(replaces);
      const member = await startSession(db, { tokenHash: hashOf(token), id, brand: brandId, memberId, now, expiresAt: expiry(now), agent: agentName(userAgent), replacesHash, forgets });
      return { token, sessionId: id, member };
    },

    end: (db, token, brandId) => deleteSession(db, hashOf(token), brandId),
    endAll: deleteSessionsOf,

    logIn: async (db, { email, password, address, userAgent, replaces, brandId, now }) => {
      const tries = triesOf('login', brandId, email, address);
      const { wait, account } = await findCredentialsForTry(db, tries, now, brandId, emailKey(email));
      if (wait > 0) return { kind: 'wait', seconds: wait };
      const right = await isPassword(account?.passwordHash ?? null, password);
      if (!right || !account) return { kind: 'wrong' };
      if (asksForCode(account)) {
        await forgetTries(db, tries);
        return { kind: 'second', memberId: account.id };
      }
      return { kind: 'in', memberId: account.id, session: await service.start(db, { memberId: account.id, brandId, userAgent, replaces, now, forgets: tries }) };
    },

    issueLink: async (db, { memberId, purpose, brandId, now }) => {
      const token = newToken();
      await insertAccessToken(db, { tokenHash: hashOf(token), brand: brandId, memberId, purpose, createdAt: now, expiresAt: new Date(now.getTime() + linkHours * 3_600_000) });
      return token;
    },

    redeemLink: async (db, { token, purposes, brandId, now }) => (await useAccessToken(db, hashOf(token), brandId, now, purposes))?.memberId ?? null,

    needsSecondStep: async (db, brandId, memberId) => {
      const account = await findPasswordOf(db, brandId, memberId);
      return account !== null && account.passwordHash !== null && asksForCode(account);
    },

    checkPassword: async (db, { memberId, password, address, brandId, now }) => {
      const account = await findPasswordOf(db, brandId, memberId);
      if (account === null || account.passwordHash === null) return { right: null, wait: 0 };
      const tries = triesOf('again', brandId, account.email, address);
      const wait = await countTry(db, tries, now);
      if (wait > 0) return { right: false, wait };
      const right = await isPassword(account.passwordHash, password);
      if (right) await forgetTries(db, tries);
      return { right, wait: 0 };
    },

    changePassword: async (db, { memberId, password, keepSessionId }) => {
      const passwordHash = await hashPassword(password);
      await transaction(db, async (tx) => {
        await updatePassword(tx, memberId, passwordHash);
        await deleteSessionsOf(tx, memberId, keepSessionId);
        await deleteAccessTokensOf(tx, memberId);
        await deletePendingLoginsOf(tx, memberId);
      });
    },

    countLinkRequest: (db, { email, address, brandId, now }) => countTry(db, triesOf('link', brandId, email, address), now),
    findByEmail: (db, brandId, email) => findByEmailKey(db, brandId, emailKey(email)),
    findByAttribute,
    sweep: deleteExpired,
  };
  return service;
}

export { saveAttributes } from './attributes.ts';
export { saveShippingAddress, updateProfile, type ProfileChange } from './profile.ts';
export { residentOf, type Resident } from './resident.ts';
export { hashPassword, passwordFault } from './passwords.ts';
export { countTry, forgetTries } from './slowdown.ts';
export { addMember, removeMember, type NewMember } from './accounts.ts';
export { findAddressee as addresseeOf, type Addressee } from './store.ts';
