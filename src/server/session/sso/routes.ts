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
import { cookiesOf } from '../cookies.ts';
import type { SessionService } from '../service.ts';
import { beginAttempt, SSO_MINUTES, useAttempt, type SsoAttempt } from './attempts.ts';
import { memberOfPerson } from './identities.ts';
import { personOf, type SsoPerson } from './person.ts';
import { createIdentityProviders, type OidcConfig } from './provider.ts';

const SIGNUP = '/signup';

/** Binds a way to the provider to the browser that went it. */
export const SSO_COOKIE = 'ebbwatt_sso';

/** Why a log-in at the provider did not work out; the log-in page says it in plain words. */
export type SsoFailure = 'denied' | 'expired' | 'unavailable' | 'unverified' | 'taken';

type Brand = {
  readonly Params: { readonly brand: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
};

/**
 * BRD-13: `{backend}/connect/{brand}`, where the browser goes for single sign-on (OpenID Connect, authorization code with
 * PKCE), and its way back. Another brand's address, or one that logs in with a password, does not exist here. Logging out
 * ends our own session; the provider's is the provider's.
 */
export function ssoRoutes(deps: Deps, sessions: SessionService): ServerPart {
  const providers = createIdentityProviders(deps);

  return async (app, { contextOf }) => {
    app.get<Brand>('/connect/:brand', async (request, reply) => {
      const ctx = await contextOf(request);
      if (!hasSso(ctx, request.params.brand)) return reply.callNotFound();
      const config = await providerOf(ctx);
      if (config === null) return failed(reply, 'unavailable');
      const address = await leave(ctx, request, reply, config);
      return go(reply, address.href);
    });

    app.get<Brand>('/connect/:brand/callback', async (request, reply) => {
      const ctx = await contextOf(request);
      if (!hasSso(ctx, request.params.brand)) return reply.callNotFound();
      const attempt = await attemptOf(ctx, request);
      if (attempt === null) return failed(reply, 'expired');
      if (request.query['error'] !== undefined)
        return failed(reply, request.query['error'] === 'access_denied' ? 'denied' : 'unavailable', attempt);
      const person = await personFrom(ctx, request, attempt);
      if (person === null) return failed(reply, 'unavailable', attempt);
      const arrival = await memberOfPerson(ctx.db, {
        brand: ctx.brand,
        person,
        chosen: ctx.client.cookies[LOCALE_COOKIE] ?? null,
        locale: ctx.locale,
        now: ctx.now,
        newId: deps.newId,
      });
      if (arrival.kind !== 'member') return failed(reply, arrival.kind, attempt);
      const { memberId, isNew } = arrival;
      const session = await sessions.start(ctx.db, {
        brandId: ctx.brand.id,
        now: ctx.now,
        memberId,
        userAgent: ctx.client.userAgent,
        replaces: ctx.session?.token ?? null,
      });
      for (const cookie of cookiesOf(session, ctx)) setCookie(reply, cookieSetting(ctx), cookie);
      return go(reply, isNew ? SIGNUP : (attempt.returnTo ?? '/'));
    });
  };

  async function providerOf(ctx: RequestContext): Promise<OidcConfig | null> {
    try {
      return await providers.of(ctx.brand.id);
    } catch (error) {
      ctx.log.warn({ fault: nameOf(error) }, 'the identity provider cannot be used');
      return null;
    }
  }

  async function leave(
    ctx: RequestContext,
    request: FastifyRequest<Brand>,
    reply: FastifyReply,
    config: OidcConfig,
  ): Promise<URL> {
    const state = oidc.randomState();
    const attempt: SsoAttempt = {
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      redirectUri: `${originOf(ctx, request)}${deps.config.apiPrefix}/connect/${ctx.brand.id}/callback`,
      returnTo: returnTarget(request),
    };
    const browser = browserOf(request) ?? randomBytes(32).toString('base64url');
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

  async function attemptOf(ctx: RequestContext, request: FastifyRequest<Brand>): Promise<SsoAttempt | null> {
    const { state } = request.query;
    const browser = browserOf(request);
    if (typeof state !== 'string' || state.length > 200 || browser === null) return null;
    return useAttempt(ctx.db, deps.secrets, { brandId: ctx.brand.id, state, browser, now: ctx.now });
  }

  /** Exchanges the code. Null: the provider did not answer, or did not answer as agreed. */
  async function personFrom(
    ctx: RequestContext,
    request: FastifyRequest<Brand>,
    attempt: SsoAttempt,
  ): Promise<SsoPerson | null> {
    const config = await providerOf(ctx);
    if (config === null) return null;
    try {
      const back = new URL(attempt.redirectUri);
      back.search = new URL(request.url, back).search;
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        pkceCodeVerifier: attempt.verifier,
        expectedNonce: attempt.nonce,
        // It was found by its state, so this is the one that was sent.
        expectedState: String(request.query['state']),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) return null;
      const more =
        claims['email'] === undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      return personOf(claims.iss, claims.sub, { ...more, ...claims });
    } catch (error) {
      ctx.log.warn({ fault: nameOf(error) }, 'a log-in at the identity provider failed');
      return null;
    }
  }

  function originOf(ctx: RequestContext, request: FastifyRequest): string {
    const { hosts, localHosts } = ctx.brand.config;
    // The cookie is bound to the host the browser is on; only hosts that are the brand's are believed.
    if ([...hosts, ...localHosts].includes(request.hostname)) return `${request.protocol}://${request.host}`;
    return brandOrigin(ctx.brand.config, deps.config);
  }
}

/** The page of this origin to return to. */
function returnTarget(request: FastifyRequest<Brand>): string | null {
  const wanted = request.query['return_to'];
  return typeof wanted === 'string' ? safeReturnTo(wanted) : null;
}

function hasSso({ brand }: RequestContext, named: string): boolean {
  return named === brand.id && brand.config.loginMethod === 'sso';
}

function browserOf(request: FastifyRequest): string | null {
  const held = request.cookies[SSO_COOKIE];
  return held !== undefined && /^[\w-]{43}$/.test(held) ? held : null;
}

/** Back to where somebody set out: the sign-up, or the log-in. */
function failed(reply: FastifyReply, reason: SsoFailure, attempt?: SsoAttempt): FastifyReply {
  return go(reply, `${attempt?.returnTo === SIGNUP ? `${SIGNUP}/full` : '/login'}?sso=${reason}`);
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}

/** What may be logged of an error: its kind, never what was sent or answered. */
function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}
