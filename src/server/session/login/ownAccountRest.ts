import type { RestHandlers } from '../../../../codegen/rest/handlers.ts';
import { say } from '../../platform/messages/say.ts';
import type { MemberContext } from '../../platform/context.ts';
import { refused } from '../../platform/errors.ts';
import { demandPassword } from './confirmLogIn.ts';
import { place } from './caller.ts';
import { endOpenSession, openSessions } from './openSessions.ts';
import { passwordRefusal } from './passwords.ts';
import type { SessionService } from '../service.ts';
import { setTwoFactor } from '../store/twoFactor.ts';

/** Handlers for a member's own log-in: password, two-factor, open sessions. */
export function ownAccountHandlers(
  sessions: SessionService,
): Pick<RestHandlers, 'getSessions' | 'endSessions' | 'setSecondStep' | 'changePassword'> {
  return {
    getSessions: async (ctx) => ({ status: 200, body: await openSessions(ctx.db, ownScope(ctx)) }),

    endSessions: async (ctx, { body: { id } }) => {
      const own = ownScope(ctx);
      if (id === undefined) await sessions.endAll(ctx.db, own.memberId, own.currentId);
      else await endOpenSession(ctx.db, { ...own, id });
      return { status: 200, body: await openSessions(ctx.db, own) };
    },

    setSecondStep: async (ctx, { body: { enabled, password } }) => {
      await demandPassword(ctx, sessions, password);
      await setTwoFactor(ctx.db, ownScope(ctx).memberId, enabled);
      return { status: 200, body: { ok: true } };
    },

    changePassword: async (ctx, { body: { password, new_password: wanted } }) => {
      const { memberId, currentId } = ownScope(ctx);
      const fault =
        passwordRefusal(wanted, ctx, await sessions.findPerson(ctx.db, ctx.brand.id, memberId)) ??
        (wanted === password ? say('session.samePassword') : null);
      if (fault !== null) throw refused(fault, { fields: { new_password: fault } });
      await demandPassword(ctx, sessions, password);
      await sessions.changePassword(ctx.db, {
        memberId,
        password: wanted,
        keepSessionId: currentId,
        now: ctx.now,
      });
      await ctx.deps.notify.send(ctx.db, {
        brandId: ctx.brand.id,
        memberId,
        template: 'password-changed',
        values: {},
        key: `password-changed:${ctx.deps.newId()}`,
      });
      return { status: 200, body: { ok: true } };
    },
  };
}

function ownScope(ctx: MemberContext) {
  return { ...place(ctx), memberId: ctx.member.id, currentId: ctx.session.id, locale: ctx.locale };
}
