import { hash, randomBytes } from 'node:crypto';
import type { SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { returnAllowances, takeAllowances } from '../platform/allowances.ts';
import type { NewId } from '../platform/ids.ts';
import type { ReadSession } from '../platform/http/requestContext.ts';
import { noSureFields } from '../platform/readAhead.ts';
import type { Secrets } from '../platform/secrets.ts';
import { handOverHome, HOME_FIELD } from '../readmodels/homeAhead.ts';
import { agentName } from './agent.ts';
import { emailKey } from './emailKey.ts';
import { hashPassword, isPassword, type PasswordPerson } from './passwords.ts';
import {
  deleteAccessTokensOf,
  deletePendingLoginsOf,
  findByAttribute,
  findByEmailKey,
  findCredentialsForTry,
  findPasswordOf,
  insertAccessToken,
  updatePassword,
  useAccessToken,
} from './store/accounts.ts';
import type { FoundMember } from './store/accounts.ts';
import {
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  sessionFinder,
  startSession,
  touchSession,
} from './store/sessions.ts';
import { triesClearedByReset, triesOf, type Tries } from './tries.ts';

/** A session is written down as seen at most so often. */
const touchEveryMs = 5 * 60_000;
/** Source: decisions, Session and sign-up. */
const linkHours = 24;

export type TokenPurpose = 'login' | 'password' | 'disenroll';

export interface Place {
  readonly brandId: string;
  readonly now: Date;
}

/** What is known of a caller where tries are counted. */
export interface Caller {
  readonly address: string;
  /** Value of the known-browser cookie; undefined: there is none. */
  readonly knownBrowser: string | undefined;
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
  /** Starts a session, always with a new token; a session that was there before ends. `returns`: the tries that its success gives back. */
  start(
    db: Db,
    who: Place & {
      readonly memberId: string;
      readonly userAgent: string;
      readonly replaces: string | null;
      readonly returns?: Tries;
    },
  ): Promise<StartedSession>;
  end(db: Db, token: string, brandId: string): Promise<void>;
  endAll(db: Db, memberId: string, exceptSessionId: string | null): Promise<void>;
  /** By email address and password. Wrong pairs, and known and unknown addresses, cannot be told apart; nor, where only staff may, members and strangers. */
  logIn(
    db: Db,
    attempt: Place &
      Caller & {
        readonly email: string;
        readonly password: string;
        readonly userAgent: string;
        readonly replaces: string | null;
        readonly staffOnly?: boolean;
      },
  ): Promise<LogIn>;
  /** A token for a mailed link: works once and for 24 hours. */
  issueLink(
    db: Db,
    link: Place & { readonly memberId: string; readonly purpose: TokenPurpose },
  ): Promise<string>;
  /** Uses a link's token up. Null for tokens that are used, old, forged, another brand's or for another purpose. */
  redeemLink(
    db: Db,
    link: Place & { readonly token: string; readonly purposes: readonly TokenPurpose[] },
  ): Promise<string | null>;
  /** Whether this is the member's password; tries are counted, and slowed down, as at the log-in. Null: the member has none. */
  checkPassword(
    db: Db,
    check: Place & Caller & { readonly memberId: string; readonly password: string },
  ): Promise<{ readonly right: boolean | null; readonly wait: number }>;
  /** Whether this member's log-in takes a second step: a mailed link alone does not log them in. */
  needsSecondStep(db: Db, brandId: string, memberId: string): Promise<boolean>;
  /** Whose password a link changes. */
  personOf(db: Db, brandId: string, memberId: string): Promise<PasswordPerson>;
  /** Sets the password; the member's other sessions and mailed links end. */
  changePassword(
    db: Db,
    change: { readonly memberId: string; readonly password: string; readonly keepSessionId: string | null },
  ): Promise<void>;
  /** Whether so many letters may be asked for: by address of the mail and of the caller. Answers the seconds to wait. */
  countLinkRequest(db: Db, request: Place & Caller & { readonly email: string }): Promise<number>;
  /** A redeemed reset link clears the way for whoever redeemed it. Answers the account's address. */
  clearTheWay(db: Db, who: Place & Caller & { readonly memberId: string }): Promise<string>;
  findByEmail(db: Db, brandId: string, email: string): Promise<FoundMember | null>;
  /** The first member of a brand who has this attribute, as the demonstration's members have. */
  findByAttribute(db: Db, brandId: string, key: string, value: string): Promise<FoundMember | null>;
  sweep(db: Db, now: Date): Promise<void>;
}

const hashOf = (token: string): string => hash('sha256', token, 'base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

interface SessionDeps {
  readonly db: Db;
  readonly newId: NewId;
  readonly secrets: Secrets;
  /** Days after the last use, and days after the log-in, when a session ends. */
  readonly sessionDays: number;
  readonly sessionMaxDays: number;
  readonly staffSecondStep?: boolean;
}

export function createSessions({
  db: sessionDb,
  newId,
  secrets,
  sessionDays,
  sessionMaxDays,
  staffSecondStep = false,
}: SessionDeps): SessionService {
  const find = sessionFinder(sessionDb);
  const lastEnd = (createdAt: Date): number => createdAt.getTime() + sessionMaxDays * 86_400_000;
  const expiry = (now: Date, createdAt: Date): Date =>
    new Date(Math.min(now.getTime() + sessionDays * 86_400_000, lastEnd(createdAt)));

  const asksForCode = ({
    twoFactor,
    isAdmin,
  }: {
    readonly twoFactor: boolean;
    readonly isAdmin: boolean;
  }): boolean => twoFactor || (staffSecondStep && isAdmin);

  const service: SessionService = {
    read: async (token, brandId, now, sure = noSureFields) => {
      const tokenHash = hashOf(token);
      const found = await (sure.has(HOME_FIELD) ? find.withHome : find.alone)({
        tokenHash,
        brand: brandId,
        now,
      });
      // The row's own end may be later, if the settings were others when it was written.
      if (!found || lastEnd(found.createdAt) <= now.getTime()) return null;
      if (Math.abs(now.getTime() - found.lastSeenAt.getTime()) > touchEveryMs) {
        await touchSession(sessionDb, tokenHash, {
          lastSeenAt: now,
          expiresAt: expiry(now, found.createdAt),
        });
      }
      const session = { id: found.id, token, createdAt: found.createdAt };
      return {
        session,
        member: found.member,
        ...(found.home === null ? {} : { handOver: handOverHome(found.home) }),
      };
    },

    start: async (db, { memberId, brandId, userAgent, replaces, now, returns = [] }) => {
      const token = newToken();
      const id = newId();
      const replacesHash = replaces === null ? null : hashOf(replaces);
      const member = await startSession(db, {
        tokenHash: hashOf(token),
        id,
        brand: brandId,
        memberId,
        now,
        expiresAt: expiry(now, now),
        agent: agentName(userAgent),
        replacesHash,
        returns,
      });
      return { token, sessionId: id, member };
    },

    end: (db, token, brandId) => deleteSession(db, hashOf(token), brandId),
    endAll: deleteSessionsOf,

    logIn: async (
      db,
      { email, password, address, knownBrowser, userAgent, replaces, staffOnly = false, brandId, now },
    ) => {
      const tries = triesOf(secrets, 'login', { brandId, email, address, knownBrowser });
      const { wait, account } = await findCredentialsForTry(db, tries, now, brandId, emailKey(email));
      if (wait > 0) return { kind: 'wait', seconds: wait };
      const right = await isPassword(account?.passwordHash ?? null, password);
      if (!right || !account || (staffOnly && !account.isAdmin)) return { kind: 'wrong' };
      if (asksForCode(account)) {
        await returnAllowances(db, tries);
        return { kind: 'second', memberId: account.id };
      }
      return {
        kind: 'in',
        memberId: account.id,
        session: await service.start(db, {
          memberId: account.id,
          brandId,
          userAgent,
          replaces,
          now,
          returns: tries,
        }),
      };
    },

    issueLink: async (db, { memberId, purpose, brandId, now }) => {
      const token = newToken();
      await insertAccessToken(db, {
        tokenHash: hashOf(token),
        brand: brandId,
        memberId,
        purpose,
        createdAt: now,
        expiresAt: new Date(now.getTime() + linkHours * 3_600_000),
      });
      return token;
    },

    redeemLink: async (db, { token, purposes, brandId, now }) =>
      (await useAccessToken(db, hashOf(token), brandId, now, purposes))?.memberId ?? null,

    needsSecondStep: async (db, brandId, memberId) => {
      const account = await findPasswordOf(db, brandId, memberId);
      return account !== null && account.passwordHash !== null && asksForCode(account);
    },

    checkPassword: async (db, { memberId, password, address, knownBrowser, brandId, now }) => {
      const account = await findPasswordOf(db, brandId, memberId);
      if (account === null || account.passwordHash === null) return { right: null, wait: 0 };
      const tries = triesOf(secrets, 'again', { brandId, email: account.email, address, knownBrowser });
      const wait = await takeAllowances(db, tries, now);
      if (wait > 0) return { right: false, wait };
      const right = await isPassword(account.passwordHash, password);
      if (right) await returnAllowances(db, tries);
      return { right, wait: 0 };
    },

    personOf: async (db, brandId, memberId) => {
      const person = await findPasswordOf(db, brandId, memberId);
      if (person === null) throw new Error('A link is of nobody.');
      return person;
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

    countLinkRequest: (db, { email, address, knownBrowser, brandId, now }) =>
      takeAllowances(db, triesOf(secrets, 'link', { brandId, email, address, knownBrowser }), now),

    clearTheWay: async (db, { memberId, brandId, address, knownBrowser }) => {
      const { email } = await service.personOf(db, brandId, memberId);
      await returnAllowances(db, triesClearedByReset(secrets, { brandId, email, address, knownBrowser }));
      return email;
    },

    findByEmail: (db, brandId, email) => findByEmailKey(db, brandId, emailKey(email)),
    findByAttribute,
    sweep: deleteExpired,
  };
  return service;
}

export { saveAttributes } from './attributes.ts';
export { saveShippingAddress, updateProfile, type ProfileChange } from './profile.ts';
export { readHomeAddress, type HomeAddress } from './homeAddress.ts';
export { hashPassword, passwordRefusal } from './passwords.ts';
export { emailKey } from './emailKey.ts';
export { logsInBySso } from './sso/method.ts';
export { ownTries } from './tries.ts';
export { addMember, removeMember, type NewMember } from './accounts.ts';
export { findAddressee, type Addressee } from './store/accounts.ts';
export { loadMember } from './memberLoader.ts';
