import { isHiddenBySso } from '../../../domain/brands/ssoHides.ts';
import { FRESH_LOGIN_MINUTES } from '../../../domain/session/secondFactors.ts';
import type { MemberContext } from '../../platform/context.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { loadProfile } from '../profile/profileLoader.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPassword } from '../store/accounts.ts';
import { place, toCaller, tooMany } from './caller.ts';

/**
 * How this member confirms that it is them: by the password, or, without one, by a log-in a few minutes ago. `done` is such
 * a log-in, `login` one that is still to come.
 */
export type Confirmation = 'password' | 'login' | 'done';

/** A stolen browser must not be able to do what matters most long after the log-in. */
export function isFreshLogIn({ session, now }: MemberContext): boolean {
  return Math.abs(now.getTime() - session.createdAt.getTime()) <= FRESH_LOGIN_MINUTES * 60_000;
}

export async function readConfirmation(ctx: MemberContext): Promise<Confirmation> {
  const profile = await loadProfile(ctx);
  const ownsPassword = !isHiddenBySso(ctx.brand.config, 'password', { ssoLogin: profile?.ssoLogin === true });
  const account = await findPassword(ctx.db, ctx.brand.id, ctx.member.id);
  if (ownsPassword && account?.passwordHash != null) return 'password';
  return isFreshLogIn(ctx) ? 'done' : 'login';
}

/** The part of the session service that compares passwords. */
interface ComparesPasswords {
  checkPassword(
    db: Db,
    check: ReturnType<typeof place> &
      ReturnType<typeof toCaller> & { readonly memberId: string; readonly password: string },
  ): Promise<{ readonly right: boolean | null; readonly wait: number }>;
}

/** Refuses what was asked for unless the member confirms the log-in. */
export async function demandLogIn(
  ctx: MemberContext,
  sessions: ComparesPasswords,
  password: string | undefined,
): Promise<void> {
  const confirmation = await readConfirmation(ctx);
  if (confirmation === 'password') return demandPassword(ctx, sessions, password ?? '');
  if (confirmation === 'login')
    throw refused(say('session.freshLogin', { minutes: FRESH_LOGIN_MINUTES }), { code: 'FRESH_LOGIN' });
}

/** Refuses with WRONG_PASSWORD; attempts are throttled as at the log-in. */
export async function demandPassword(
  ctx: MemberContext,
  sessions: ComparesPasswords,
  password: string,
): Promise<void> {
  const { right, wait } = await sessions.checkPassword(ctx.db, {
    ...place(ctx),
    ...toCaller(ctx),
    memberId: ctx.member.id,
    password,
  });
  if (wait > 0) throw tooMany(wait);
  if (right === null) throw refused(say('session.noPasswordHere'), { code: 'NO_PASSWORD' });
  if (!right)
    throw refused(say('session.presentPasswordWrong'), {
      code: 'WRONG_PASSWORD',
      fields: { password: say('session.presentPasswordWrong') },
    });
}
