import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import type { Signup } from '../../../codegen/rest/types.ts';
import { safeReturnTo } from '../../domain/session/returnTo.ts';
import { say } from '../platform/messages/say.ts';
import type { CookieChange, MemberContext, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { updateAccountSetup } from './connect/accountSetup.ts';
import { beginAuthorization } from './connect/connectByOAuth.ts';
import { connectByAccount } from './connect/connectByAccount.ts';
import { connectByFiles } from './connect/connectByFiles.ts';
import { readConnection, type Connection, type Who } from './connect/connection.ts';
import { writeStatus } from './connect/statusChange.ts';
import type { UtilityDeps } from './deps.ts';
import { endAuthorization } from './connect/changeProgram.ts';
import { setAuthStatus } from './store/connections.ts';

/** Reads the sign-up's state; handed in by the sign-up room. */
export type ReadSignup = (
  ctx: RequestContext,
) => Promise<{ readonly body: Signup; readonly cookies: readonly CookieChange[] }>;

/** Source: SGN-22, SGN-24, SGN-13. */
export function utilityHandlers(
  deps: UtilityDeps,
  readSignup: ReadSignup,
): Pick<RestHandlers, 'updateUtility' | 'isUtilityAuthDone' | 'getUtilityOutage'> {
  return {
    updateUtility: async (ctx, { body }) => {
      const who = currentMember(ctx);
      const asked = [
        body.start === true,
        body.moved !== undefined,
        body.account_number !== undefined || body.nmi !== undefined || body.meter_number !== undefined,
      ].filter(Boolean).length;
      if (asked !== 1) throw refused(say('utility.oneThing'), { code: 'ONE_THING' });
      const connection = await readConnection(ctx.db, who);
      if (connection === null) throw refused(say('utility.chooseFirst'), { code: 'NO_UTILITY' });
      let authUrl: string | null = null;
      if (body.start === true)
        authUrl = await beginAuthorization(deps, ctx.brand, connection, {
          ...who,
          sessionId: ctx.session.id,
          locale: ctx.locale,
          returnTo: safeReturnTo(body.return_to),
        });
      else if (body.moved !== undefined) await answerMove(deps, connection, who, body.moved);
      else if (connection.utility?.connectionMethod === 'FILES')
        await connectByFiles(deps, connection.utility, ctx.brand.config.country, who, body);
      else await connectByAccount(deps, connection, ctx.brand.config.country, who, body);
      const { body: signup, cookies } = await readSignup(ctx);
      return { status: 200, body: { signup, auth_url: authUrl }, cookies };
    },

    isUtilityAuthDone: async (ctx) => {
      const connection = await readConnection(ctx.db, currentMember(ctx));
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
      const utility = (await readConnection(ctx.db, currentMember(ctx)))?.utility ?? null;
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

function currentMember({ member, brand }: MemberContext): Who {
  return { brandId: brand.id, memberId: member.id };
}

/**
 * The answer to "have you moved?". A home that moved starts over with its postal code; for one that didn't,
 * the market decides again. Ignored unless the market asked, so that an old tab changes nothing.
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
      await setAuthStatus(tx, memberId, 'none');
      const left = await writeStatus(tx, {
        memberId,
        state: 'PreValid',
        substate: 'NoLocation',
        at: now,
        cause: 'member',
      });
      if (left !== null) await updateAccountSetup(tx, left.after);
    } else if (substate === 'PossibleMove') {
      await writeStatus(tx, { memberId, state: 'pending', substate: 'Connected', at: now, cause: 'member' });
    }
  });
}
