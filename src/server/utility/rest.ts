import { eq } from 'drizzle-orm';
import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import type { Signup } from '../../../codegen/rest/types.ts';
import { safeReturnTo } from '../../domain/session/returnTo.ts';
import { say } from '../platform/messages/say.ts';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, unauthorized } from '../platform/errors.ts';
import { followAccount } from './account.ts';
import { endAuthorization } from './authorizations.ts';
import { beginAuthorization } from './begin.ts';
import { connectByAccount } from './byAccount.ts';
import { connectByFiles } from './byFiles.ts';
import { connectionOf, type Connection, type Who } from './connection.ts';
import { moveTo } from './move.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityConnections } from './tables.ts';

/** Where the sign-up stands: the sign-up's own business, handed in. */
export type SignupOf = (
  ctx: RequestContext,
) => Promise<{ readonly body: Signup; readonly cookies: readonly CookieChange[] }>;

/** Connecting, asking how far it is, and whether the utility is there. Source: SGN-22, SGN-24, SGN-13. */
export function utilityHandlers(
  deps: UtilityDeps,
  signupOf: SignupOf,
): Pick<RestHandlers, 'updateUtility' | 'isUtilityAuthDone' | 'getUtilityOutage'> {
  return {
    updateUtility: async (ctx, { body }) => {
      const who = whoOf(ctx);
      const asked = [
        body.start === true,
        body.moved !== undefined,
        body.account_number !== undefined || body.nmi !== undefined || body.meter_number !== undefined,
      ].filter(Boolean).length;
      if (asked !== 1) throw refused(say('utility.oneThing'), { code: 'ONE_THING' });
      const connection = await connectionOf(ctx.db, who);
      if (connection === null) throw refused(say('utility.chooseFirst'), { code: 'NO_UTILITY' });
      let authUrl: string | null = null;
      if (body.start === true)
        authUrl = await beginAuthorization(deps, ctx.brand, connection, {
          ...who,
          sessionId: ctx.session?.id ?? '',
          locale: ctx.locale,
          returnTo: safeReturnTo(body.return_to),
        });
      else if (body.moved !== undefined) await answerMove(deps, connection, who, body.moved);
      else if (connection.utility?.connectionMethod === 'FILES')
        await connectByFiles(deps, connection.utility, ctx.brand.config.country, who, body);
      else await connectByAccount(deps, connection, who, body);
      const { body: signup, cookies } = await signupOf(ctx);
      return { status: 200, body: { signup, auth_url: authUrl }, cookies };
    },

    isUtilityAuthDone: async (ctx) => {
      const connection = await connectionOf(ctx.db, whoOf(ctx));
      const status = connection?.authStatus ?? 'none';
      return {
        status: 200,
        body: {
          done: status !== 'none' && status !== 'waiting',
          status,
          utility_widget_state: connection?.state ?? 'PreValid',
          utility_widget_substate: connection?.substate ?? null,
        },
      };
    },

    getUtilityOutage: async (ctx) => {
      const utility = (await connectionOf(ctx.db, whoOf(ctx)))?.utility ?? null;
      return {
        status: 200,
        body: {
          in_outage: utility?.inOutage ?? false,
          short_name: utility?.shortName ?? null,
          outageEndDttm: utility?.inOutage ? (utility.outageEndAt?.toISOString() ?? null) : null,
        },
      };
    },
  };
}

function whoOf({ member, brand }: RequestContext): Who {
  if (member === null) throw unauthorized();
  return { brandId: brand.id, memberId: member.id };
}

/**
 * The member's answer to "have you moved?". A home that moved is connected anew, beginning with its postal code; for one
 * that did not, the market has the word again. Asked of nobody else, so that an old tab undoes nothing.
 */
async function answerMove(
  deps: UtilityDeps,
  { substate }: Connection,
  { memberId }: Who,
  moved: boolean,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    if (moved) {
      await endAuthorization(tx, memberId, now);
      await tx
        .update(utilityConnections)
        .set({ authStatus: 'none' })
        .where(eq(utilityConnections.memberId, memberId));
      const left = await moveTo(tx, {
        memberId,
        state: 'PreValid',
        substate: 'NoLocation',
        at: now,
        cause: 'member',
      });
      if (left !== null) await followAccount(tx, left.after);
    } else if (substate === 'PossibleMove') {
      await moveTo(tx, { memberId, state: 'pending', substate: 'Connected', at: now, cause: 'member' });
    }
  });
}
