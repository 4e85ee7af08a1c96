import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { CookieChange, RequestContext } from '../../platform/context.ts';
import { place } from './caller.ts';
import { sessionCookies } from './cookies.ts';
import type { SessionService, StartedSession } from '../service.ts';
import { toUserStatus } from '../profile/userStatus.ts';

/** Starts a session and returns the caller's new status. */
export async function startSessionFor(
  ctx: RequestContext,
  sessions: SessionService,
  memberId: string,
  viaAccessToken: boolean,
  { secondFactor = false }: { readonly secondFactor?: boolean } = {},
) {
  const session = await sessions.start(ctx.db, {
    ...place(ctx),
    memberId,
    userAgent: ctx.client.userAgent,
    address: ctx.client.address,
    replaces: ctx.session?.token ?? null,
    secondFactor,
  });
  return sessionAnswer(ctx, session, viaAccessToken);
}

export function sessionAnswer(
  ctx: RequestContext,
  session: StartedSession,
  viaAccessToken: boolean,
): { body: UserStatus; cookies: CookieChange[] } {
  const { member, profile } = session;
  return {
    body: toUserStatus(ctx.brand, member, profile, viaAccessToken),
    cookies: sessionCookies(session, ctx),
  };
}
