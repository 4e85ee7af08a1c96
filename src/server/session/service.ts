import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { returnAllowances, takeAllowances } from '../platform/allowances.ts';
import type { NewId } from '../platform/ids.ts';
import { toNetwork } from '../platform/http/toNetwork.ts';
import type { ReadSession } from '../platform/http/requestContext.ts';
import {
  nextLogInStep,
  SECOND_FACTORS,
  type NextLogInStep,
  type SecondFactor,
} from '../../domain/session/secondFactors.ts';
import type { Secrets } from '../platform/secrets.ts';
import { agentName } from './login/agent.ts';
import { emailKey } from './login/emailKey.ts';
import { accountName, knownBrowserId } from './login/knownBrowser.ts';
import { startedInHome, withHome } from './profile/household.ts';
import { keepForPage } from './profile/profileLoader.ts';
import { hashPassword, isPassword, type PasswordPerson } from './login/passwords.ts';
import {
  findByAttribute,
  findByEmailKey,
  findCredentialsForTry,
  findOwnerOfLink,
  findPassword,
  insertAccessToken,
  findOpenToken,
  updatePassword,
  redeemAccessToken,
  spendMemberTokens,
} from './store/accounts.ts';
import type { FoundMember } from './store/accounts.ts';
import { readOpenPreview } from './preview/openPreview.ts';
import { listFactorKinds } from './store/secondFactors.ts';
import { markStaffSeen } from './store/staffMembers.ts';
import { deletePendingLogins, forgetWrongFactors } from './store/twoFactor.ts';
import {
  deleteExpired,
  deleteSession,
  deleteMemberSessions,
  findSession,
  findSessionOfPage,
  noteFailedLogIn,
  startSession,
  touchSession,
} from './store/sessions.ts';
import { hashToken, newToken } from './login/tokens.ts';
import type { Caller, LogIn, Place, StartedSession, TokenPurpose } from './login/logInTypes.ts';
import { triesClearedByReset, countersFor, type Tries } from './login/tries.ts';

/** The shortest interval between two updates of `lastSeenAt`. */
const touchEveryMs = 5 * 60_000;
/** Source: decisions, Session and sign-up. */
const linkHours = 24;

export type { Caller, LogIn, Place, StartedSession, TokenPurpose };

export interface SessionService {
  readonly read: ReadSession;
  /**
   * Starts a session with a new token and ends the replaced one. `returns` are the attempts that the success gives
   * back.
   */
  start(
    db: Db,
    who: Place & {
      readonly memberId: string;
      readonly userAgent: string;
      /** The caller's IP address, where it is known. */
      readonly address?: string;
      readonly replaces: string | null;
      readonly returns?: Tries;
      /** Whether a second factor of staff was given. */
      readonly secondFactor?: boolean;
    },
  ): Promise<StartedSession>;
  end(db: Db, token: string, brandId: string): Promise<void>;
  endAll(db: Db, memberId: string, exceptSessionId: string | null): Promise<void>;
  /**
   * By email address and password. The outcome doesn't reveal whether an address is known or, where only staff may
   * log in, who is staff.
   */
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
  /** A token for an emailed link: single use, valid for 24 hours if nothing else is said. */
  issueLink(
    db: Db,
    link: Place & { readonly memberId: string; readonly purpose: TokenPurpose; readonly hours?: number },
  ): Promise<string>;
  /**
   * Redeems a link's token. Null for tokens that are used, expired, forged, another brand's or for another purpose.
   */
  redeemLink(
    db: Db,
    link: Place & { readonly token: string; readonly purposes: readonly TokenPurpose[] },
  ): Promise<string | null>;
  /** The member whose link `redeemLink` would redeem; it stays unused. */
  findLinkOwner(
    db: Db,
    link: Place & { readonly token: string; readonly purposes: readonly TokenPurpose[] },
  ): Promise<string | null>;
  /**
   * How the owner of a log-in link that no longer works gets in. Their address is named only in a browser that has
   * logged in to the account before: an old link alone must not reveal it. Null for a token that was never issued.
   */
  findSpentLink(
    db: Db,
    link: { readonly token: string; readonly brandId: string; readonly knownBrowser: string | undefined },
  ): Promise<{ readonly hasPassword: boolean; readonly email: string | null } | null>;
  /** Attempts are counted and throttled as at the log-in. `right` is null for a member without a password. */
  checkPassword(
    db: Db,
    check: Place & Caller & { readonly memberId: string; readonly password: string },
  ): Promise<{ readonly right: boolean | null; readonly wait: number }>;
  /** Whether an emailed link alone does not log this member in. */
  needsTwoFactor(db: Db, brandId: string, memberId: string): Promise<boolean>;
  /** What this member's log-in still needs; `codeGiven` as in `nextLogInStep`. Null: there is no such member. */
  readLogInStep(
    db: Db,
    who: { readonly brandId: string; readonly memberId: string; readonly codeGiven: boolean },
  ): Promise<{ readonly next: NextLogInStep; readonly factors: readonly SecondFactor[] } | null>;
  /** Whether staff need a second factor here. */
  readonly staffFactorRequired: boolean;
  findPerson(db: Db, brandId: string, memberId: string): Promise<PasswordPerson>;
  /** Also ends the member's other sessions and links. */
  changePassword(
    db: Db,
    change: {
      readonly memberId: string;
      readonly password: string;
      readonly keepSessionId: string | null;
      readonly now: Date;
    },
  ): Promise<void>;
  /** Throttles link requests by email address and by network. Returns the seconds to wait. */
  countLinkRequest(db: Db, request: Place & Caller & { readonly email: string }): Promise<number>;
  /**
   * After a reset link, returns the attempts counted against the account and this caller. Returns the account's
   * address.
   */
  returnAttempts(db: Db, who: Place & Caller & { readonly memberId: string }): Promise<string>;
  findByEmail(db: Db, brandId: string, email: string): Promise<FoundMember | null>;
  /** The demo finds its members by an attribute. */
  findByAttribute(db: Db, brandId: string, key: string, value: string): Promise<FoundMember | null>;
  sweep(db: Db, now: Date): Promise<void>;
}

interface SessionDeps {
  readonly db: Db;
  readonly newId: NewId;
  readonly secrets: Secrets;
  /** Days until a session ends: since its last use, and since the log-in. */
  readonly sessionDays: number;
  readonly sessionMaxDays: number;
  readonly staffTwoFactor?: boolean;
}

export function createSessions({
  db: sessionDb,
  newId,
  secrets,
  sessionDays,
  sessionMaxDays,
  staffTwoFactor = false,
}: SessionDeps): SessionService {
  const lastEnd = (createdAt: Date): number => createdAt.getTime() + sessionMaxDays * 86_400_000;
  const expiry = (now: Date, createdAt: Date): Date =>
    new Date(Math.min(now.getTime() + sessionDays * 86_400_000, lastEnd(createdAt)));

  /** Second factors are read for staff only. */
  const logInStep = async (
    db: Db,
    {
      id,
      isAdmin,
      twoFactor,
    }: { readonly id: string; readonly isAdmin: boolean; readonly twoFactor: boolean },
    codeGiven: boolean,
  ) => {
    const kinds = isAdmin ? await listFactorKinds(db, id) : null;
    const isSetUp = kinds !== null && (kinds.authenticator || kinds.passkey);
    const factors = isSetUp ? SECOND_FACTORS.filter((factor) => kinds[factor]) : [];
    return {
      next: nextLogInStep({ isAdmin, twoFactor, factors, codeGiven, required: staffTwoFactor }),
      factors,
    };
  };

  const service: SessionService = {
    staffFactorRequired: staffTwoFactor,

    read: async ({ token, brandId, now, forPage, previewToken }) => {
      const tokenHash = hashToken(token);
      const request = { tokenHash, brand: brandId, now, staffFactorRequired: staffTwoFactor };
      const found = await (forPage ? findSessionOfPage : findSession)(sessionDb, request);
      // The stored expiry may be later if the settings have been tightened since.
      if (!found || lastEnd(found.createdAt) <= now.getTime()) return null;
      if (Math.abs(now.getTime() - found.lastSeenAt.getTime()) > touchEveryMs) {
        await touchSession(sessionDb, tokenHash, {
          lastSeenAt: now,
          expiresAt: expiry(now, found.createdAt),
        });
        if (found.member.isAdmin) await markStaffSeen(sessionDb, found.member.id, now);
      }
      if (found.forPage !== null) keepForPage(found.member, found.forPage);
      const { id, createdAt, secondFactor } = found;
      const member = await withHome(sessionDb, found.member);
      const own = { session: { id, token, createdAt, secondFactor }, member };
      return (await readOpenPreview(sessionDb, previewToken, own, { brandId, now })) ?? own;
    },

    start: async (
      db,
      { memberId, brandId, userAgent, address, replaces, now, returns = [], secondFactor = false },
    ) => {
      const token = newToken();
      const id = newId();
      const replacesHash = replaces === null ? null : hashToken(replaces);
      const started = await startSession(db, {
        tokenHash: hashToken(token),
        id,
        brand: brandId,
        memberId,
        now,
        expiresAt: expiry(now, now),
        agent: agentName(userAgent),
        network: address === undefined ? null : toNetwork(address),
        replacesHash,
        returns,
        secondFactor,
        staffFactorRequired: staffTwoFactor,
      });
      if (started.member.isAdmin) await markStaffSeen(db, memberId, now);
      return { token, sessionId: id, ...(await startedInHome(db, started)) };
    },

    end: (db, token, brandId) => deleteSession(db, hashToken(token), brandId),
    endAll: deleteMemberSessions,

    logIn: async (
      db,
      { email, password, address, knownBrowser, userAgent, replaces, staffOnly = false, brandId, now },
    ) => {
      const tries = countersFor(secrets, 'login', { brandId, email, address, knownBrowser });
      const { wait, account } = await findCredentialsForTry(db, tries, now, brandId, emailKey(email));
      if (wait > 0) return { kind: 'wait', seconds: wait };
      const right = await isPassword(account?.passwordHash ?? null, password);
      if (!right || !account || (staffOnly && !account.isAdmin)) {
        if (account)
          await noteFailedLogIn(db, {
            id: newId(),
            brand: brandId,
            memberId: account.id,
            at: now,
            outcome: 'wrong_password',
            agent: agentName(userAgent),
            network: toNetwork(address),
          });
        return { kind: 'wrong' };
      }
      if (account.isLocked) return { kind: 'locked' };
      if ((await logInStep(db, account, false)).next !== 'nothing') {
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
          address,
          replaces,
          now,
          returns: tries,
        }),
      };
    },

    issueLink: async (db, { memberId, purpose, brandId, now, hours = linkHours }) => {
      const token = newToken();
      await insertAccessToken(db, {
        tokenHash: hashToken(token),
        brand: brandId,
        memberId,
        purpose,
        createdAt: now,
        expiresAt: new Date(now.getTime() + hours * 3_600_000),
      });
      return token;
    },

    redeemLink: async (db, { token, purposes, brandId, now }) =>
      (await redeemAccessToken(db, hashToken(token), brandId, now, purposes))?.memberId ?? null,

    findLinkOwner: async (db, { token, purposes, brandId, now }) =>
      (await findOpenToken(db, hashToken(token), brandId, now, purposes))?.memberId ?? null,

    findSpentLink: async (db, { token, brandId, knownBrowser }) => {
      const owner = await findOwnerOfLink(db, hashToken(token), brandId);
      if (owner === null) return null;
      const { email, hasPassword } = owner;
      const isKnown = knownBrowserId(secrets, knownBrowser, accountName(brandId, email)) !== null;
      return { hasPassword, email: isKnown ? email : null };
    },

    needsTwoFactor: async (db, brandId, memberId) => {
      const account = await findPassword(db, brandId, memberId);
      if (account === null || account.passwordHash === null) return false;
      return (await logInStep(db, { ...account, id: memberId }, false)).next !== 'nothing';
    },

    readLogInStep: async (db, { brandId, memberId, codeGiven }) => {
      const account = await findPassword(db, brandId, memberId);
      return account === null ? null : logInStep(db, { ...account, id: memberId }, codeGiven);
    },

    checkPassword: async (db, { memberId, password, address, knownBrowser, brandId, now }) => {
      const account = await findPassword(db, brandId, memberId);
      if (account === null || account.passwordHash === null) return { right: null, wait: 0 };
      const tries = countersFor(secrets, 'again', { brandId, email: account.email, address, knownBrowser });
      const wait = await takeAllowances(db, tries, now);
      if (wait > 0) return { right: false, wait };
      const right = await isPassword(account.passwordHash, password);
      if (right) await returnAllowances(db, tries);
      return { right, wait: 0 };
    },

    findPerson: async (db, brandId, memberId) => {
      const person = await findPassword(db, brandId, memberId);
      if (person === null) throw new Error('The link has no member.');
      return person;
    },

    changePassword: async (db, { memberId, password, keepSessionId, now }) => {
      const passwordHash = await hashPassword(password);
      await transaction(db, async (tx) => {
        await updatePassword(tx, memberId, passwordHash);
        await deleteMemberSessions(tx, memberId, keepSessionId);
        await spendMemberTokens(tx, memberId, now);
        await deletePendingLogins(tx, memberId);
      });
    },

    countLinkRequest: (db, { email, address, knownBrowser, brandId, now }) =>
      takeAllowances(db, countersFor(secrets, 'link', { brandId, email, address, knownBrowser }), now),

    returnAttempts: async (db, { memberId, brandId, address, knownBrowser }) => {
      const { email } = await service.findPerson(db, brandId, memberId);
      await returnAllowances(db, triesClearedByReset(secrets, { brandId, email, address, knownBrowser }));
      await forgetWrongFactors(db, memberId);
      return email;
    },

    findByEmail: (db, brandId, email) => findByEmailKey(db, brandId, emailKey(email)),
    findByAttribute,
    sweep: deleteExpired,
  };
  return service;
}

export { saveAttributes } from './store/attributes.ts';
export { readProfile, saveShippingAddress, updateProfile } from './store/profile.ts';
export type { MemberProfile, ProfileChange } from './store/profile.ts';
export { loadProfile } from './profile/profileLoader.ts';
export { readPersonProfile } from './profile/household.ts';
export { lockMemberAccess, readMemberAccess, type MemberAccess } from './store/memberAccess.ts';
export { readHomeAddress } from './store/homeAddress.ts';
export { hashPassword, passwordRefusal } from './login/passwords.ts';
export { endLogIns } from './store/endLogIns.ts';
export { noteFailedLogIn } from './store/sessions.ts';
export { agentName, agentSentence } from './login/agent.ts';
export { emailKey } from './login/emailKey.ts';
export { logsInBySso } from './sso/method.ts';
export { demandLogIn, readConfirmation } from './login/confirmLogIn.ts';
export { ownTries } from './login/tries.ts';
export { addMember, removeMember } from './store/members.ts';
export { placeFormerOwner, placeOwner } from './store/changeOwner.ts';
export { findAddressee, spendMemberTokens } from './store/accounts.ts';
export { loadMember, memberRowId } from './profile/memberLoader.ts';
export { ACCOUNT_PICTURES, pictureAddress } from './profile/pictureAddress.ts';
