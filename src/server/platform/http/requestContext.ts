import type { FastifyRequest } from 'fastify';
import type {
  ClientFacts,
  Deps,
  PreviewState,
  RequestContext,
  SessionMember,
  SessionState,
} from '../context.ts';
import { PREVIEW_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { currentInheritedContext } from './inheritedContext.ts';
import type { Outbound } from './outbound.ts';
import { localeFor } from './requestLocale.ts';

export interface ResolvedSession {
  readonly session: SessionState;
  readonly member: SessionMember;
  readonly preview?: PreviewState | null;
}

export interface SessionLookup {
  readonly token: string;
  readonly brandId: string;
  readonly now: Date;
  /** A page shows the member's name, preferences and features, so it reads them along with the session. */
  readonly forPage: boolean;
  /** Of a preview; its member takes the place of the session's. */
  readonly previewToken?: string | undefined;
}

/** Null for tokens that are unknown, expired or another brand's. */
export type ReadSession = (lookup: SessionLookup) => Promise<ResolvedSession | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Created once per request by `readContext`. */
    ebbwattContext: Promise<RequestContext> | null;
  }
}

export type ReadContext = (request: FastifyRequest, purpose?: 'page') => Promise<RequestContext>;

/** Creates a request's context; the session is read once, on first use. */
export function createReadContext(deps: Deps, readSession: ReadSession): ReadContext {
  const make = async (request: FastifyRequest, forPage: boolean): Promise<RequestContext> => {
    const handed = currentInheritedContext();
    if (handed !== undefined)
      return { ...handed, log: request.log, requestId: request.id, client: clientFacts(request) };
    const now = deps.clock.now();
    const brand = deps.brands.forHost(request.host);
    const token = request.cookies[SESSION_COOKIE];
    const previewToken = request.cookies[PREVIEW_COOKIE];
    const resolved = token
      ? await readSession({ token, brandId: brand.id, now, forPage, previewToken })
      : null;
    const preview = resolved?.preview ?? null;
    return {
      deps: { ...deps, outbound: withRequestId(deps.outbound, request.id) },
      db: deps.db,
      now: preview?.at ?? now,
      preview,
      previewEnded: resolved !== null && preview === null && previewToken !== undefined && !forPage,
      log: request.log,
      requestId: request.id,
      brand,
      session: resolved?.session ?? null,
      member: resolved?.member ?? null,
      locale: localeFor(request, brand, resolved?.member ?? null),
      client: clientFacts(request),
    };
  };
  return (request, purpose) => (request.ebbwattContext ??= make(request, purpose === 'page'));
}

/** What a request causes at partners carries its id. */
const withRequestId = ({ call }: Outbound, requestId: string): Outbound => ({
  call: (partner, request, limits) => call(partner, { requestId, ...request }, limits),
});

function clientFacts(request: FastifyRequest): ClientFacts {
  const key = request.headers['idempotency-key'];
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    secure: request.protocol === 'https',
    host: request.host,
    objects: request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1',
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    cookies: request.cookies,
  };
}

/** Attributes for this request's cookies. */
export function cookieSetting(ctx: RequestContext): { brand: RequestContext['brand']; secure: boolean } {
  return { brand: ctx.brand, secure: ctx.client.secure };
}
