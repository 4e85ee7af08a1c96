import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { LOCALE_COOKIE } from '../../../domain/brands/localeCookie.ts';
import { safeReturnTo } from '../../../domain/session/returnTo.ts';
import type { Deps, RequestContext } from '../../platform/context.ts';
import { setCookie } from '../../platform/http/cookies.ts';
import { cookieSetting } from '../../platform/http/requestContext.ts';
import type { ServerPart } from '../../platform/http/server.ts';
import { sessionCookies } from '../login/cookies.ts';
import type { SessionService } from '../service.ts';
import { isLocked } from '../store/memberAccess.ts';
import { beginAttempt, SSO_MINUTES, redeemSsoAttempt, type SsoAttempt } from '../store/ssoAttempts.ts';
import { findOrAddMember } from './identities.ts';
import { toPerson, type SsoPerson } from './person.ts';
import { createIdentityProviders, type OidcConfig } from './provider.ts';

const SIGNUP = '/signup';

/** Binds an attempt to the browser that began it. */
const SSO_COOKIE = 'ebbwatt_sso';

/** Shown on the log-in page as a sentence. */
export type SsoFailure =
  | 'denied'
  | 'expired'
  | 'unavailable'
  | 'unverified'
  | 'taken'
  | 'locked'
  | 'own-account'
  | 'ended';

type Brand = {
  readonly Params: { readonly brand: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
};

/**
 * BRD-13: `{backend}/connect/{brand}` and its callback: single sign-on by OpenID Connect, authorization code with
 * PKCE. Not found for another brand, or for one that logs in with passwords. Logging out ends our session only, not
 * the provider's.
 */
export function ssoRoutes(deps: Deps, sessions: SessionService): ServerPart {
  const providers = createIdentityProviders(deps);

  return async (app, { readContext }) => {
    app.get<Brand>('/connect/:brand', async (request, reply) => {
      const ctx = await readContext(request);
      if (!hasSso(ctx, request.params.brand)) return reply.callNotFound();
      const config = await findProvider(ctx);
      if (config === null)
        return redirectFailed(reply, 'unavailable', { returnTo: null, invitation: readInvitation(request) });
      const address = await beginAtProvider(ctx, request, reply, config);
      return redirect(reply, address.href);
    });

    app.get<Brand>('/connect/:brand/callback', async (request, reply) => {
      const ctx = await readContext(request);
      if (!hasSso(ctx, request.params.brand)) return reply.callNotFound();
      const attempt = await redeemAttempt(ctx, request);
      if (attempt === null) return redirectFailed(reply, 'expired');
      if (request.query['error'] !== undefined)
        return redirectFailed(
          reply,
          request.query['error'] === 'access_denied' ? 'denied' : 'unavailable',
          attempt,
        );
      const person = await exchangeCode(ctx, request, attempt);
      if (person === null) return redirectFailed(reply, 'unavailable', attempt);
      const arrival = await findOrAddMember(ctx.db, sessions, {
        brand: ctx.brand,
        person,
        invitation: attempt.invitation ?? null,
        chosen: ctx.client.cookies[LOCALE_COOKIE] ?? null,
        locale: ctx.locale,
        now: ctx.now,
        newId: deps.newId,
      });
      if (arrival.kind !== 'member') return redirectFailed(reply, arrival.kind, attempt);
      const { memberId, isNew } = arrival;
      if (await isLocked(ctx.db, ctx.brand.id, memberId)) return redirectFailed(reply, 'locked', attempt);
      const session = await sessions.start(ctx.db, {
        brandId: ctx.brand.id,
        now: ctx.now,
        memberId,
        userAgent: ctx.client.userAgent,
        address: ctx.client.address,
        replaces: ctx.session?.token ?? null,
      });
      for (const cookie of sessionCookies(session, ctx)) setCookie(reply, cookieSetting(ctx), cookie);
      return redirect(reply, isNew ? SIGNUP : (attempt.returnTo ?? '/'));
    });
  };

  async function findProvider(ctx: RequestContext): Promise<OidcConfig | null> {
    try {
      return await providers.of(ctx.brand.id);
    } catch (error) {
      ctx.log.warn({ fault: errorName(error) }, 'the identity provider cannot be used');
      return null;
    }
  }

  async function beginAtProvider(
    ctx: RequestContext,
    request: FastifyRequest<Brand>,
    reply: FastifyReply,
    config: OidcConfig,
  ): Promise<URL> {
    const state = oidc.randomState();
    const attempt: SsoAttempt = {
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      redirectUri: `${publicOrigin(ctx, request)}${deps.config.apiPrefix}/connect/${ctx.brand.id}/callback`,
      returnTo: returnTarget(request),
      invitation: readInvitation(request),
    };
    const browser = readBrowser(request) ?? randomBytes(32).toString('base64url');
    await beginAttempt(
      ctx.db,
      deps.secrets,
      { brandId: ctx.brand.id, state, browser, now: ctx.now },
      attempt,
    );
    setCookie(reply, cookieSetting(ctx), {
      name: SSO_COOKIE,
      value: browser,
      httpOnly: true,
      maxAgeSeconds: SSO_MINUTES * 60,
    });
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: attempt.redirectUri,
      scope: 'openid email profile',
      state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      ui_locales: ctx.locale,
    });
  }

  async function redeemAttempt(
    ctx: RequestContext,
    request: FastifyRequest<Brand>,
  ): Promise<SsoAttempt | null> {
    const { state } = request.query;
    const browser = readBrowser(request);
    if (typeof state !== 'string' || state.length > 200 || browser === null) return null;
    return redeemSsoAttempt(ctx.db, deps.secrets, { brandId: ctx.brand.id, state, browser, now: ctx.now });
  }

  /** Null when the provider fails or gives an unexpected answer. */
  async function exchangeCode(
    ctx: RequestContext,
    request: FastifyRequest<Brand>,
    attempt: SsoAttempt,
  ): Promise<SsoPerson | null> {
    const config = await findProvider(ctx);
    if (config === null) return null;
    try {
      const back = new URL(attempt.redirectUri);
      back.search = new URL(request.url, back).search;
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        pkceCodeVerifier: attempt.verifier,
        expectedNonce: attempt.nonce,
        // The attempt was found by its state, so this is the one that was sent.
        expectedState: String(request.query['state']),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) return null;
      const more =
        claims['email'] === undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      return toPerson(claims.iss, claims.sub, { ...more, ...claims });
    } catch (error) {
      ctx.log.warn({ fault: errorName(error) }, 'a log-in at the identity provider failed');
      return null;
    }
  }

  function publicOrigin(ctx: RequestContext, request: FastifyRequest): string {
    const { hosts, localHosts } = ctx.brand.config;
    // The cookie is bound to the browser's host; only the brand's own hosts are trusted.
    if ([...hosts, ...localHosts].includes(request.hostname)) return `${request.protocol}://${request.host}`;
    return brandOrigin(ctx.brand.config, deps.config);
  }
}

/** A path of this origin. */
function returnTarget(request: FastifyRequest<Brand>): string | null {
  const wanted = request.query['return_to'];
  return typeof wanted === 'string' ? safeReturnTo(wanted) : null;
}

/** The token of the mailed link that led here. */
function readInvitation(request: FastifyRequest<Brand>): string | null {
  const { token } = request.query;
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : null;
}

function hasSso({ brand }: RequestContext, named: string): boolean {
  return named === brand.id && brand.config.loginMethod === 'sso';
}

function readBrowser(request: FastifyRequest): string | null {
  const held = request.cookies[SSO_COOKIE];
  return held !== undefined && /^[\w-]{43}$/.test(held) ? held : null;
}

/** Redirects to where the attempt began: sign-up, the invitation while it works, or log-in. */
function redirectFailed(
  reply: FastifyReply,
  reason: SsoFailure,
  attempt?: Pick<SsoAttempt, 'returnTo' | 'invitation'>,
): FastifyReply {
  if (typeof attempt?.invitation === 'string' && reason !== 'ended')
    return redirect(reply, `/login?token=${attempt.invitation}&invited=true&sso=${reason}`);
  return redirect(reply, `${attempt?.returnTo === SIGNUP ? `${SIGNUP}/full` : '/login'}?sso=${reason}`);
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}

/** The error's kind only: its message may hold what was sent or received. */
function errorName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}
