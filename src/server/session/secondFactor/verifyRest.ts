import type { RestHandlers } from '../../../../codegen/rest/handlers.ts';
import { say } from '../../platform/messages/say.ts';
import type { RequestContext } from '../../platform/context.ts';
import { errorBody, refused, RequestError, type VerificationOption } from '../../platform/errors.ts';
import { PENDING_LOGIN_COOKIE } from '../../platform/http/cookies.ts';
import { pendingCookie } from '../login/cookies.ts';
import { toCaller, place, tooMany } from '../login/caller.ts';
import { startSessionFor } from '../login/startSession.ts';
import { beginTwoFactor, listChannels, checkTwoFactorCode, sendTwoFactorCode } from './twoFactor.ts';
import { passkeySite } from './passkeySite.ts';
import type { SessionService } from '../service.ts';
import { checkSecondFactor, type GivenFactor } from './staffFactors.ts';

/** The 401 after a correct password. It lists how the log-in can go on and sets the cookie of the pending log-in. */
export async function askForTwoFactor(
  ctx: RequestContext,
  sessions: SessionService,
  memberId: string,
  { codeGiven = false }: { readonly codeGiven?: boolean } = {},
) {
  const token = await beginTwoFactor(ctx.db, { ...place(ctx), memberId, codeGiven });
  return requireTwoFactor(ctx, token, await listOptions(ctx, sessions, memberId, codeGiven));
}

async function listOptions(
  ctx: RequestContext,
  sessions: SessionService,
  memberId: string,
  codeGiven: boolean,
): Promise<readonly VerificationOption[]> {
  const step = await sessions.readLogInStep(ctx.db, { brandId: ctx.brand.id, memberId, codeGiven });
  if (step?.next === 'factors') return step.factors;
  return step?.next === 'enroll' ? ['enroll'] : listChannels(ctx.db, memberId);
}

function requireTwoFactor(
  ctx: RequestContext,
  token: string,
  verificationOptions: readonly VerificationOption[],
) {
  const failure = new RequestError(401, say('session.twoFactorNeeded'), {
    code: 'SECOND_STEP',
    verificationOptions,
  });
  return {
    status: 401 as const,
    body: errorBody(failure, ctx.locale) as never,
    cookies: [pendingCookie(token)],
  };
}

/** The second step of a log-in. Source: decisions, Session and sign-up; issue 15, Staff and roles. */
export function verifyHandler(sessions: SessionService): RestHandlers['verify'] {
  return async (ctx, { body: { channel, code, method, assertion } }) => {
    if (assertion !== undefined) return prove(ctx, { kind: 'passkey', response: assertion });
    if (method !== undefined && code !== undefined) return prove(ctx, { kind: method, code });
    if (code !== undefined) return finish(ctx, pendingToken(ctx), code);
    if (channel === undefined) throw refused(say('session.twoFactorAsk'));
    const token = pendingToken(ctx);
    const sending = await sendTwoFactorCode(ctx.deps, ctx.db, {
      ...place(ctx),
      token,
      channel,
      nextStep: (memberId) => nextStep(ctx, memberId, false),
    });
    switch (sending.kind) {
      case 'gone':
        throw gone();
      case 'locked':
        throw locked();
      case 'no-channel':
        throw refused(say('session.twoFactorChannel'), { code: 'NO_SUCH_CHANNEL' });
      case 'wait':
        throw tooMany(sending.seconds);
      case 'sent':
        return { status: 200, body: { sent: channel, status: null }, cookies: [pendingCookie(token)] };
    }
  };

  async function nextStep(ctx: RequestContext, memberId: string, codeGiven: boolean) {
    const step = await sessions.readLogInStep(ctx.db, { brandId: ctx.brand.id, memberId, codeGiven });
    return step?.next ?? null;
  }

  async function finish(ctx: RequestContext, token: string, code: string) {
    const checking = await checkTwoFactorCode(ctx.deps, ctx.db, {
      ...place(ctx),
      ...toCaller(ctx),
      userAgent: ctx.client.userAgent,
      token,
      code,
      nextStep: (memberId) => nextStep(ctx, memberId, true),
    });
    switch (checking.kind) {
      case 'gone':
        throw gone();
      case 'locked':
        throw locked();
      case 'spent':
        throw refused(say('session.codeSpent'), {
          code: 'CODE_SPENT',
          fields: { code: say('session.codeSpent') },
        });
      case 'wait':
        throw tooMany(checking.seconds);
      case 'wrong':
        throw wrongCode(checking.left);
      case 'enroll':
        return requireTwoFactor(ctx, token, ['enroll']);
      case 'right': {
        const { body: status, cookies } = await startSessionFor(ctx, sessions, checking.memberId, false);
        return { status: 200 as const, body: { sent: null, status }, cookies };
      }
    }
  }

  /** A second factor of staff. */
  async function prove(ctx: RequestContext, given: GivenFactor) {
    const checking = await checkSecondFactor(ctx.deps, sessions, ctx.db, {
      ...place(ctx),
      ...toCaller(ctx),
      userAgent: ctx.client.userAgent,
      token: pendingToken(ctx),
      given,
      site: passkeySite(ctx),
    });
    switch (checking.kind) {
      case 'gone':
        throw gone();
      case 'locked':
        throw locked();
      case 'wait':
        throw tooMany(checking.seconds);
      case 'wrong':
        throw given.kind === 'passkey'
          ? refused(say('session.passkeyWrong'), { code: 'PASSKEY_WRONG' })
          : wrongCode(checking.left);
      case 'right': {
        const { memberId } = checking;
        const { body: status, cookies } = await startSessionFor(ctx, sessions, memberId, false, {
          secondFactor: true,
        });
        return { status: 200 as const, body: { sent: null, status }, cookies };
      }
    }
  }
}

function wrongCode(left: number): RequestError {
  const sentence = say('session.codeWrong', { left });
  return refused(sentence, { code: 'CODE_WRONG', fields: { code: sentence } });
}

function pendingToken({ client }: RequestContext): string {
  const token = client.cookies[PENDING_LOGIN_COOKIE];
  if (token === undefined || token === '') throw gone();
  return token;
}

function locked(): RequestError {
  return refused(say('session.factorLocked'), { code: 'SECOND_STEP_LOCKED' });
}

function gone(): RequestError {
  return new RequestError(401, say('session.twoFactorGone'), { code: 'SECOND_STEP_GONE' });
}
