import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import { say } from '../platform/messages/say.ts';
import type { RequestContext } from '../platform/context.ts';
import { errorBody, refused, RequestError } from '../platform/errors.ts';
import { PENDING_LOGIN_COOKIE } from '../platform/http/cookies.ts';
import { pendingCookie } from './cookies.ts';
import { toCaller, startSessionFor, place, tooMany } from './startSession.ts';
import { beginTwoFactor, listChannels, checkTwoFactorCode, sendTwoFactorCode } from './twoFactor.ts';
import type { SessionService } from './service.ts';

/** The 401 after a correct password. It lists the channels for a code and sets the cookie of the pending log-in. */
export async function askForTwoFactor(ctx: RequestContext, memberId: string) {
  const token = await beginTwoFactor(ctx.db, { ...place(ctx), memberId });
  const failure = new RequestError(401, say('session.secondStepNeeded'), {
    code: 'SECOND_STEP',
    verificationOptions: await listChannels(ctx.db, memberId),
  });
  return {
    status: 401 as const,
    body: errorBody(failure, ctx.locale) as never,
    cookies: [pendingCookie(token)],
  };
}

/** The second step of a log-in. Source: decisions, Session and sign-up. */
export function verifyHandler(sessions: SessionService): RestHandlers['verify'] {
  return async (ctx, { body: { channel, code } }) => {
    if (code !== undefined) return finish(ctx, pendingToken(ctx), code);
    if (channel === undefined) throw refused(say('session.secondStepAsk'));
    const token = pendingToken(ctx);
    const sending = await sendTwoFactorCode(ctx.deps, ctx.db, { ...place(ctx), token, channel });
    switch (sending.kind) {
      case 'gone':
        throw gone();
      case 'no-channel':
        throw refused(say('session.secondStepChannel'), { code: 'NO_SUCH_CHANNEL' });
      case 'wait':
        throw tooMany(sending.seconds);
      case 'sent':
        return { status: 200, body: { sent: channel, status: null }, cookies: [pendingCookie(token)] };
    }
  };

  async function finish(ctx: RequestContext, token: string, code: string) {
    const checking = await checkTwoFactorCode(ctx.deps, ctx.db, {
      ...place(ctx),
      ...toCaller(ctx),
      token,
      code,
    });
    switch (checking.kind) {
      case 'gone':
        throw gone();
      case 'spent':
        throw refused(say('session.codeSpent'), {
          code: 'CODE_SPENT',
          fields: { code: say('session.codeSpent') },
        });
      case 'wait':
        throw tooMany(checking.seconds);
      case 'wrong': {
        const sentence = say('session.codeWrong', { left: checking.left });
        throw refused(sentence, { code: 'CODE_WRONG', fields: { code: sentence } });
      }
      case 'right': {
        const { body: status, cookies } = await startSessionFor(ctx, sessions, checking.memberId, false);
        return { status: 200 as const, body: { sent: null, status }, cookies };
      }
    }
  }
}

function pendingToken({ client }: RequestContext): string {
  const token = client.cookies[PENDING_LOGIN_COOKIE];
  if (token === undefined || token === '') throw gone();
  return token;
}

function gone(): RequestError {
  return new RequestError(401, say('session.secondStepGone'), { code: 'SECOND_STEP_GONE' });
}
