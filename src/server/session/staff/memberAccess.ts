import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { PASSWORD_LINK_JOB, type PasswordLinkJob } from '../login/passwordLink.ts';
import { hashPassword } from '../login/passwords.ts';
import { newToken } from '../login/tokens.ts';
import type { SessionService } from '../service.ts';
import { spendMemberTokens, updatePassword } from '../store/accounts.ts';
import { lockMemberAccess, saveLock, type MemberAccess } from '../store/memberAccess.ts';
import { deleteOwnSession, listSessions } from '../store/sessions.ts';
import { deletePendingLogins } from '../store/twoFactor.ts';

export interface AccessChange {
  readonly memberId: string;
  readonly reason: string;
}

type Refused = { readonly refusal: RefusedChange };
export type AccessChanged = { readonly memberId: string } | Refused;

/** Logs a member out, of one browser or everywhere. */
export function endMemberSessions(
  ctx: MemberContext,
  sessions: SessionService,
  { sessionId, ...order }: AccessChange & { readonly sessionId: string | null },
): Promise<AccessChanged> {
  const { brand, now } = ctx;
  return change(ctx, order, async (tx, { id: memberId }) => {
    const own = { memberId, brandId: brand.id, now };
    const open = (await listSessions(tx, own)).filter(({ id }) => sessionId === null || id === sessionId);
    if (open.length === 0) return null;
    if (sessionId === null) {
      await sessions.endAll(tx, memberId, null);
      await deletePendingLogins(tx, memberId);
    } else await deleteOwnSession(tx, { ...own, id: sessionId });
    return {
      action: 'member.sessions',
      before: { sessions: open.map(({ agent }) => agent) },
      after: { sessions: [] },
    };
  });
}

/** Nobody gets into a locked account, by password, link or provider; who is in is logged out. */
export function lockMember(
  ctx: MemberContext,
  sessions: SessionService,
  order: AccessChange,
): Promise<AccessChanged> {
  return change(ctx, order, async (tx, { id, lockedAt }) => {
    if (lockedAt !== null) return null;
    await saveLock(tx, id, ctx.now);
    await sessions.endAll(tx, id, null);
    await deletePendingLogins(tx, id);
    return { action: 'member.lock', before: { isLocked: false }, after: { isLocked: true } };
  });
}

export function unlockMember(ctx: MemberContext, order: AccessChange): Promise<AccessChanged> {
  return change(ctx, order, async (tx, { id, lockedAt }) => {
    if (lockedAt === null) return null;
    await saveLock(tx, id, null);
    return { action: 'member.unlock', before: { isLocked: true }, after: { isLocked: false } };
  });
}

/**
 * The password stops working, every session ends, and the member gets a link that sets a new one. A password that no one
 * knows stands in its place: an account without one could be entered by an emailed link alone.
 */
export async function requireNewPassword(
  ctx: MemberContext,
  sessions: SessionService,
  order: AccessChange,
): Promise<AccessChanged> {
  const passwordHash = await hashPassword(newToken());
  return change(ctx, order, async (tx, { id, hasPassword, lockedAt }) => {
    if (!hasPassword) return refusal('NOT_ALLOWED', say('session.member.noPassword'));
    if (lockedAt !== null) return refusal('NOT_ALLOWED', say('session.member.locked'));
    await updatePassword(tx, id, passwordHash);
    await sessions.endAll(tx, id, null);
    await spendMemberTokens(tx, id, ctx.now);
    await deletePendingLogins(tx, id);
    // The links before it are spent, so each has to arrive.
    await sendPasswordLink(ctx, tx, id, `required:${ctx.deps.newId()}`, { isRequired: true });
    return { action: 'member.newPassword', before: null, after: null };
  });
}

/** Emails the link that sets a password, or for someone who hasn't chosen one yet, the one that goes on with sign-up. */
export function sendMemberLink(
  ctx: MemberContext,
  sessions: SessionService,
  order: AccessChange,
): Promise<AccessChanged> {
  return change(ctx, order, async (tx, { id, hasPassword, bySso, lockedAt }) => {
    if (lockedAt !== null) return refusal('NOT_ALLOWED', say('session.member.locked'));
    if (bySso) return refusal('NOT_ALLOWED', say('session.member.bySso'));
    const link = hasPassword ? 'password' : 'signup';
    if (hasPassword) await sendPasswordLink(ctx, tx, id, onceAMinute(ctx, id));
    else await sendSignupLink(ctx, sessions, tx, id);
    return { action: 'member.link', before: null, after: { link } };
  });
}

/** One a minute: a second press sends nothing more. */
const onceAMinute = ({ now }: MemberContext, memberId: string): string =>
  `staff:${memberId}:${Math.floor(now.getTime() / 60_000)}`;

const sendPasswordLink = (
  ctx: MemberContext,
  tx: Db,
  memberId: string,
  key: string,
  why: Pick<PasswordLinkJob, 'isRequired'> = {},
): Promise<void> =>
  ctx.deps.jobs.send(tx, PASSWORD_LINK_JOB, {
    brandId: ctx.brand.id,
    memberId,
    key,
    ...why,
  });

async function sendSignupLink(
  ctx: MemberContext,
  sessions: SessionService,
  tx: Db,
  memberId: string,
): Promise<void> {
  const { brand, now, deps } = ctx;
  const token = await sessions.issueLink(tx, { brandId: brand.id, now, memberId, purpose: 'login' });
  const address = `${brandOrigin(brand.config, deps.config)}/signup/password`;
  await deps.notify.send(tx, {
    brandId: brand.id,
    memberId,
    template: 'signup-link',
    values: { link: `${address}?access_token=${encodeURIComponent(token)}` },
    key: `signup:${onceAMinute(ctx, memberId)}`,
  });
}

interface Done {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change of a member's access with a reason, in one transaction; `null` from `work`: it is so already. */
async function change(
  ctx: MemberContext,
  { memberId, reason }: AccessChange,
  work: (tx: Db, access: MemberAccess) => Promise<Done | Refused | null>,
): Promise<AccessChanged> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const { brand, db, deps, member, now } = ctx;
  return transaction(db, async (tx) => {
    const access = await lockMemberAccess(tx, brand.id, memberId);
    if (access === null) return refusal('NOT_FOUND', say('session.noSuchMember'));
    if (access.isStaff) return refusal('NOT_ALLOWED', say('session.member.isStaff'));
    const done = await work(tx, access);
    if (done === null) return { memberId };
    if ('refusal' in done) return done;
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      subject: `member:${memberId}`,
      reason: reason.trim(),
      ...done,
    });
    return { memberId };
  });
}
